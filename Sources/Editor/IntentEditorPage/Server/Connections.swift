#if CommandLineTool
  import NIOCore

  /// A server's open connections and their tasks, for its event loop only.
  final class Connections {
    private let limit: Int
    private let loop: any EventLoop
    private var channels: [ObjectIdentifier: any Channel] = [:]
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var startedTasks = 0
    private var isClosing = false

    /// Thrown if the server has as many connections as it allows.
    struct Full: Error {}

    /// Lets connections say goodbye before the server stops.
    struct ServerStops {}

    init(limit: Int, loop: any EventLoop) {
      self.limit = limit
      self.loop = loop
    }

    /// Adds a connection. If there are too many, throws an error, which closes the connection.
    func admit(_ channel: any Channel) throws {
      guard !isClosing, channels.count < limit else { throw Full() }
      let identifier = ObjectIdentifier(channel)
      channels[identifier] = channel
      channel.closeFuture.assumeIsolated().whenComplete { _ in self.channels[identifier] = nil }
    }

    func run(_ work: @escaping @Sendable () async -> Void) {
      startedTasks += 1
      let number = startedTasks
      let connections = NIOLoopBound(self, eventLoop: loop)
      tasks[number] = Task { [loop] in
        await work()
        loop.execute { connections.value.tasks[number] = nil }
      }
    }

    func closeAll() -> [Task<Void, Never>] {
      isClosing = true
      for channel in channels.values {
        channel.pipeline.fireUserInboundEventTriggered(ServerStops())
        channel.close(promise: nil)
      }
      return Array(tasks.values)
    }
  }

  /// Closes a connection without losing the last response, as unread input would if it reset the connection:
  /// closes the output first, discards input, and closes the rest soon after.
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

    func leave(_ channel: any Channel, after write: EventLoopFuture<Void>) {
      isLeaving = true
      write.assumeIsolated().whenComplete { [lingerTime = limits.lingerTime] _ in
        channel.close(mode: .output, promise: nil)
        channel.close(after: lingerTime, unless: channel.closeFuture)
      }
    }
  }

  extension Channel {
    func close(after time: Duration, unless event: EventLoopFuture<Void>) {
      let closing = eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) { self.close(promise: nil) }
      event.assumeIsolated().whenComplete { _ in closing.cancel() }
    }
  }
#endif
