import IntentPlatform

/// The stream to a client. Nothing is written that could block, because a client may not read any more.
struct ClientOutput {
  let descriptor: Int32
  private let isSocket: Bool
  /// What a pipe takes without blocking if it takes anything.
  private static let pipePart = 512

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var status = stat()
    isSocket = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  /// Writes a part of some bytes after `poll` has said that the stream takes something.
  ///
  /// - Returns: The number of bytes that were written; `nil` if the client has closed its end.
  func writePart(of bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { buffer in
      isSocket
        ? send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        : write(descriptor, buffer.baseAddress, min(buffer.count, Self.pipePart))
    }
    if count >= 0 { return count }
    return errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK ? 0 : nil
  }
}
