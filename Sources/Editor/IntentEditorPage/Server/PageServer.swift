#if CommandLineTool
  import IntentPlatform
  import NIOCore
  import NIOHTTP1
  import NIOPosix
#endif

/// Serves a site to programs on this computer that know a secret.
package struct PageServer: Sendable {
  let port: Int?
  let limits: PageServerLimits
  let site: any WebSite

  package init(port: Int?, limits: PageServerLimits = PageServerLimits(), site: any WebSite) {
    self.port = port
    self.limits = limits
    self.site = site
  }
}

#if CommandLineTool
  extension PageServer {
    /// Starts the server, which the caller must stop.
    package func start() async throws(PageServerError) -> RunningPageServer {
      if let port, !(1...65535).contains(port) { throw .portOutOfRange(port) }
      let secret = Secret()
      let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
      let loop = group.next()
      do {
        let connections = try await loop.submit { [limits] in
          NIOLoopBound(Connections(limit: limits.connections, loop: loop), eventLoop: loop)
        }.get()
        let listener = try await ServerBootstrap(group: group)
          .serverChannelOption(.backlog, value: 256)
          .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
          .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
          // Keep the system's buffers small: slow clients and sites would fill larger buffers.
          .childChannelOption(.socketOption(.so_sndbuf), value: 131_072)
          .childChannelOption(.socketOption(.so_rcvbuf), value: 131_072)
          .childChannelInitializer { [limits, site] channel in
            loop.makeCompletedFuture {
              try connections.value.admit(channel)
              try channel.addRequestHandlers(
                rules: RequestRules(port: channel.localAddress?.port ?? 0, secret: secret),
                limits: limits,
                site: site,
                connections: connections.value
              )
            }
          }
          .bind(to: SocketAddress(ipAddress: "127.0.0.1", port: port ?? 0)).get()
        return RunningPageServer(
          address: "http://127.0.0.1:\(listener.localAddress?.port ?? 0)/\(secret.text)/",
          group: group,
          listener: listener,
          connections: connections
        )
      } catch {
        try? await group.shutdownGracefully()
        throw PageServerError(error, port: port)
      }
    }
  }

  extension PageServerError {
    fileprivate init(_ error: any Error, port: Int?) {
      switch ((error as? IOError)?.errnoCode, port) {
      case (EADDRINUSE, let port?): self = .portInUse(port)
      case (EACCES, let port?): self = .portNotAllowed(port)
      default: self = .other("\(error)")
      }
    }
  }
#else
  extension PageServer {
    package func start() async throws(PageServerError) -> RunningPageServer {
      throw .notBuilt
    }
  }
#endif

/// A server that listens until it is stopped.
package actor RunningPageServer {
  /// The address of the page: `http://127.0.0.1:PORT/SECRET/`
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

    /// Stops the server. Returns when the site's tasks and the thread have ended. May be called again.
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

    package func stop() async {}
  #endif
}

/// The limits of the server, so that a page can't block it.
package struct PageServerLimits: Sendable {
  package var connections = 64
  /// The limit of a request line with all headers, in bytes.
  package var headerBytes = 16 << 10
  /// The limit of one message, in bytes.
  package var messageBytes = 1 << 20
  package var requestTime = Duration.seconds(10)
  /// How long a client may take to read data.
  package var sendTime = Duration.seconds(30)
  /// How long the server discards input after an error, so that the client can read the response.
  package var lingerTime = Duration.seconds(1)

  package init() {}
}

/// Why the server could not start.
package enum PageServerError: Error, Equatable, CustomStringConvertible {
  case portInUse(Int)
  case portOutOfRange(Int)
  case portNotAllowed(Int)
  case other(String)
  case notBuilt

  package var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use; name another one with '--port', or leave the option out to get one that is free"
    case .portOutOfRange(let port):
      "there is no port \(port); '--port' takes a number from 1 to 65535"
    case .portNotAllowed(let port):
      "port \(port) may only be used by the system; name a port above 1023 with '--port'"
    case .other(let reason):
      "cannot listen on 127.0.0.1: \(reason)"
    case .notBuilt:
      "the program was built without the trait 'CommandLineTool' of the package intentc"
    }
  }
}
