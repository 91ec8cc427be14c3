import IntentDefinition
import IntentDiagnostics

/// A `.strings` table, with a byte range for everything in it.
package struct StringsTable: Sendable {
  /// A key with its text, and the comments that belong to it.
  package struct Entry: Sendable {
    package var key: Located<String>
    package var value: Located<String>
    /// Where the entry is, from the key through the semicolon; `nil` in a property list.
    package var range: Range<Int>?
    /// The last `/* */` or `//` comment before the key.
    package var comment: Range<Int>?
    /// All `/* */` and `//` comments before the key, as one range.
    package var comments: Range<Int>?
    /// Comments after the entry on its line.
    package var trailing: Range<Int>?

    /// Includes comments; `nil` in a property list.
    package var extent: Range<Int>? {
      range.map { (comments?.lowerBound ?? $0.lowerBound)..<(trailing?.upperBound ?? $0.upperBound) }
    }
  }

  package var source: SourceText
  package private(set) var entries: [Entry] = []
  /// The closing brace of an old-style property list.
  package var closing: Int?
  /// The indices of the entries by their keys. If a key repeats, the last entry wins, as on Apple's systems.
  private var indices: [String: Int] = [:]

  init(_ source: SourceText) {
    self.source = source
  }

  package subscript(key: String) -> String? {
    indices[key].map { entries[$0].value.value }
  }

  /// Reads UTF-8, and UTF-16 with a byte order mark. Returns everything readable, and all problems.
  package static func read(_ bytes: [UInt8], path: String) -> (StringsTable, [Diagnostic]) {
    guard let text = TextConversion.utf8(bytes) else {
      let message = "this file is not in UTF-8; save the table in UTF-8"
      let problem = Diagnostic(.unreadableTranslation, message, at: SourceLocation(file: path))
      return (StringsTable(SourceText(path: path, bytes: [])), [problem])
    }
    if text.starts(with: Array("bplist".utf8)) || StringsText.startsWithTag(text) {
      return readPropertyList(bytes, path: path)
    }
    var parser = StringsParser(SourceText(path: path, bytes: text))
    parser.parse()
    guard let offset = StringsText.invalidOffset(text) else { return (parser.table, parser.diagnostics) }
    let problem = Diagnostic(
      .unreadableTranslation,
      "these bytes are not UTF-8; save the table in UTF-8",
      at: SourceLocation(file: path, range: offset..<offset)
    )
    return (parser.table, parser.diagnostics + [problem])
  }

  private static func readPropertyList(_ bytes: [UInt8], path: String) -> (StringsTable, [Diagnostic]) {
    let result = PropertyListReader().read(bytes, path: path)
    var table = StringsTable(result.source)
    guard let list = result.list else { return (table, result.diagnostics) }
    guard list.kind(list.root) == .dictionary else {
      let location = SourceLocation(file: path, range: list.range(of: list.root))
      let problem = Diagnostic(
        .unreadableTranslation,
        "a table of texts must be a dictionary from keys to texts",
        at: location
      )
      return (table, result.diagnostics + [problem])
    }
    for node in list.children(of: list.root) {
      guard let value = list.string(node) else { continue }
      let key = Located(list.keyName(of: node), at: list.keyContentRange(of: node))
      _ = table.add(Entry(key: key, value: Located(value, at: list.contentRange(of: node))))
    }
    return (table, result.diagnostics)
  }

  mutating func setTrailing(_ range: Range<Int>) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].trailing = range
  }

  mutating func add(_ entry: Entry) -> Entry? {
    let earlier = indices.updateValue(entries.count, forKey: entry.key.value)
    entries.append(entry)
    return earlier.map { entries[$0] }
  }
}
