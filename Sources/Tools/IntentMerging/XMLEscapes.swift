/// The escapes of text in Xcode's form.
enum XMLEscapes {
  private static let all: [(UInt8, [UInt8])] = [
    (UInt8(ascii: "&"), Array("&amp;".utf8)), (UInt8(ascii: "<"), Array("&lt;".utf8)),
    (UInt8(ascii: ">"), Array("&gt;".utf8)), (UInt8(ascii: "\r"), Array("&#13;".utf8)),
  ]

  /// A text as the content of an element.
  static func encoded(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { byte in all.first { $0.0 == byte }?.1 ?? [byte] }
  }

  /// The text of the content of an element that has only these escapes.
  static func decoded(_ content: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var rest = content
    while let byte = rest.first {
      let escape = byte == UInt8(ascii: "&") ? all.first { rest.starts(with: $0.1) } : nil
      text.append(escape?.0 ?? byte)
      rest = rest.dropFirst(escape?.1.count ?? 1)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
