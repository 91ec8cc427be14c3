#if CommandLineTool
  import NIOCore
  import NIOHTTP1
  import NIOWebSocket

  extension Channel {
    /// Adds what reads and answers requests.
    func addRequestHandlers(
      rules: RequestRules,
      limits: PageServerLimits,
      site: any PageSite,
      connections: Connections
    ) throws {
      var headerLimits = NIOHTTPDecoderLimitConfiguration()
      headerLimits.maxHeaderListSize = limits.headerBytes
      headerLimits.maxHeaderFieldCount = 100
      let leaving = LeavingHandler(limits: limits)
      let pipeline = pipeline.syncOperations
      try pipeline.addHandler(leaving)
      try pipeline.addHandler(HTTPResponseEncoder())
      try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder(limitConfiguration: headerLimits)))
      try pipeline.addHandler(HTTPServerPipelineHandler())
      try pipeline.addHandler(
        RequestHandler(rules: rules, limits: limits, site: site, connections: connections, leaving: leaving)
      )
    }
  }

  extension RequestHandler {
    /// Turns the connection into a WebSocket, and lets the site talk with the page.
    func startConversation(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
      let channel = context.channel
      let response = NIOWebSocketServerUpgrader(
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(Answer.protection()) },
        upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() }
      ).buildUpgradeResponse(channel: channel, upgradeRequest: head, initialResponseHeaders: [:])
      response.assumeIsolated().whenComplete { result in
        switch result {
        case .success(let headers): self.switchProtocols(headers, context)
        case .failure: self.answer(head, Answer(.badRequest), context)
        }
      }
    }

    private func switchProtocols(_ headers: HTTPHeaders, _ context: ChannelHandlerContext) {
      let pipeline = context.pipeline.syncOperations
      do {
        // Until the answer is there, a client must not send anything else. Such bytes are dropped with the decoder.
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        pipeline.removeHandler(decoder).assumeIsolated().whenComplete { _ in
          self.finishSwitching(headers, context)
        }
      } catch {
        context.close(promise: nil)
      }
    }

    private func finishSwitching(_ headers: HTTPHeaders, _ context: ChannelHandlerContext) {
      let channel = context.channel
      let pipeline = context.pipeline.syncOperations
      guard channel.isActive else { return }
      do {
        context.writeAndFlush(
          wrapOutboundOut(
            .head(HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: headers))
          ),
          promise: nil
        )
        let encoder = try pipeline.handler(type: HTTPResponseEncoder.self)
        let requestQueue = try pipeline.handler(type: HTTPServerPipelineHandler.self)
        pipeline.removeHandler(encoder, promise: nil)
        pipeline.removeHandler(requestQueue, promise: nil)
        let socket = SocketHandler(limits: limits, leaving: leaving, loop: channel.eventLoop)
        try pipeline.addHandler(WebSocketFrameEncoder())
        try pipeline.addHandler(
          ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limits.messageBytes))
        )
        try pipeline.addHandler(socket)
        pipeline.removeHandler(context: context, promise: nil)
        let page = socket.page(of: channel)
        let here = NIOLoopBound(socket, eventLoop: channel.eventLoop)
        connections.run { [site] in
          await site.converse(with: page)
          channel.eventLoop.execute { here.value.leave(.normalClosure) }
        }
      } catch {
        context.close(promise: nil)
      }
    }
  }
#endif
