#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PlainValue {
  /// Reads a configuration file: JSON, or a property list.
  ///
  /// Property lists are looked through for nesting first: Foundation's own reader follows the deepest one until
  /// the stack ends.
  ///
  /// - Throws: `DecodingError` for what is neither, and for what nests deeper than 256 levels.
  public init(fileContents data: Data) throws {
    if data.starts(with: Data("bplist".utf8)) {
      self = try PropertyListDecoder().decode(PlainValue.self, from: data)
    } else if data.first(where: { !Self.whitespace.contains($0) }) == UInt8(ascii: "<") {
      guard XMLNesting.depth(of: data) <= Self.greatestDepth else { throw Self.tooDeep(at: []) }
      self = try PropertyListDecoder().decode(PlainValue.self, from: data)
    } else {
      self = try JSONDecoder().decode(PlainValue.self, from: data)
    }
  }

  /// White space and the bytes of a byte order mark.
  private static let whitespace: [UInt8] = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]

  static func tooDeep(at path: [any CodingKey]) -> DecodingError {
    let message = "Values nest more than \(greatestDepth) levels deep"
    return .dataCorrupted(.init(codingPath: path, debugDescription: message))
  }
}

/// How deep the elements of an XML text nest, found without reading it any further.
private enum XMLNesting {
  static func depth(of data: Data) -> Int {
    var depth = 0
    var greatest = 0
    var rest = data[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      if rest.starts(with: "!--".utf8) {
        rest = after("-->", in: rest.dropFirst(3))
      } else if rest.starts(with: "![CDATA[".utf8) {
        rest = after("]]>", in: rest)
      } else if rest.first == UInt8(ascii: "/") {
        depth -= 1
      } else if rest.first != UInt8(ascii: "?"), rest.first != UInt8(ascii: "!") {
        let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
        guard rest[..<end].last != UInt8(ascii: "/") else { continue }
        depth += 1
        greatest = max(greatest, depth)
      }
    }
    return greatest
  }

  private static func after(_ mark: String, in text: Data.SubSequence) -> Data.SubSequence {
    let mark = Array(mark.utf8)
    var rest = text
    while let first = mark.first, let next = rest.firstIndex(of: first) {
      rest = rest[next...]
      if rest.starts(with: mark) { return rest.dropFirst(mark.count) }
      rest = rest.dropFirst()
    }
    return rest[rest.endIndex...]
  }
}
