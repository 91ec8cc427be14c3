package protocol PageSite: Sendable {
  /// Returns the file at a path below the secret.
  ///
  /// - Parameter path: The path as sent, without the secret and the query: "", "style.css", "image/3".
  /// - Returns: The file; `nil` if there is none.
  func file(at path: String) async -> PageFile?

  /// Talks with one page. When it returns, the server closes the connection. When the server stops, it
  /// cancels the task.
  ///
  /// - Parameter page: The connection that the page opened at the path "socket".
  func converse(with page: PageConnection) async
}

package struct PageFile: Sendable {
  package let content: [UInt8]
  package let mediaType: String
  package let contentSecurityPolicy: String?

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - content: The bytes.
  ///   - mediaType: The value of `Content-Type`, with its parameters: "text/html; charset=utf-8".
  ///   - contentSecurityPolicy: Directives to append to `default-src 'none'; frame-ancestors 'none'`, without
  ///     outer semicolons: "script-src 'self'; connect-src 'self'".
  package init(content: [UInt8], mediaType: String, contentSecurityPolicy: String? = nil) {
    self.content = content
    self.mediaType = mediaType
    self.contentSecurityPolicy = contentSecurityPolicy
  }
}

package struct PageConnection: Sendable {
  package let messages: PageMessages
  private let sender: @Sendable (String) async -> Bool

  package init(messages: PageMessages, sender: @escaping @Sendable (String) async -> Bool) {
    self.messages = messages
    self.sender = sender
  }

  /// Sends a message, waiting while the page doesn't read.
  ///
  /// - Returns: Whether the page is still connected.
  @discardableResult
  package func send(_ text: String) async -> Bool {
    await sender(text)
  }
}

/// The messages of a page. Taking one lets the server read the next one from the connection.
package struct PageMessages: AsyncSequence, AsyncIteratorProtocol, Sendable {
  private let take: @Sendable () async -> String?

  package init(_ take: @escaping @Sendable () async -> String?) {
    self.take = take
  }

  package func next() async -> String? {
    await take()
  }

  package func makeAsyncIterator() -> PageMessages {
    self
  }
}
