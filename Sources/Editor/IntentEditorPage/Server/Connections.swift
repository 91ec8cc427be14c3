#if CommandLineTool
  import NIOCore

  /// The open connections of a server, and the tasks that work for them. It belongs to the server's event loop.
  final class Connections {
    private let limit: Int
    private let loop: any EventLoop
    private var channels: [ObjectIdentifier: any Channel] = [:]
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var startedTasks = 0
    private var isClosing = false

    /// There are too many connections.
    struct Full: Error {}

    /// The server stops. The handlers of a connection may say goodbye.
    struct ServerStops {}

    init(limit: Int, loop: any EventLoop) {
      self.limit = limit
      self.loop = loop
    }

    /// Counts a connection until it is closed. Throws if there are too many: the connection is closed then.
    func admit(_ channel: any Channel) throws {
      guard !isClosing, channels.count < limit else { throw Full() }
      let identifier = ObjectIdentifier(channel)
      channels[identifier] = channel
      channel.closeFuture.assumeIsolated().whenComplete { _ in self.channels[identifier] = nil }
    }

    /// Runs a task that the end of the server waits for.
    func run(_ work: @escaping @Sendable () async -> Void) {
      startedTasks += 1
      let number = startedTasks
      let connections = NIOLoopBound(self, eventLoop: loop)
      tasks[number] = Task { [loop] in
        await work()
        loop.execute { connections.value.tasks[number] = nil }
      }
    }

    /// Closes every connection.
    ///
    /// - Returns: The tasks that still run.
    func closeAll() -> [Task<Void, Never>] {
      isClosing = true
      for channel in channels.values {
        channel.pipeline.fireUserInboundEventTriggered(ServerStops())
        channel.close(promise: nil)
      }
      return Array(tasks.values)
    }
  }
#endif
