import AppFacts
import IntentDiagnostics

/// Chooses the Swift files that say what people can choose in App Intents and widgets. An app has many more.
package enum AppIntentsFiles {
  /// The words of a file that decide which files are needed.
  package struct File: Sendable {
    /// The names that it mentions if it mentions App Intents or WidgetKit, which makes it needed.
    fileprivate var mentioned: Set<String>?
    /// The names of its types and global constants if it mentions neither.
    package private(set) var declared: Set<String> = []
    /// The names of types that it extends.
    package private(set) var extended: Set<String> = []
    /// Whether it makes widgets with the intents of definitions, or without any.
    package let makesWidgets: Bool

    package var isOfAppIntents: Bool { mentioned != nil }

    package init(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      let words = AppIntentsFiles.words(of: text)
      if words.contains(where: AppIntentsFiles.frameworks.contains) {
        mentioned = Set(words.map(String.init))
      } else {
        declared = Set(AppIntentsFiles.declarations(text, words).map(String.init))
        extended = Set(AppIntentsFiles.names(after: ["extension"], in: words).map(String.init))
      }
      let calls = ["IntentConfiguration", "StaticConfiguration"].map(\.utf8)
      makesWidgets = bytes.split(separator: UInt8(ascii: "(")).contains { part in
        calls.contains { part.suffix($0.count).elementsEqual($0) }
      }
    }
  }

  private static let frameworks: Set<Substring> = [
    "AppIntents", "WidgetKit", "AppIntent", "AppEnum", "AppEntity",
  ]

  /// The files that mention App Intents or WidgetKit, and those that declare a type, an alias or a constant with a name
  /// that such a file mentions: an enum's cases can be in another file than its conformance.
  package static func needed(of files: [String: File]) -> Set<String> {
    let mentioned = files.values.reduce(into: Set<String>()) { $0.formUnion($1.mentioned ?? []) }
    return Set(
      files.filter { _, file in
        file.isOfAppIntents || !file.declared.isDisjoint(with: mentioned)
          || !file.extended.isDisjoint(with: mentioned)
      }.keys
    )
  }

  package static func needed(of files: [String: [UInt8]]) -> [String: [UInt8]] {
    let needed = needed(of: files.mapValues(File.init))
    return files.filter { needed.contains($0.key) }
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
    let types: Set<Substring> = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    let globals = lines.filter { $0.first?.isLetter == true }.flatMap { line in
      names(after: ["let", "var"], in: Array(Self.words(of: String(line)).prefix(4)))
    }
    return names(after: types, in: words) + globals
  }

  private static func names(after keywords: Set<Substring>, in words: [Substring]) -> [Substring] {
    zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
  }
}

extension FileCode {
  /// The names of declarations, perhaps in other files, that say what the App Intents and widgets are: protocols, extended
  /// types, types of parameters and identifiers, queries, and constants with kinds.
  package var neededNames: Set<String> {
    var names = Set(aliases.values.map(\.name))
    for type in types {
      names.formUnion(type.inherited)
      if type.isExtension { names.insert(type.name) }
      for property in type.properties where property.isOfAppIntents {
        names.formUnion([property.type?.name, property.queryType].compactMap(\.self))
        let values = property.attributes.flatMap(\.arguments).map(\.value)
        names.formUnion(values.compactMap { $0.call?.name ?? $0.member })
      }
    }
    for text in widgets.flatMap(\.arguments).compactMap(\.text) where text.utf8.count < 200 {
      names.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
    // 'Person.ID' is a type in 'Person', or an alias.
    return names.union(names.flatMap { $0.split(separator: ".").map(String.init) })
  }
}

extension FileCode {
  /// The names of its enums, intents and entities, which other files may extend.
  package var extensibleNames: Set<String> {
    let found = types.filter { type in
      !type.cases.isEmpty || type.properties.contains(where: \.isOfAppIntents)
        || type.inherited.contains { $0.hasSuffix("Intent") }
    }
    return Set(found.map(\.name))
  }
}

extension PropertyCode {
  fileprivate var isOfAppIntents: Bool { parameter != nil || ["id", "defaultQuery"].contains(name) }
}
