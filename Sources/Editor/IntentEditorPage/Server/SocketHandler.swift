#if CommandLineTool
  import NIOCore
  import NIOWebSocket

  /// Turns the WebSocket frames of one page into messages, and messages into frames.
  final class SocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = Never
    typealias OutboundOut = WebSocketFrame

    private let limits: PageServerLimits
    private let leaving: LeavingHandler
    private let loop: any EventLoop
    private var context: ChannelHandlerContext?
    private var fragments: ByteBuffer?
    private let messages: AsyncStream<String>.Continuation
    private let stream: AsyncStream<String>
    private var waitingMessages = 0
    private var waitingBytes = 0
    private var isReadHeld = false

    /// The connection is closed, so a message can't be sent.
    struct Gone: Error {}

    init(limits: PageServerLimits, leaving: LeavingHandler, loop: any EventLoop) {
      self.limits = limits
      self.loop = loop
      self.leaving = leaving
      (stream, messages) = AsyncStream.makeStream()
    }

    func handlerAdded(context: ChannelHandlerContext) {
      self.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      self.context = nil
      messages.finish()
    }

    func channelInactive(context: ChannelHandlerContext) {
      messages.finish()
      context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !leaving.isLeaving else { return }
      let frame = unwrapInboundIn(data)
      guard frame.maskKey != nil, frame.reservedBits.isEmpty else { return leave(.protocolError) }
      switch frame.opcode {
      case .text where frame.fin && fragments == nil: receive(frame.unmaskedData)
      case .text where fragments == nil: fragments = ByteBuffer(buffer: frame.unmaskedData)
      case .continuation: append(frame)
      case .binary: leave(.unacceptableData)
      case .ping: answer(frame, context)
      case .pong: break
      case .connectionClose: leave(.normalClosure)
      default: leave(.protocolError)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      switch error {
      case NIOWebSocketError.invalidFrameLength: leave(.messageTooLarge)
      case is NIOWebSocketError: leave(.protocolError)
      default: context.close(promise: nil)
      }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if event is Connections.ServerStops { leave(.goingAway) }
      context.fireUserInboundEventTriggered(event)
    }

    private func append(_ frame: WebSocketFrame) {
      guard var message = fragments else { return leave(.protocolError) }
      guard message.readableBytes + frame.length <= limits.messageBytes else {
        return leave(.messageTooLarge)
      }
      fragments = nil
      var data = frame.unmaskedData
      message.writeBuffer(&data)
      if frame.fin { receive(message) } else { fragments = message }
    }

    private func receive(_ bytes: ByteBuffer) {
      let text = String(buffer: bytes)
      // Decoding replaces invalid UTF-8, so the bytes differ then.
      guard text.utf8.elementsEqual(bytes.readableBytesView) else {
        return leave(.dataInconsistentWithMessage)
      }
      waitingMessages += 1
      waitingBytes += bytes.readableBytes
      messages.yield(text)
    }

    private func answer(_ ping: WebSocketFrame, _ context: ChannelHandlerContext) {
      // Don't answer a client that pings without reading.
      guard context.channel.isWritable else { return }
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: ping.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    }

    func leave(_ code: WebSocketErrorCode) {
      guard let context, !leaving.isLeaving else { return }
      messages.finish()
      fragments = nil
      var data = context.channel.allocator.buffer(capacity: 2)
      data.write(webSocketErrorCode: code)
      let sent = context.eventLoop.makePromise(of: Void.self)
      context.channel.close(after: limits.sendTime, unless: sent.futureResult)
      leaving.leave(context.channel, after: sent.futureResult)
      let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
      context.writeAndFlush(wrapOutboundOut(frame), promise: sent)
      resumeReading()
    }
  }

  // MARK: - The side of the site

  extension SocketHandler {
    func page(of channel: any Channel) -> PageConnection {
      let here = NIOLoopBound(self, eventLoop: channel.eventLoop)
      return PageConnection(
        messages: PageMessages { [stream] in
          var iterator = stream.makeAsyncIterator()
          guard let text = await iterator.next() else { return nil }
          channel.eventLoop.execute { here.value.wasTaken(text) }
          return text
        },
        sender: { text in
          do {
            try await channel.eventLoop.flatSubmit { here.value.send(text) }.get()
            return true
          } catch {
            return false
          }
        }
      )
    }

    /// The result arrives when the system accepts the message, so callers wait while messages queue up.
    private func send(_ text: String) -> EventLoopFuture<Void> {
      guard let context, !leaving.isLeaving else { return loop.makeFailedFuture(Gone()) }
      let sent = context.eventLoop.makePromise(of: Void.self)
      context.channel.close(after: limits.sendTime, unless: sent.futureResult)
      let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
      context.writeAndFlush(wrapOutboundOut(frame), promise: sent)
      return sent.futureResult
    }

    func read(context: ChannelHandlerContext) {
      if isFull { isReadHeld = true } else { context.read() }
    }

    private var isFull: Bool {
      !leaving.isLeaving && (waitingMessages >= 16 || waitingBytes >= limits.messageBytes)
    }

    private func wasTaken(_ text: String) {
      waitingMessages -= 1
      waitingBytes -= text.utf8.count
      resumeReading()
    }

    private func resumeReading() {
      guard isReadHeld, !isFull else { return }
      isReadHeld = false
      context?.read()
    }
  }
#endif
