/// The Swift names derived from an intent's class name.
package enum ConfigurationName {
  private static let word = "Configuration"

  /// The name of the configuration: the class name without a final `Intent`, plus the word
  /// `Configuration` if it does not contain it.
  package static func configuration(className: String) -> String {
    var base = className
    if base.hasSuffix("Intent"), base != "Intent" { base.removeLast("Intent".count) }
    return range(in: base) == nil ? base + word : base
  }

  /// The name of the options provider: the configuration's without the word `Configuration`, plus
  /// `OptionsProvider`.
  static func provider(configuration: String) -> String {
    base(configuration: configuration) + "OptionsProvider"
  }

  /// The configuration's name without the word `Configuration`, or only that word.
  package static func base(configuration: String) -> String {
    var base = configuration
    if let range = range(in: base) { base.removeSubrange(range) }
    return base.isEmpty ? word : base
  }

  /// The range of `Configuration` as a word, not as the beginning of a longer one.
  private static func range(in name: String) -> Range<String.Index>? {
    // Works on bytes, because iterating over characters is ten times slower.
    var rest = name.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "C")) {
      rest = rest[start...]
      if rest.starts(with: word.utf8) {
        let end = rest.index(start, offsetBy: word.utf8.count)
        if end == name.endIndex || !name[end].isLowercase { return start..<end }
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
