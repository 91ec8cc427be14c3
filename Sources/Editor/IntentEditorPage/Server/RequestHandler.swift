#if CommandLineTool
  import NIOCore
  import NIOHTTP1
  import NIOWebSocket

  /// Answers the one request of a connection, or makes it a WebSocket if the page asks for one.
  final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    let rules: RequestRules
    let limits: PageServerLimits
    let site: any WebSite
    let connections: Connections
    let leaving: LeavingHandler
    private var state = State.waiting
    private var requestTimer: Scheduled<Void>?

    /// How far the request of this connection is.
    private enum State {
      case waiting
      /// A request to serve after all of it has arrived.
      case arriving(HTTPRequestHead, RequestRules.Decision)
      case done
    }

    init(
      rules: RequestRules,
      limits: PageServerLimits,
      site: any WebSite,
      connections: Connections,
      leaving: LeavingHandler
    ) {
      self.rules = rules
      self.limits = limits
      self.site = site
      self.connections = connections
      self.leaving = leaving
    }

    func handlerAdded(context: ChannelHandlerContext) {
      requestTimer = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(limits.requestTime)) {
        if case .done = self.state { return }
        context.close(promise: nil)
      }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      requestTimer?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch (state, unwrapInboundIn(data)) {
      case (.waiting, .head(let head)):
        let decision = rules.decide(head)
        if case .refusal(let status) = decision {
          answer(head, Answer(status), context)
        } else {
          state = .arriving(head, decision)
        }
      case (.arriving(let head, let decision), .end):
        state = .done
        serve(head, decision, context)
      default:
        break  // This part belongs to a refused request, or follows the request.
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      switch (state, error) {
      case _ where leaving.isLeaving:
        break
      case (.waiting, HTTPParserError.headerOverflow):
        answer(nil, Answer(.requestHeaderFieldsTooLarge), context)
      case (.waiting, is HTTPParserError):
        answer(nil, Answer(.badRequest), context)
      case (.done, is HTTPParserError):
        break  // It follows the request.
      default:
        context.close(promise: nil)
      }
    }

    private func serve(
      _ head: HTTPRequestHead,
      _ decision: RequestRules.Decision,
      _ context: ChannelHandlerContext
    ) {
      switch decision {
      case .file(let path):
        let here = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        connections.run { [site, loop = context.eventLoop] in
          let file = await site.file(at: path)
          loop.execute { here.value.handler.answer(head, Answer(file), here.value.context) }
        }
      case .conversation: startConversation(head, context)
      case .refusal: break
      }
    }

    /// Ends the connection after the answer. `head` is `nil` if the request's head is unreadable.
    func answer(_ head: HTTPRequestHead?, _ answer: Answer, _ context: ChannelHandlerContext) {
      guard context.channel.isActive else { return }
      state = .done
      var headers = answer.headers
      headers.add(name: "Connection", value: "close")
      let response = HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers)
      context.write(wrapOutboundOut(.head(response)), promise: nil)
      if head?.method != .HEAD {
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.content)))), promise: nil)
      }
      let sent = context.eventLoop.makePromise(of: Void.self)
      context.channel.close(after: limits.sendTime, unless: sent.futureResult)
      leaving.leave(context.channel, after: sent.futureResult)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
    }
  }

  extension Channel {
    func addRequestHandlers(
      rules: RequestRules,
      limits: PageServerLimits,
      site: any WebSite,
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
      try pipeline.addHandler(
        RequestHandler(rules: rules, limits: limits, site: site, connections: connections, leaving: leaving)
      )
    }
  }

  extension RequestHandler {
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
        // A client must wait for the response before it sends anything else. Removing the decoder drops bytes
        // that came too early.
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        pipeline.removeHandler(decoder).assumeIsolated().whenComplete { _ in
          self.finishSwitching(headers, context)
        }
      } catch {
        context.close(promise: nil)
      }
    }

    /// The order matters: the response must go out through the HTTP encoder before WebSocket frames replace
    /// it. This handler leaves last, and the site's conversation then ends with the connection.
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
        pipeline.removeHandler(encoder, promise: nil)
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
