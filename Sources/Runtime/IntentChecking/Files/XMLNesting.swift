import IntentPlatform

/// The depth of the elements in an XML text, found without parsing the rest.
///
/// If the text is not XML, the depth is an upper estimate.
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
        // If a tag contains quotes, parsers differ in where the tag ends.
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
