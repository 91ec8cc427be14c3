import Foundation
import Testing

@testable import TroubledProvider

final class ProcessNumbers: Sendable {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("numbers-\(UUID().uuidString)")
    .path

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var all: [Int32] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { Int32($0) }
  }

  var alive: [Int32] {
    all.filter(OwnNumber.isAlive)
  }

  /// A program has no command line yet while the system loads it.
  func wait(for count: Int) async throws {
    while alive.count < count { try await Task.sleep(for: .milliseconds(10)) }
  }

  func waitForTheEnd() async throws {
    while !alive.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
  }
}
