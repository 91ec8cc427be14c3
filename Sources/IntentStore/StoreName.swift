/// The name under which a widget's configuration is stored: `+up%20+next.systemSmall.home.widget.json`.
///
/// It is a file name on any disk, also where `a` and `A` are one letter: small letters, digits, `-` and `_`
/// stand for themselves, a capital is `+` and the small letter, every other byte of UTF-8 is percent-escaped.
enum StoreName {
  private static let suffix = ".widget.json"
  /// What stands between the name of what was set aside and a number.
  private static let setAsideMark = ".corrupt-"
  /// File systems take 255 bytes. What is set aside needs some more.
  private static let greatestLength = 200
  /// So much of a name that is too long stands before its hash.
  private static let readableLength = 120

  static func name(of widget: PlacedWidget) -> String {
    let whole = "\(escaped(widget.kind)).\(widget.family.rawValue).\(escaped(widget.id))"
    guard whole.utf8.count > greatestLength - suffix.utf8.count else { return whole + suffix }
    // The record says whose it is, so that two names with one hash are found out.
    return "\(whole.prefix(readableLength))~\(String(hash(whole.utf8), radix: 16))\(suffix)"
  }

  /// Whether it is the name of a configuration.
  static func isRecord(_ name: String) -> Bool {
    // macOS keeps what some disks cannot beside a file, under its name after '._'.
    name.hasSuffix(suffix) && !name.hasPrefix("._")
  }

  /// Whether it is the name of something that was set aside.
  static func isSetAside(_ name: String) -> Bool {
    name.contains(suffix + setAsideMark)
  }

  /// The first name for what is set aside that is free.
  static func setAside(_ name: String, besides taken: [String]) -> String {
    let taken = Set(taken)
    var number = 1
    while taken.contains("\(name)\(setAsideMark)\(number)") { number += 1 }
    return "\(name)\(setAsideMark)\(number)"
  }

  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        bytes += [UInt8(ascii: "+"), byte | 0x20]
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// FNV-1a: the same in every process, which the standard library's hashes are not.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
