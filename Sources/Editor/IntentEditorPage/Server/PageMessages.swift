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
