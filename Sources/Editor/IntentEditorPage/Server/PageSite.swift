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

/// A connection to one page.
package struct PageConnection: Sendable {
  /// The messages of the page, in order. They end when the page goes.
  package let messages: PageMessages
  private let sender: @Sendable (String) async -> Bool

  /// Creates a connection.
  ///
  /// - Parameters:
  ///   - messages: The messages of the page.
  ///   - sender: Sends a text, and says whether the page is still there.
  package init(messages: PageMessages, sender: @escaping @Sendable (String) async -> Bool) {
    self.messages = messages
    self.sender = sender
  }

  /// Sends a message. Waits while the page does not read.
  ///
  /// - Parameter text: The message.
  /// - Returns: Whether the page is still there.
  @discardableResult
  package func send(_ text: String) async -> Bool {
    await sender(text)
  }
}

/// The messages of a page. A message is read from the connection when the one before it has been taken.
package struct PageMessages: AsyncSequence, AsyncIteratorProtocol, Sendable {
  private let take: @Sendable () async -> String?

  /// Creates a sequence of messages.
  ///
  /// - Parameter take: Returns the next message, or `nil` when the page has gone.
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
