import IntentText

/// An element of an XML property list.
enum PropertyListElement: String, CaseIterable {
  // The most frequent ones first, because they are searched in this order.
  case key, string, dict, integer, array, `true`, `false`, real, date, data, plist
  /// An unknown element with everything inside.
  case unknown

  static let known = allCases.filter { $0 != .unknown }

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

  /// In bytes; 0 if the name isn't known.
  var nameLength: Int {
    switch self {
    case .key: 3
    case .dict, .true, .real, .date, .data: 4
    case .array, .false, .plist: 5
    case .string: 6
    case .integer: 7
    case .unknown: 0
    }
  }

  var holdsText: Bool {
    switch self {
    case .key, .string, .integer, .real, .date, .data: true
    default: false
    }
  }

  /// Suggests a property list's element for an unknown name: `'<string>'`.
  static func suggestion(for name: String) -> String? {
    switch name.lowercased() {
    case "bool", "boolean": "'<true/>' or '<false/>'"
    case "int", "number": "'<integer>'"
    case "float", "double": "'<real>'"
    default: Suggestions.nearest(to: name, among: known.map(\.rawValue)).map { "'<\($0)>'" }
    }
  }
}

/// Escapes texts for XML.
package enum XMLText {
  /// Escapes as Xcode does.
  ///
  /// - Parameter keepsReturns: Whether carriage returns stay, as in Xcode's form. By default, they are
  ///   escaped, because each line of the file may end with one.
  package static func escaped(_ text: String, keepsReturns: Bool = false) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "\r") where !keepsReturns: result += "&#13;".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Finds what to remove with an element, so that no white space stays behind.
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
