public import IntentPlatform
public import IntentRuntime

/// The format of a configuration file.
public enum ConfigurationFormat: Sendable, Hashable {
  case json
  case xmlPropertyList
  case binaryPropertyList

  /// The format of existing data, from its first bytes.
  public init(of data: Data) {
    let start = data.drop { [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0) }.first
    if data.starts(with: Data("bplist".utf8)) {
      self = .binaryPropertyList
    } else {
      self = start == UInt8(ascii: "<") ? .xmlPropertyList : .json
    }
  }

  /// The format of a new file: a property list if the name ends in `.plist`, else JSON.
  public init(forPath path: String) {
    self = path.lowercased().hasSuffix(".plist") ? .xmlPropertyList : .json
  }

  /// A value in this format. JSON has sorted keys and no control characters; text formats end with a line break.
  ///
  /// - Throws: `EncodingError` for values that the format cannot hold.
  public func data(of plain: PlainValue) throws -> Data {
    switch self {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = String(decoding: try encoder.encode(plain), as: UTF8.self)
      return Data((Self.escaped(text) + "\n").utf8)
    case .xmlPropertyList, .binaryPropertyList:
      let encoder = PropertyListEncoder()
      encoder.outputFormat = self == .xmlPropertyList ? .xml : .binary
      return try encoder.encode(plain)
    }
  }

  /// Escapes characters that are only possible in strings.
  private static func escaped(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: { $0.isUnsafeToPrint && $0 != "\n" }) else {
      return json
    }
    var result = ""
    for scalar in json.unicodeScalars {
      guard scalar.isUnsafeToPrint, scalar != "\n" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }
}
