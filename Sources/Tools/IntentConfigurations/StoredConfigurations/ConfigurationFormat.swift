import IntentDiagnostics
import IntentPlatform
import IntentSchema

/// The format of a configuration file.
package enum ConfigurationFormat: Sendable, Hashable {
  case json
  case xmlPropertyList
  case binaryPropertyList

  /// The format of existing data, from its first bytes.
  package init(of data: Data) {
    let start = data.drop { [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0) }.first
    if data.starts(with: Data("bplist".utf8)) {
      self = .binaryPropertyList
    } else {
      self = start == UInt8(ascii: "<") ? .xmlPropertyList : .json
    }
  }

  /// The format of a new file: a property list if the name ends in `.plist`, else JSON.
  package init(forPath path: String) {
    self = path.lowercased().hasSuffix(".plist") ? .xmlPropertyList : .json
  }

  /// A value in this format. JSON has no control characters and ends with a line break.
  ///
  /// - Parameters:
  ///   - plain: The value.
  ///   - names: The names of its members in the order for JSON; others follow in alphabetical order. Property lists
  ///     are sorted.
  /// - Throws: `EncodingError` for values that the format cannot hold.
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

/// How values are laid out as JSON text.
struct JSONLayout: Sendable {
  /// The indentation of one level; `nil` to write everything on one line.
  var indentation: String? = "  "
  var newline = "\n"
  /// Between a name and its value.
  var colon = ": "
  /// Between two values on one line.
  var comma = ", "

  /// The text of a value.
  ///
  /// - Parameters:
  ///   - plain: The value.
  ///   - names: The names of its members in order; others follow in alphabetical order.
  ///   - margin: The indentation of the line on which the value begins.
  func text(of plain: PlainValue, names: [String] = [], margin: String = "") -> String {
    switch plain {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .largeInteger(let value): "\(value)"
    case .number(let value): number(value)
    case .string(let value): Self.string(value)
    case .date(let value): number(value.timeIntervalSinceReferenceDate)
    case .data(let value): Self.string(value.base64EncodedString())
    case .array(let elements):
      container("[", "]", elements.map { text(of: $0, margin: margin + (indentation ?? "")) }, margin)
    case .object(let fields):
      container("{", "}", members(of: fields, names: names, margin: margin + (indentation ?? "")), margin)
    }
  }

  /// A member of an object.
  func member(_ name: String, _ value: PlainValue, margin: String) -> String {
    Self.string(name) + colon + text(of: value, margin: margin)
  }

  /// The names of an object's members in the order in which they are written.
  static func order(of fields: [String: PlainValue], names: [String]) -> [String] {
    let first = names.isEmpty ? ["identifier", "displayString"] : names
    let known = Set(first)
    return first.filter { fields[$0] != nil } + fields.keys.filter { !known.contains($0) }.sorted()
  }

  private func members(of fields: [String: PlainValue], names: [String], margin: String) -> [String] {
    Self.order(of: fields, names: names).map { member($0, fields[$0] ?? .null, margin: margin) }
  }

  private func container(_ open: String, _ close: String, _ parts: [String], _ margin: String) -> String {
    guard !parts.isEmpty else { return open + close }
    guard let indentation else { return open + parts.joined(separator: comma) + close }
    let line = newline + margin
    return open + parts.map { line + indentation + $0 }.joined(separator: ",") + line + close
  }

  private func number(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return "\(whole)" }
    return value.isFinite ? "\(value)" : Self.string(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
  }

  static func string(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
