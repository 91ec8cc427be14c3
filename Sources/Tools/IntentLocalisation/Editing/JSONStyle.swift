import IntentDiagnostics

/// How a JSON file is written, so that new values look the same. The default is the style of string catalogues.
package struct JSONStyle: Sendable {
  private var newline = "\n"
  private var indent = "  "
  private var colon = " : "

  package init() {}

  /// The style of an object in a text.
  init(_ object: LocatedJSON, in bytes: [UInt8]) {
    guard let first = object.members?.first else { return }
    let space = bytes[object.range.lowerBound + 1..<first.keyRange.lowerBound]
    if let last = space.lastIndex(of: UInt8(ascii: "\n")) {
      newline = space.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
      indent = String(decoding: space[(last + 1)...], as: UTF8.self)
    } else {
      (newline, indent) = ("", "")
    }
    let between = bytes[first.keyRange.upperBound..<first.value.range.lowerBound]
    colon = String(decoding: between, as: UTF8.self)
  }

  /// The start of a line at a depth.
  func line(_ depth: Int) -> String {
    newline + String(repeating: indent, count: newline.isEmpty ? 0 : depth)
  }

  func member(_ key: String, _ value: JSONTree, depth: Int) -> String {
    Self.string(key) + colon + text(value, depth: depth)
  }

  /// A value whose members are one level deeper than `depth`.
  package func text(_ tree: JSONTree, depth: Int) -> String {
    switch tree {
    case .string(let text): return Self.string(text)
    case .object(let members):
      // Foundation writes an empty line into an empty object.
      guard !members.isEmpty else { return "{\(newline)\(line(depth))}" }
      let texts = members.map { line(depth + 1) + member($0.key, $0.value, depth: depth + 1) }
      return "{" + texts.joined(separator: ",") + line(depth) + "}"
    case .integer(let value): return String(value)
    case .boolean(let value): return String(value)
    case .null, .number, .array: return "null"
    }
  }

  /// A string as Foundation writes it, with no escapes that are not necessary.
  static func string(_ text: String) -> String {
    var result = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result.append("\\")
        result.append(scalar)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\u{8}": result.append(contentsOf: "\\b".unicodeScalars)
      case "\u{C}": result.append(contentsOf: "\\f".unicodeScalars)
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result.append(
          contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars
        )
      default: result.append(scalar)
      }
    }
    result.append("\"")
    return String(result)
  }
}
