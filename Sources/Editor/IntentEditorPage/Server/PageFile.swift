/// The content of an answer.
package struct PageFile: Sendable {
  package let content: [UInt8]
  package let mediaType: String
  package let contentSecurityPolicy: String?

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - content: The bytes.
  ///   - mediaType: The value of `Content-Type`, with its parameters: "text/html; charset=utf-8".
  ///   - contentSecurityPolicy: Directives that follow `default-src 'none'; frame-ancestors 'none'`, without a
  ///     semicolon around them: "script-src 'self'; connect-src 'self'".
  package init(content: [UInt8], mediaType: String, contentSecurityPolicy: String? = nil) {
    self.content = content
    self.mediaType = mediaType
    self.contentSecurityPolicy = contentSecurityPolicy
  }
}
