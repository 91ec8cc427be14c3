import IntentDefinition

/// Finds parts of an XML file outside its property list, which formatting would drop.
enum XMLAside {
  /// The first comment or processing instruction of a well-formed text, if any.
  ///
  /// The declaration `<?xml …?>` does not count.
  static func first(in source: [UInt8]) -> Range<Int>? {
    source.withUnsafeBufferPointer { source in
      var index = 0
      while let tag = source[index...].firstIndex(of: UInt8(ascii: "<")) {
        let rest = source[tag...]
        if rest.starts(with: "<!--".utf8) {
          return tag..<end(of: "-->", in: source, from: tag + 4)
        } else if rest.starts(with: "<![CDATA[".utf8) {
          index = end(of: "]]>", in: source, from: tag + 9)
        } else if rest.starts(with: "<?".utf8) {
          index = end(of: "?>", in: source, from: tag + 2)
          let name = source[min(tag + 2, index)..<index].prefix(4)
          let isDeclaration = name.starts(with: "xml".utf8) && name.last.map(ScalarText.isSpace) == true
          if !isDeclaration { return tag..<index }
        } else {
          index = tag + 1
        }
      }
      return nil
    }
  }

  private static func end(of mark: StaticString, in source: UnsafeBufferPointer<UInt8>, from start: Int)
    -> Int
  {
    mark.withUTF8Buffer { mark in
      var index = start
      while index + mark.count <= source.count {
        if source[index..<index + mark.count].elementsEqual(mark) { return index + mark.count }
        index += 1
      }
      return source.count
    }
  }
}
