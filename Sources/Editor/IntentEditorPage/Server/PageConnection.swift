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
