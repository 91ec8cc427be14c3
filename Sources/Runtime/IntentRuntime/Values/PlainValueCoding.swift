import IntentPlatform

extension PlainValue: Codable {
  /// - Throws: `DecodingError` if a value is nested more than 32 levels deep, is a number that is too large, or is not one
  ///   of the cases.
  public init(from decoder: any Decoder) throws {
    let path = decoder.codingPath
    guard path.count <= Self.greatestDepth else { throw TooLarge.nesting.error(at: path) }
    try (decoder.userInfo[ValueCount.key] as? ValueCount)?.add(at: path)
    let container = try decoder.singleValueContainer()
    // In JSON, a decoder could take a number for a date, or an array for bytes. These two cases come last, so
    // that only a property list reaches them.
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .largeInteger(value)
    } else if let value = try? container.decode(Double.self) {
      // A property list may hold infinity, which JSON encoders cannot write.
      self = PlainValue(number: value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try Self.values([String: PlainValue].self, in: container) {
      self = .object(value)
    } else if let value = try Self.values([PlainValue].self, in: container) {
      self = .array(value)
    } else if let value = try? container.decode(Date.self) {
      self = .date(value)
    } else if let value = try? container.decode(Data.self) {
      self = .data(value)
    } else {
      // In JSON, only a number that `Double` cannot hold is left, such as `1e400`.
      throw TooLarge.number.error(at: path)
    }
  }

  /// The values inside this value; `nil` if it is not of that kind.
  private static func values<Values: Decodable>(
    _ type: Values.Type,
    in container: any SingleValueDecodingContainer
  ) throws -> Values? {
    do {
      return try container.decode(type)
    } catch DecodingError.dataCorrupted(let context) where context.underlyingError is TooLarge {
      throw DecodingError.dataCorrupted(context)
    } catch {
      return nil
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .largeInteger(let value): try container.encode(value)
    case .number(let value) where !value.isFinite: try PlainValue(number: value).encode(to: encoder)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .date(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension PlainValue {
  /// The value as JSON, with sorted keys. On one line, unless the options say otherwise.
  package func json(_ options: JSONEncoder.OutputFormatting = []) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = options.union([.sortedKeys, .withoutEscapingSlashes])
    return try encoder.encode(self)
  }

  /// The value as a number: an integer, a decimal, or one of the texts `nan`, `inf` and `-inf`, which
  /// represent the numbers that JSON cannot write.
  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .largeInteger(let value): Double(value)
    case .number(let value): value
    case .string("nan"): .nan
    case .string("inf"): .infinity
    case .string("-inf"): -.infinity
    default: nil
    }
  }

  /// A number, written as a text if JSON cannot write it.
  package init(number: Double) {
    if number.isFinite {
      self = .number(number)
    } else {
      self = .string(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf")
    }
  }
}

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
    case nesting, count, number

    package func error(at path: [any CodingKey]) -> DecodingError {
      let message =
        switch self {
        case .nesting: "Values are nested more than \(greatestDepth) levels deep"
        case .count: "There are more than \(greatestCount) values"
        case .number: "A number is too large or malformed"
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
