import Foundation

/// The numbers of processes in a file, for those who watch whether they end.
enum OwnNumber {
  /// Adds this process, and others, to a file, a line each.
  static func write(to path: String?, and others: [Int32] = []) {
    guard let path else { return }
    let text = ([getpid()] + others).map { "\($0)\n" }.joined()
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    // In one piece, because several processes may do it at once.
    _ = text.withCString { Foundation.write(file, $0, strlen($0)) }
    close(file)
  }
}
