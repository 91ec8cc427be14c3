import IntentText

/// The name under which a widget's configuration is stored: `+up%20+next.systemSmall.home.widget.json`.
///
/// It is a valid file name on any disk, even if the disk ignores case. Lowercase letters, digits, `-` and `_`
/// are kept, a capital is `+` and the lowercase letter, and every other byte of UTF-8 is percent-encoded.
enum StoreName {
  private static let suffix = ".widget.json"
  /// The text between the original name and the number in the name of a corrupt record.
  private static let setAsideMark = ".corrupt-"
  /// File systems allow 255 bytes. The name of a corrupt record is longer by some bytes.
  private static let greatestLength = 200
  /// The number of bytes before the hash in a shortened name.
  private static let readableLength = 120

  static func name(of widget: PlacedWidget) -> String {
    let whole = "\(escaped(widget.kind)).\(widget.family.rawValue).\(escaped(widget.id))"
    guard whole.utf8.count > greatestLength - suffix.utf8.count else { return whole + suffix }
    // The record names its widget, so two names with the same hash are detected.
    return "\(whole.prefix(readableLength))~\(String(hash(whole.utf8), radix: 16))\(suffix)"
  }

  /// Whether it is the name of a configuration.
  static func isRecord(_ name: String) -> Bool {
    // macOS stores metadata next to a file, under the name with the prefix '._', if the disk cannot hold it.
    name.hasSuffix(suffix) && !name.hasPrefix("._")
  }

  /// Whether it is the name of a corrupt record that was set aside.
  static func isSetAside(_ name: String) -> Bool {
    name.contains(suffix + setAsideMark)
  }

  /// The first free name for a corrupt record.
  static func setAside(_ name: String, isTaken: (String) throws -> Bool) rethrows -> String {
    var number = 1
    while try isTaken("\(name)\(setAsideMark)\(number)") { number += 1 }
    return "\(name)\(setAsideMark)\(number)"
  }

  /// The widget whose configuration has a name; `nil` if the name is shortened, or not one of a widget.
  static func widget(of name: String) -> PlacedWidget? {
    let parts = name.dropLast(suffix.count).split(separator: ".", omittingEmptySubsequences: false)
    guard isRecord(name), parts.count == 3, let family = ConfigurationFamily(rawValue: String(parts[1]))
    else {
      return nil
    }
    let widget = PlacedWidget(unescaped(parts[0]), family, id: unescaped(parts[2]))
    return self.name(of: widget) == name ? widget : nil
  }

  /// Whether the name ends in a hash, because it would be too long.
  static func isShortened(_ name: String) -> Bool { name.utf8.contains(UInt8(ascii: "~")) }

  private static func escaped(_ text: String) -> String {
    PercentEncoding.encoded(text, keeping: "-_", capitalDigits: false)
      .map { $0.isUppercase ? "+\($0.lowercased())" : String($0) }.joined()
  }

  private static func unescaped(_ text: Substring) -> String {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return PercentEncoding.decoded(((parts.first ?? "") + rest.joined())[...].utf8)
  }

  /// FNV-1a, which is the same in every process, unlike the standard library's hashes.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
