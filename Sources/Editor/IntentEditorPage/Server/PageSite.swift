/// What a page server serves.
package protocol PageSite: Sendable {
  /// The file at a path below the secret.
  ///
  /// - Parameter path: The path without the secret, without a query and as it was sent: "", "style.css", "image/3".
  /// - Returns: The file, or `nil` if there is none.
  func file(at path: String) async -> PageFile?

  /// Talks with one page. The connection is closed when it returns, and its task is cancelled when the server stops.
  ///
  /// - Parameter page: The connection that the page opened at the path "socket".
  func converse(with page: PageConnection) async
}
