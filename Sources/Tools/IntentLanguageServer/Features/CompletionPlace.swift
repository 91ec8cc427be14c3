/// What is being written at a place of a text, which may be half a tag.
struct CompletionPlace {
  enum Kind: Equatable {
    /// The name of a key, between its tags or before its closing tag exists.
    case key
    /// An element between others; what is typed so far may be the begin of a tag.
    case element
    /// A string, with the key before it; `nil` in a list.
    case string(key: String?)
  }

  let kind: Kind
  /// The bytes that a completion replaces.
  let range: Range<Int>
  /// The start of the element that is written.
  let start: Int

  /// `nil` where nothing can be completed.
  init?(_ bytes: [UInt8], at offset: Int) {
    let (less, greater) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
    let before = bytes[..<min(offset, bytes.count)]
    let open = before.lastIndex(of: less)
    let close = before.lastIndex(of: greater)
    func end(from start: Int) -> Int {
      bytes[start...].firstIndex { $0 == less || $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
    if let open, open > close ?? -1 {
      guard !bytes[open..<before.endIndex].contains(UInt8(ascii: "/")) else { return nil }
      (kind, range, start) = (.element, open..<before.endIndex, open)
      return
    }
    guard let open, let close else { return nil }
    let tag = bytes[open + 1..<close]
    if tag.elementsEqual("key".utf8) {
      (kind, range, start) = (.key, close + 1..<end(from: close + 1), open)
    } else if tag.elementsEqual("string".utf8) {
      (kind, range, start) = (
        .string(key: Self.key(before: open, in: bytes)), close + 1..<end(from: close + 1), open
      )
    } else {
      let word = before.lastIndex { $0 <= 0x20 || $0 == greater }.map { $0 + 1 } ?? 0
      (kind, range, start) = (.element, word..<before.endIndex, word)
    }
  }

  /// The key in front of a value, as it is written.
  private static func key(before offset: Int, in bytes: [UInt8]) -> String? {
    var end = offset
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    let close = Array("</key>".utf8)
    guard end >= close.count, bytes[end - close.count..<end].elementsEqual(close) else { return nil }
    let area = bytes[..<(end - close.count)]
    guard let start = area.lastIndex(of: UInt8(ascii: ">")) else { return nil }
    return String(decoding: area[(start + 1)...], as: UTF8.self)
  }
}
