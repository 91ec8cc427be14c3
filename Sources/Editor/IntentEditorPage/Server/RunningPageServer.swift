#if CommandLineTool
  import NIOCore
  import NIOPosix
#endif

/// A page server that listens.
package actor RunningPageServer {
  /// The address of the site's file "": `http://127.0.0.1:PORT/SECRET/`.
  package nonisolated let address: String

  #if CommandLineTool
    private let group: MultiThreadedEventLoopGroup
    private let listener: any Channel
    private let connections: NIOLoopBound<Connections>
    private var stopping: Task<Void, Never>?

    init(
      address: String,
      group: MultiThreadedEventLoopGroup,
      listener: any Channel,
      connections: NIOLoopBound<Connections>
    ) {
      self.address = address
      self.group = group
      self.listener = listener
      self.connections = connections
    }

    /// Closes the listener and all connections, and cancels the tasks of the site. Returns when these have ended, and
    /// the server's thread too. It may be called again.
    package func stop() async {
      let stopping =
        stopping
        ?? Task { [group, listener, connections] in
          try? await listener.close()
          let tasks = try? await listener.eventLoop.submit { connections.value.closeAll() }.get()
          for task in tasks ?? [] { task.cancel() }
          for task in tasks ?? [] { await task.value }
          try? await group.shutdownGracefully()
        }
      self.stopping = stopping
      await stopping.value
    }
  #else
    init(address: String) {
      self.address = address
    }

    /// Does nothing: without the trait, no server runs.
    package func stop() async {}
  #endif
}
