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

extension PageServer {
  /// Starts to listen.
  ///
  /// - Returns: The running server, which must be stopped.
  package func start() async throws(PageServerError) -> RunningPageServer {
    throw .notBuilt
  }
}
