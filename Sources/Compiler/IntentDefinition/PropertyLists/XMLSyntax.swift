import IntentText

enum PropertyListElement: UInt8 {
  case plist, dict, array, key, string, integer, real, date, data, `true`, `false`
  /// An unknown element with everything inside.
  case unknown

  private static let names = [
    "dict", "array", "key", "string", "integer", "real", "date", "data", "true", "false", "plist",
  ]

  /// The name is null-terminated.
  init(name: UnsafePointer<UInt8>) {
    // Known names fit into one integer.
    var packed: UInt64 = 0
    var index = 0
    while name[index] != 0, index < 8 {
      packed = packed << 8 | UInt64(name[index])
      index += 1
    }
    self =
      switch packed {
      case 0x6B6579: .key
      case 0x7374_7269_6E67: .string
      case 0x6469_6374: .dict
      case 0x61_7272_6179: .array
      case 0x69_6E74_6567_6572: .integer
      case 0x7472_7565: .true
      case 0x66_616C_7365: .false
      case 0x7265_616C: .real
      case 0x6461_7461: .data
      case 0x6461_7465: .date
      case 0x70_6C69_7374: .plist
      default: .unknown
      }
  }

  var kind: PropertyList.Kind? {
    switch self {
    case .dict: .dictionary
    case .array: .array
    case .string: .string
    case .integer: .integer
    case .real: .real
    case .date: .date
    case .data: .data
    case .true, .false: .boolean
    case .plist, .key, .unknown: nil
    }
  }

  var holdsText: Bool {
    switch self {
    case .key, .string, .integer, .real, .date, .data: true
    default: false
    }
  }

  /// Suggests a known element: `'<string>'`.
  static func suggestion(for name: String, _ suggestions: inout Suggestions) -> String? {
    switch name.lowercased() {
    case "bool", "boolean": "'<true/>' or '<false/>'"
    case "int", "number": "'<integer>'"
    case "float", "double": "'<real>'"
    default: suggestions.nearest(to: name, among: names).map { "'<\($0)>'" }
    }
  }
}

package enum XMLText {
  /// Escapes as Xcode does, and also carriage returns, which XML readers would change.
  package static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "\r"): result += "&#13;".utf8
      case UInt8(ascii: "\"") where inAttribute: result += "&quot;".utf8
      case UInt8(ascii: "\n") where inAttribute: result += "&#10;".utf8
      case UInt8(ascii: "\t") where inAttribute: result += "&#9;".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  package static func allows(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
      default: false
      }
    }
  }
}

enum LineRemoval {
  /// Includes the white space before the elements, so that removing the range leaves neither an empty line
  /// nor a stray indent.
  static func range<Bytes: RandomAccessCollection<UInt8>>(
    of range: Range<Int>,
    in source: Bytes
  ) -> Range<Int> where Bytes.Index == Int {
    var start = range.lowerBound
    while start > source.startIndex, ScalarText.isSpace(source[start - 1]) { start -= 1 }
    return start..<range.upperBound
  }
}
