import IntentPlatform

/// Waits for input with `select`, because the `poll` of macOS does not accept `/dev/tty`.
enum InputWait {
  /// Waits until a descriptor has input or has ended.
  ///
  /// - Parameters:
  ///   - descriptors: The descriptors. `select` accepts those below 1,024.
  ///   - milliseconds: The time to wait at most; if negative, there is no limit.
  /// - Returns: The descriptors to read from; none after that time. `nil` if waiting failed, with the reason in `errno`.
  static func readable(_ descriptors: [Int32], within milliseconds: Int32) -> [Int32]? {
    var set = fd_set()
    let limit = Int32(MemoryLayout<fd_set>.size * 8)
    guard descriptors.allSatisfy({ (0..<limit).contains($0) }) else {
      errno = EBADF
      return nil
    }
    withUnsafeMutableBytes(of: &set) { bits in
      for descriptor in descriptors { bits[Int(descriptor) / 8] |= 1 << (descriptor % 8) }
    }
    var time = timeval(tv_sec: Int(milliseconds) / 1_000, tv_usec: .init(milliseconds % 1_000 * 1_000))
    let count =
      milliseconds < 0 ? select(limit, &set, nil, nil, nil) : select(limit, &set, nil, nil, &time)
    guard count > 0 else { return count < 0 ? nil : [] }
    return withUnsafeBytes(of: &set) { bits in
      descriptors.filter { bits[Int($0) / 8] & 1 << ($0 % 8) != 0 }
    }
  }
}
