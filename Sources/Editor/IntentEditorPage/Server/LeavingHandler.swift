#if CommandLineTool
  import NIOCore

  /// Ends a connection in such a way that the client gets the last answer, even while it is still sending.
  ///
  /// A socket that is closed while there is something to read resets the connection, and the client may lose what it
  /// has not read. So the output is closed first, what arrives is dropped, and the rest follows soon after.
  final class LeavingHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    private let limits: PageServerLimits
    private(set) var isLeaving = false

    init(limits: PageServerLimits) {
      self.limits = limits
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if !isLeaving { context.fireChannelRead(data) }
    }

    /// Ends the connection when the last write is done.
    func leave(_ channel: any Channel, after write: EventLoopFuture<Void>) {
      isLeaving = true
      write.assumeIsolated().whenComplete { [lingerTime = limits.lingerTime] _ in
        channel.close(mode: .output, promise: nil)
        channel.close(after: lingerTime, unless: channel.closeFuture)
      }
    }
  }

  extension Channel {
    /// Closes the channel after a time, unless something has happened by then.
    func close(after time: Duration, unless event: EventLoopFuture<Void>) {
      let closing = eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) { self.close(promise: nil) }
      event.assumeIsolated().whenComplete { _ in closing.cancel() }
    }
  }
#endif
