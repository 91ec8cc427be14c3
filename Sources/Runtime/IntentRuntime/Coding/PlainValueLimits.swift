extension PlainValue {
  /// More levels than any configuration has, but few enough for a thread with a stack of 512 kB.
  package static let greatestDepth = 32

  /// More values than any configuration holds.
  static let greatestCount = 200_000

  /// Whether arrays and objects are nested more than some levels deep. An encoder runs out of stack with hundreds of levels.
  package func isDeeper(than levels: Int) -> Bool {
    switch self {
    case .array(let values): levels == 0 || values.contains { $0.isDeeper(than: levels - 1) }
    case .object(let values): levels == 0 || values.values.contains { $0.isDeeper(than: levels - 1) }
    default: false
    }
  }

  /// Why a value is not read.
  package enum TooLarge: Error {
    case nesting, count

    package func error(at path: [any CodingKey]) -> DecodingError {
      let message =
        switch self {
        case .nesting: "Values are nested more than \(greatestDepth) levels deep"
        case .count: "There are more than \(greatestCount) values"
        }
      return .dataCorrupted(.init(codingPath: path, debugDescription: message, underlyingError: self))
    }
  }
}

/// The number of values decoded from one file. One task decodes a file.
package final class ValueCount: @unchecked Sendable {
  private var count = 0

  package init() {}

  /// The key for the count in a decoder's `userInfo`.
  // The standard library's initialiser is failable, but it never fails.
  package static let key = CodingUserInfoKey(rawValue: "IntentSchema.valueCount").unsafelyUnwrapped

  /// Counts one more value.
  func add(at path: [any CodingKey]) throws {
    count += 1
    if count > PlainValue.greatestCount { throw PlainValue.TooLarge.count.error(at: path) }
  }
}
