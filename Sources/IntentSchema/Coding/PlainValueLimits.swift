extension PlainValue {
  /// Deeper than any configuration, and shallow enough for a thread with a stack of 512 kB.
  package static let greatestDepth = 32

  /// More than any configuration holds.
  static let greatestCount = 200_000

  /// Why a value is not read.
  package enum TooLarge: Error {
    case nesting, count

    package func error(at path: [any CodingKey]) -> DecodingError {
      let message =
        switch self {
        case .nesting: "Values nest more than \(greatestDepth) levels deep"
        case .count: "There are more than \(greatestCount) values"
        }
      return .dataCorrupted(.init(codingPath: path, debugDescription: message, underlyingError: self))
    }
  }
}

/// How many values were decoded from one file. One task decodes a file.
package final class ValueCount: @unchecked Sendable {
  private var count = 0

  package init() {}

  /// Where a decoder's `userInfo` has the count.
  // The standard library's initialiser is failable for no name at all.
  package static let key = CodingUserInfoKey(rawValue: "IntentSchema.valueCount").unsafelyUnwrapped

  /// Counts one value more.
  func add(at path: [any CodingKey]) throws {
    count += 1
    if count > PlainValue.greatestCount { throw PlainValue.TooLarge.count.error(at: path) }
  }
}
