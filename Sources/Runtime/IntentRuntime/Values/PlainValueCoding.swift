import IntentPlatform

extension PlainValue: Codable {
  /// Decodes a value from any format.
  ///
  /// - Throws: `DecodingError` if a value is nested more than 32 levels deep, is a number that is too large,
  ///   or has an unsupported type.
  public init(from decoder: any Decoder) throws {
    let path = decoder.codingPath
    guard path.count <= Self.greatestDepth else { throw TooLarge.nesting.error(at: path) }
    try (decoder.userInfo[ValueCount.key] as? ValueCount)?.add(at: path)
    let container = try decoder.singleValueContainer()
    // In JSON, a decoder could mistake a number for a date, or an array for bytes. So dates and bytes come
    // last.
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .largeInteger(value)
    } else if let value = try? container.decode(Double.self) {
      // A property list may contain infinity, which JSON encoders can't write.
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
      // In JSON, only a number beyond `Double` gets here, such as `1e400`.
      throw TooLarge.number.error(at: path)
    }
  }

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
  package func json(_ options: JSONEncoder.OutputFormatting = []) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = options.union([.sortedKeys, .withoutEscapingSlashes])
    return try encoder.encode(self)
  }

  /// The texts `nan`, `inf` and `-inf` stand for numbers that JSON can't write.
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

  package init(number: Double) {
    if number.isFinite {
      self = .number(number)
    } else {
      self = .string(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf")
    }
  }
}

extension PlainValue {
  /// More than any configuration needs, and safe on a stack of 512 kB.
  package static let greatestDepth = 32

  static let greatestCount = 200_000

  /// Whether the value is nested more than `levels` deep. With hundreds of levels, an encoder overflows the
  /// stack.
  package func isDeeper(than levels: Int) -> Bool {
    switch self {
    case .array(let values): levels == 0 || values.contains { $0.isDeeper(than: levels - 1) }
    case .object(let values): levels == 0 || values.values.contains { $0.isDeeper(than: levels - 1) }
    default: false
    }
  }

  /// Thrown while decoding a value that is beyond the limits.
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

/// Limits the values of a file. `@unchecked` is safe, because a single task decodes a file.
package final class ValueCount: @unchecked Sendable {
  private var count = 0

  package init() {}

  package static let key = CodingUserInfoKey("IntentSchema.valueCount")

  func add(at path: [any CodingKey]) throws {
    count += 1
    if count > PlainValue.greatestCount { throw PlainValue.TooLarge.count.error(at: path) }
  }
}
