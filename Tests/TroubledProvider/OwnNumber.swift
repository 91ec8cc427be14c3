import Foundation

/// Process IDs, to check whether the processes end.
enum OwnNumber {
  /// One per line.
  static func write(to path: String?, and others: [Int32] = []) {
    guard let path else { return }
    let text = ([getpid()] + others).map { "\($0)\n" }.joined()
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    // A single write, because several processes may write at once.
    _ = text.withCString { Foundation.write(file, $0, strlen($0)) }
    close(file)
  }

  /// Finds those that have not ended, even a moment later.
  static func alive(in path: String) -> [Int32] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var numbers = text.split(separator: "\n").compactMap { Int32($0) }
    for _ in 0..<100 where !numbers.isEmpty {
      numbers.removeAll { !isAlive($0) }
      if !numbers.isEmpty { usleep(100_000) }
    }
    return numbers
  }

  /// Returns false if the ID was reused.
  static func isAlive(_ number: Int32) -> Bool {
    guard kill(number, 0) == 0 else { return false }
    guard let words = try? String(contentsOfFile: "/proc/\(number)/cmdline", encoding: .utf8) else {
      return true
    }
    // A zombie has no command line.
    // IDs are reused within an hour; other processes sleep too, but not as long.
    return words.contains("TroubledProvider") || words.contains("sleep") && words.contains("360")
  }
}
