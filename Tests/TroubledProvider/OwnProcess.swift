import Foundation

/// 0 without `/proc`.
enum OwnProcess {
  /// Memory in MiB.
  static var memory: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return (pages * Int(getpagesize())) >> 20
  }

  static var openFiles: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }
}
