import IntentText

/// An element of an XML property list.
enum PropertyListElement: String, CaseIterable {
  // The most frequent ones first, because Swift finds a case by comparing its name with one after the other.
  case key, string, dict, integer, array, `true`, `false`, real, date, data, plist
  /// An unknown element with everything inside.
  case unknown

  private static let names = allCases.filter { $0 != .unknown }.map(\.rawValue)

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
