public import Foundation
public import IntentRuntime

/// How a configuration file is written.
public enum ConfigurationFormat: Sendable, Hashable {
  case json
  case xmlPropertyList
  case binaryPropertyList

  /// The format of a file that there is: what its first bytes say.
  public init(of data: Data) {
    let start = data.drop { [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0) }.first
    if data.starts(with: Data("bplist".utf8)) {
      self = .binaryPropertyList
    } else {
      self = start == UInt8(ascii: "<") ? .xmlPropertyList : .json
    }
  }

  /// The format of a new file: a property list where the name ends in `.plist`, else JSON.
  public init(forPath path: String) {
    self = path.lowercased().hasSuffix(".plist") ? .xmlPropertyList : .json
  }

  /// A value in this format; JSON has its keys in order, and all text ends with a line's end.
  ///
  /// - Throws: `EncodingError` for what the format cannot hold.
  public func data(of plain: PlainValue) throws -> Data {
    switch self {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(plain) + Data("\n".utf8)
    case .xmlPropertyList, .binaryPropertyList:
      let encoder = PropertyListEncoder()
      encoder.outputFormat = self == .xmlPropertyList ? .xml : .binary
      return try encoder.encode(plain)
    }
  }
}
