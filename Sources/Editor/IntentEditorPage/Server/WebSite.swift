/// The web site that a ``PageServer`` serves.
package protocol WebSite: Sendable {
  /// - Parameter path: The path as sent, without the secret and the query: "", "style.css", "image/3".
  func file(at path: String) async -> PageFile?

  /// Talks with a page at the path "socket". The server cancels the task when the server stops, and closes
  /// the connection when the task ends.
  func converse(with page: PageConnection) async
}

/// A file that the server sends.
package struct PageFile: Sendable {
  package let content: [UInt8]
  package let mediaType: String
  package let contentSecurityPolicy: String?

  /// - Parameters:
  ///   - mediaType: The value of `Content-Type`: "text/html; charset=utf-8".
  ///   - contentSecurityPolicy: The policy after `default-src 'none'; frame-ancestors 'none'`, without outer
  ///     semicolons: "script-src 'self'; connect-src 'self'".
  package init(content: [UInt8], mediaType: String, contentSecurityPolicy: String? = nil) {
    self.content = content
    self.mediaType = mediaType
    self.contentSecurityPolicy = contentSecurityPolicy
  }
}

/// An open page, to send and receive messages.
package struct PageConnection: Sendable {
  package let messages: PageMessages
  private let sender: @Sendable (String) async -> Bool

  package init(messages: PageMessages, sender: @escaping @Sendable (String) async -> Bool) {
    self.messages = messages
    self.sender = sender
  }

  /// Sends a message, and waits while the page doesn't read. Returns whether the page is still connected.
  @discardableResult
  package func send(_ text: String) async -> Bool {
    await sender(text)
  }
}

/// The messages of a page, one by one: taking one lets the server read the next.
package struct PageMessages: AsyncSequence, AsyncIteratorProtocol, Sendable {
  private let take: @Sendable () async -> String?

  package init(_ take: @escaping @Sendable () async -> String?) {
    self.take = take
  }

  /// The next message; `nil` at the end of the connection.
  package func next() async -> String? {
    await take()
  }

  package func makeAsyncIterator() -> PageMessages {
    self
  }
}
