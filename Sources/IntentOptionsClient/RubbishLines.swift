import IntentPlatform

/// The lines that a program printed among its answers and that are none.
struct RubbishLines: Sendable {
  private static let shownLength = 100

  private(set) var count = 0
  private var first = ""

  mutating func add(_ line: String) {
    count += 1
    guard count == 1 else { return }
    let isLong = line.count > Self.shownLength
    first = isLong ? "'\(line.prefix(Self.shownLength))…'" : "'\(line)'"
  }

  mutating func addTooLong(_ limit: Int) {
    count += 1
    if count == 1 { first = "one of more than \(limit) bytes" }
  }

  /// How many there were, and the first; empty where there were none.
  var shown: String {
    switch count {
    case 0: ""
    case 1: "a line that is no answer: \(first)"
    default: "\(count) lines that are no answers, the first: \(first)"
    }
  }
}
