import IntentDiagnostics

/// Chooses the Swift files that say what people can choose in App Intents and widgets. An app has many more.
package enum AppIntentsFiles {
  /// The files that mention App Intents or WidgetKit, and those that declare a type, an alias or a constant with a name
  /// that such a file mentions: an enum's cases can be in another file than its conformance.
  package static func needed(of files: [String: [UInt8]]) -> [String: [UInt8]] {
    let frameworks: Set<Substring> = ["AppIntents", "WidgetKit", "AppIntent", "AppEnum", "AppEntity"]
    var needed: [String: [UInt8]] = [:]
    var mentioned: Set<String> = []
    var declared: [String: Set<String>] = [:]
    for (path, bytes) in files {
      let text = String(decoding: bytes, as: UTF8.self)
      let words = Self.words(of: text)
      if words.contains(where: frameworks.contains) {
        needed[path] = bytes
        mentioned.formUnion(words.map(String.init))
      } else {
        declared[path] = Set(declarations(text, words).map(String.init))
      }
    }
    for (path, names) in declared where !names.isDisjoint(with: mentioned) {
      needed[path] = files[path]
    }
    return needed
  }

  private static func words(of text: String) -> [Substring] {
    text.utf8.split { byte in
      let isWord =
        byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      return !isWord
    }
    .map { Substring($0) }
  }

  /// The names of types, also nested ones, and of global constants. Members come with their types.
  private static func declarations(_ text: String, _ words: [Substring]) -> [Substring] {
    let types: Set<Substring> = ["actor", "class", "enum", "extension", "protocol", "struct", "typealias"]
    let globals = text.split(separator: "\n").filter { $0.first?.isLetter == true }.flatMap { line in
      names(after: ["let", "var"], in: Array(Self.words(of: String(line)).prefix(4)))
    }
    return names(after: types, in: words) + globals
  }

  private static func names(after keywords: Set<Substring>, in words: [Substring]) -> [Substring] {
    zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
  }
}
