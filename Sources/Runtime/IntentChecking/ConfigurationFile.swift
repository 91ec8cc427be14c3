public import IntentPlatform

extension PlainValue {
  /// Reads JSON or a property list.
  ///
  /// - Throws: `DecodingError` if the data has another format, is nested more than 32 levels deep, or is a
  ///   binary property list with more than 200,000 values.
  public init(fileContents data: Data) throws {
    if data.starts(with: Data("bplist".utf8)) {
      let decoder = PropertyListDecoder()
      decoder.userInfo[ValueCount.key] = ValueCount()
      self = try decoder.decode(PlainValue.self, from: data)
    } else if data.first(where: { !Self.whitespace.contains($0) }) == UInt8(ascii: "<") {
      guard XMLNesting.depth(of: data) <= Self.greatestDepth else { throw TooLarge.nesting.error(at: []) }
      self = try PropertyListDecoder().decode(PlainValue.self, from: data)
    } else {
      self = try JSONDecoder().decode(PlainValue.self, from: data)
    }
  }

  private static let whitespace: [UInt8] = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
}

/// Finds an upper bound of the nesting depth without parsing, because deep nesting can overflow the stack of
/// Foundation's parser.
enum XMLNesting {
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
      } else if rest.first == UInt8(ascii: "?") {
        rest = after("?>", in: rest)
      } else if rest.first == UInt8(ascii: "!") {
        rest = after(">", in: rest)
      } else if rest.first == UInt8(ascii: "/") {
        depth = max(0, depth - 1)
      } else {
        let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
        let tag = rest[..<end]
        rest = rest[end...].dropFirst()
        // Parsers disagree about where a tag with quotes ends, so count the tag as open.
        guard tag.last != UInt8(ascii: "/") || tag.contains(where: { $0 == 0x22 || $0 == 0x27 }) else {
          continue
        }
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
