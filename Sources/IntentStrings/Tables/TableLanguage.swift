/// Names of languages, which become names of folders.
package enum TableLanguage {
  /// Whether a name has only letters, digits, hyphens and underscores.
  package static func isName(_ language: String) -> Bool {
    !language.isEmpty && language.utf8.count <= 64
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
