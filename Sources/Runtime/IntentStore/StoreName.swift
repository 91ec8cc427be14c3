import IntentText

/// Makes names such as `+up%20+next.systemSmall.home.widget.json`, which are valid on any disk and stay
/// distinct on disks that ignore case.
///
/// Lowercase letters, digits, `-` and `_` stay, a capital becomes `+` and the lowercase letter, and other
/// bytes of UTF-8 are percent-encoded.
enum StoreName {
  private static let suffix = ".widget.json"
  /// Precedes the number of a corrupt record.
  private static let setAsideMark = ".corrupt-"
  /// File systems allow 255 bytes, but setting a record aside makes its name longer.
  private static let greatestLength = 200
  private static let readableLength = 120

  static func name(of widget: PlacedWidget) -> String {
    let whole = "\(escaped(widget.kind)).\(widget.family.rawValue).\(escaped(widget.id))"
    guard whole.utf8.count > greatestLength - suffix.utf8.count else { return whole + suffix }
    // A collision of hashes is noticed, because the record contains its widget.
    return "\(whole.prefix(readableLength))~\(String(hash(whole.utf8), radix: 16))\(suffix)"
  }

  static func isRecord(_ name: String) -> Bool {
    // On disks with another system's format, macOS keeps a file's metadata under the name with the prefix
    // '._'.
    name.hasSuffix(suffix) && !name.hasPrefix("._")
  }

  static func isSetAside(_ name: String) -> Bool {
    name.contains(suffix + setAsideMark)
  }

  static func setAside(_ name: String, isTaken: (String) throws -> Bool) rethrows -> String {
    var number = 1
    while try isTaken("\(name)\(setAsideMark)\(number)") { number += 1 }
    return "\(name)\(setAsideMark)\(number)"
  }

  /// `nil` if the name is shortened or is not a record's name.
  static func widget(of name: String) -> PlacedWidget? {
    let parts = name.dropLast(suffix.count).split(separator: ".", omittingEmptySubsequences: false)
    guard isRecord(name), parts.count == 3, let family = ConfigurationFamily(rawValue: String(parts[1]))
    else {
      return nil
    }
    let widget = PlacedWidget(unescaped(parts[0]), family, id: unescaped(parts[2]))
    return self.name(of: widget) == name ? widget : nil
  }

  /// Whether a hash replaces the end of the name.
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

  /// FNV-1a, because the standard library's hashes differ between processes.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
