#if CommandLineTool
  import IntentPlatform
  import NIOCore
  import NIOHTTP1
  import NIOPosix
#endif

/// A server for the pages of one site, which only programs on this computer that know a secret can read.
package struct PageServer: Sendable {
  let port: Int?
  let limits: PageServerLimits
  let site: any PageSite

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - port: The port on 127.0.0.1, or `nil` for one that is free.
  ///   - limits: What clients can take.
  ///   - site: What to serve.
  package init(port: Int?, limits: PageServerLimits = PageServerLimits(), site: any PageSite) {
    self.port = port
    self.limits = limits
    self.site = site
  }
}

#if CommandLineTool
  extension PageServer {
    /// Starts to listen.
    ///
    /// - Returns: The running server, which must be stopped.
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
          // What the system keeps for a client that does not read, and for a site that does not.
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
    /// Cannot start without the trait.
    package func start() async throws(PageServerError) -> RunningPageServer {
      throw .notBuilt
    }
  }
#endif
