import IntentDiagnostics
import IntentPlatform

/// Chooses the Swift files that declare App Intents and widgets, or may start their bundles. Most files of an
/// app don't.
package enum AppIntentsFiles {
  /// The result of a quick look at a file's words. Most files of an app contain none of these words.
  package struct File: Sendable {
    /// Whether it mentions App Intents or WidgetKit, even in a comment, or starts a program.
    package let isOfAppIntents: Bool
    /// Whether code, and not only a comment, mentions App Intents.
    package let declaresAppIntents: Bool
    /// Whether it makes widgets with the intents of definitions, or without any.
    package let makesWidgets: Bool

    package init(_ bytes: [UInt8]) {
      isOfAppIntents =
        AppIntentsFiles.frameworks.contains { word in
          bytes.offsets(of: word).contains { bytes.hasWord(at: $0, word.utf8.count) }
        } || !bytes.offsets(of: ".main()").isEmpty
      declaresAppIntents = bytes.offsets(of: "AppIntent").contains {
        bytes.startsWord(at: $0) && !bytes.isInComment($0)
      }
      makesWidgets = ["IntentConfiguration(", "StaticConfiguration("].contains {
        !bytes.offsets(of: $0).isEmpty
      }
    }
  }

  /// The names that a file declares, even in other types. Members come with their types.
  package struct Declarations: Sendable {
    /// The types and global constants that the file declares.
    package private(set) var declared: Set<String> = []
    /// The types that the file extends.
    package private(set) var extended: Set<String> = []

    /// Looks at each byte once, because most files of an app go through this.
    package init(_ bytes: [UInt8]) {
      var keyword: Keyword?
      var (isGlobal, count): (Bool, Int) = (false, 0)
      bytes.forEachWord { word in
        if word.startIndex == 0 || bytes[word.startIndex - 1] == UInt8(ascii: "\n") {
          (isGlobal, count) = (true, 0)
        } else if bytes.hasLineBreak(before: word.startIndex) {
          isGlobal = false
        }
        count += 1
        switch keyword {
        case .type: declared.insert(String(decoding: word, as: UTF8.self))
        case .extension: extended.insert(String(decoding: word, as: UTF8.self))
        case .constant where isGlobal && count > 1 && count <= 4:
          declared.insert(String(decoding: word, as: UTF8.self))
        case .constant, nil: break
        }
        keyword = Keyword(word)
      }
    }
  }

  /// A word before the name of a declaration.
  private enum Keyword {
    case type, `extension`, constant

    init?(_ word: ArraySlice<UInt8>) {
      switch word.count {
      case 3 where word.elementsEqual("let".utf8) || word.elementsEqual("var".utf8): self = .constant
      case 4 where word.elementsEqual("enum".utf8): self = .type
      case 5 where word.elementsEqual("class".utf8) || word.elementsEqual("actor".utf8): self = .type
      case 6 where word.elementsEqual("struct".utf8): self = .type
      case 8 where word.elementsEqual("protocol".utf8): self = .type
      case 9 where word.elementsEqual("typealias".utf8): self = .type
      case 9 where word.elementsEqual("extension".utf8): self = .extension
      default: return nil
      }
    }
  }

  private static let frameworks = ["AppIntents", "WidgetKit", "AppIntent", "AppEnum", "AppEntity"]

  /// Returns the files that mention App Intents or WidgetKit, or start a program. Also returns files that
  /// declare a type, an alias or a constant with a name from such a file: an enum's cases can be in another
  /// file than its conformance.
  package static func needed(of files: [String: [UInt8]]) -> [String: [UInt8]] {
    let filesOfAppIntents = files.filter { File($0.value).isOfAppIntents }
    var mentioned: Set<String> = []
    for bytes in filesOfAppIntents.values {
      bytes.forEachWord { mentioned.insert(String(decoding: $0, as: UTF8.self)) }
    }
    guard !mentioned.isEmpty else { return [:] }
    return files.filter { path, bytes in
      if filesOfAppIntents[path] != nil { return true }
      let file = Declarations(bytes)
      return !file.declared.isDisjoint(with: mentioned) || !file.extended.isDisjoint(with: mentioned)
    }
  }
}

extension [UInt8] {
  fileprivate func offsets(of word: String) -> [Int] {
    let word = Array(word.utf8)
    return withUnsafeBytes { bytes in
      var (offsets, start): ([Int], Int) = ([], 0)
      while let base = bytes.baseAddress, start + word.count <= bytes.count,
        let candidate = memchr(base + start, Int32(word[0]), bytes.count - word.count - start + 1)
      {
        let offset = UnsafeRawPointer(candidate) - base
        let isThere = memcmp(candidate, word, word.count) == 0
        if isThere { offsets.append(offset) }
        start = offset + (isThere ? word.count : 1)
      }
      return offsets
    }
  }

  fileprivate func forEachWord(_ body: (ArraySlice<UInt8>) -> Void) {
    var start: Int?
    for offset in indices {
      if SourceWords.isPartOfName(self[offset]) {
        start = start ?? offset
      } else if let first = start {
        body(self[first..<offset])
        start = nil
      }
    }
    if let start { body(self[start...]) }
  }

  /// Whether no word comes between the start of the line and an offset.
  fileprivate func hasLineBreak(before offset: Int) -> Bool {
    var offset = offset - 1
    while offset >= 0, !SourceWords.isPartOfName(self[offset]) {
      if self[offset] == UInt8(ascii: "\n") { return true }
      offset -= 1
    }
    return false
  }

  fileprivate func startsWord(at offset: Int) -> Bool {
    offset == 0 || !SourceWords.isPartOfName(self[offset - 1])
  }

  fileprivate func hasWord(at offset: Int, _ length: Int) -> Bool {
    startsWord(at: offset) && (offset + length == count || !SourceWords.isPartOfName(self[offset + length]))
  }

  /// Whether the offset is in a comment, as far as its own line shows.
  fileprivate func isInComment(_ offset: Int) -> Bool {
    let start = self[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = self[start..<offset].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if line.first == UInt8(ascii: "*") || line.starts(with: "/*".utf8) { return true }
    return zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "/") }
  }
}

extension FileCode {
  /// The names that App Intents and widgets refer to and that other files may declare: protocols, extended
  /// types, types of parameters and identifiers, queries, and constants with kinds.
  package var neededNames: Set<String> {
    var names = Set(aliases.values.map(\.name))
    for type in types {
      names.formUnion(type.inherited)
      if type.isExtension { names.insert(type.name) }
      for property in type.properties where property.isOfAppIntents {
        names.formUnion([property.type?.name, property.queryType?.name].compactMap(\.self))
        let values = property.attributes.flatMap(\.arguments).map(\.value)
        names.formUnion(values.compactMap { $0.call?.name ?? $0.member })
      }
    }
    for text in (widgets + families).flatMap(\.arguments).compactMap(\.text) where text.utf8.count < 200 {
      names.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
    // 'Person.ID' is a type in 'Person', or an alias.
    return names.union(names.flatMap { $0.split(separator: ".").map(String.init) })
  }

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
