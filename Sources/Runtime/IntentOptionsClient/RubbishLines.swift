import IntentPlatform

/// The invalid answers among a program's output.
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
    if count == 1 { first = "a line of more than \(limit) bytes" }
  }

  /// The number of lines, and the first one; empty if there were none.
  var shown: String {
    switch count {
    case 0: ""
    case 1: "an invalid answer: \(first)"
    default: "\(count) invalid answers, the first: \(first)"
    }
  }
}
