import IntentPlatform

/// The stream to a client. Nothing is written that could block, because a client may not read any more.
struct ClientOutput {
  let descriptor: Int32
  /// What a pipe or a socket takes without blocking if it takes anything. On macOS, sockets ignore `MSG_DONTWAIT`.
  private static let part = 512

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes a part of some bytes after `poll` has said that the stream takes something.
  ///
  /// - Returns: The number of bytes that were written; `nil` if the client has closed its end.
  func writePart(of bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, min($0.count, Self.part)) }
    if count >= 0 { return count }
    return errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK ? 0 : nil
  }
}
