/// How much of the memory and the time of a page server its clients can take.
package struct PageServerLimits: Sendable {
  /// The connections at a time. Another one is closed.
  package var connections = 64
  /// The bytes of a request line and its headers, all together.
  package var headerBytes = 16 << 10
  /// The bytes of a message from a page.
  package var messageBytes = 1 << 20
  /// How long a request may take to arrive.
  package var requestTime = Duration.seconds(10)
  /// How long a client may leave something unread that is sent to it.
  package var sendTime = Duration.seconds(30)
  /// How long the rest of what a client sends is dropped before its connection is closed after an error.
  package var lingerTime = Duration.seconds(1)

  /// Creates the limits that suit browsers.
  package init() {}
}
