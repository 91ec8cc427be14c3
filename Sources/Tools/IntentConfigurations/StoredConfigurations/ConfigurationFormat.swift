import IntentLocalisation
import IntentPlatform
import IntentSchema

/// The file format of a stored configuration.
package enum ConfigurationFormat: Sendable, Hashable {
  case json
  case xmlPropertyList
  case binaryPropertyList

  package init(of data: Data) {
    let start = data.drop { [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0) }.first
    if data.starts(with: Data("bplist".utf8)) {
      self = .binaryPropertyList
    } else {
      self = start == UInt8(ascii: "<") ? .xmlPropertyList : .json
    }
  }

  /// Chooses JSON unless the name ends in `.plist`.
  package init(forPath path: String) {
    self = path.lowercased().hasSuffix(".plist") ? .xmlPropertyList : .json
  }

  /// Writes a new file. JSON escapes control characters and ends with a line break.
  ///
  /// - Parameter names: The members that come first in JSON, before the others in alphabetical order.
  ///   Property lists are always sorted.
  /// - Throws: `EncodingError` for values that the format can't represent.
  package func data(of plain: PlainValue, names: [String] = []) throws -> Data {
    switch self {
    case .json: return Data((JSONLayout().text(of: plain, names: names) + "\n").utf8)
    case .xmlPropertyList, .binaryPropertyList:
      let encoder = PropertyListEncoder()
      encoder.outputFormat = self == .xmlPropertyList ? .xml : .binary
      return try encoder.encode(plain)
    }
  }
}
