/// Names of languages, which become names of folders.
package enum TableLanguage {
  /// Whether two names are spellings of one language: `pt-BR` and `pt_br`.
  static func isSame(_ left: String, _ right: String) -> Bool { normal(left) == normal(right) }

  private static func normal(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// Whether a name begins as the code of a language does: with two or three letters, alone or before a hyphen.
  package static func isCode(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return isName(name) && (2...3).contains(parts[0].count) && parts[0].allSatisfy(\.isLetter)
      && !parts.contains("") && !name.contains("_")
  }

  /// Whether a name has only letters, digits, hyphens and underscores, and is not that of a folder for another purpose,
  /// such as `Base`.
  package static func isName(_ language: String) -> Bool {
    !language.isEmpty && language.utf8.count <= 64
      && TableSearch.isLanguage(language)
      && language.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
