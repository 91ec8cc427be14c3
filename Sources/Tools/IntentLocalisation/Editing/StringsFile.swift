import IntentDefinition
import IntentDiagnostics

/// A `.strings` table that can be changed. Everything else in the file stays the same.
struct StringsFile: Sendable {
  let contents: TableContents
  let table: StringsTable
  let diagnostics: [Diagnostic]
  private let style: StringsStyle
  private let indices: [String: Int]
  private var edits = TextEdits()

  init(_ contents: TableContents) {
    self.contents = contents
    (table, diagnostics) = StringsTable.read(contents.bytes, path: contents.path)
    indices = Dictionary(zip(table.entries.map(\.key.value), table.entries.indices)) { $1 }
    style = StringsStyle(table)
  }

  /// The texts of the table. If a key repeats, the last entry wins.
  var texts: [TableText] {
    table.entries.indices.compactMap { index in
      let entry = table.entries[index]
      guard indices[entry.key.value] == index else { return nil }
      let id = TableText.ID(key: entry.key.value)
      return TableText(id: id, text: entry.value, state: .translated, file: contents.path)
    }
  }

  func sorted(_ changes: [Table.TextChange]) -> [Table.TextChange] {
    style.isSorted ? changes.sorted { StringsStyle.precedes($0.id.key, $1.id.key) } : changes
  }

  var changedText: [UInt8]? { edits.isEmpty ? nil : edits.applied(to: contents.source.bytes) }

  /// - Parameter comment: For a new entry, if the table has comments.
  mutating func set(_ key: String, to text: String, comment: String) {
    guard let index = indices[key] else { return insert(key, text, comment: comment) }
    let entry = table.entries[index]
    guard entry.value.value != text, let range = entry.value.range else { return }
    if entry.value.range == entry.key.range, let whole = entry.range {
      edits.insert(" = \(StringsLiteral.quoted(text))", at: whole.upperBound - 1)
    } else if range.lowerBound > 0, let quote = quote(before: range) {
      edits.replace(range, with: StringsLiteral.escaped(text, quote: quote))
    } else {
      edits.replace(range, with: StringsLiteral.quoted(text))
    }
  }

  /// Comments go, too, but not a person's comment that the next entry may share.
  mutating func remove(_ keys: Set<String>) {
    // Remove whitespace before the entry, or after it at the start of the table.
    var isStart = true
    for index in table.entries.indices {
      let entry = table.entries[index]
      guard keys.contains(entry.key.value), let range = entry.range, let extent = entry.extent else {
        isStart = false
        continue
      }
      if sharesComment(index, removing: keys) {
        let rest = contents.source.bytes[extent.upperBound...].prefix(while: ScalarText.isSpace)
        edits.replace(range.lowerBound..<rest.endIndex, with: "")
        isStart = true
        continue
      }
      let end = isStart || index == 0 ? nil : table.entries[index - 1].extent?.upperBound
      if let end, isSpace(end..<extent.lowerBound), !joinsComment(index) {
        edits.replace(end..<extent.upperBound, with: "")
      } else {
        let rest = contents.source.bytes[extent.upperBound...]
        let after: ArraySlice<UInt8> = isStart ? rest.prefix(while: ScalarText.isSpace) : rest.prefix(0)
        edits.replace(extent.lowerBound..<after.endIndex, with: "")
      }
    }
  }

  /// Whether the next entry that stays has no comment of its own, so that it may belong to a group.
  private func sharesComment(_ index: Int, removing keys: Set<String>) -> Bool {
    guard let comments = table.entries[index].comments,
      !String(decoding: contents.source.bytes[comments], as: UTF8.self).contains(TextComment.separator)
    else { return false }
    let next = table.entries[(index + 1)...].first { $0.comments != nil || !keys.contains($0.key.value) }
    return next.map { $0.comments == nil } ?? false
  }

  /// Whether removing an entry would pull the text behind it into the previous entry's trailing comment.
  private func joinsComment(_ index: Int) -> Bool {
    guard index > 0, table.entries[index - 1].trailing != nil,
      let end = table.entries[index].extent?.upperBound,
      let next = contents.source.bytes[end...].first(where: { $0 != UInt8(ascii: " ") })
    else { return false }
    return next != UInt8(ascii: "\n") && next != UInt8(ascii: "\r")
  }

  private func startsLine(_ position: Int) -> Bool {
    let before = contents.source.bytes[..<position].last {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
    }
    return before.map { [UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0xBF].contains($0) } ?? true
  }

  private func isSpace(_ range: Range<Int>) -> Bool {
    contents.source.bytes[range].allSatisfy(ScalarText.isSpace)
  }

  private func quote(before range: Range<Int>) -> Character? {
    switch contents.source.bytes[range.lowerBound - 1] {
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "'"): "'"
    default: nil
    }
  }

  private mutating func insert(_ key: String, _ text: String, comment: String) {
    let hasComment = style.hasComments && !comment.isEmpty
    var entry = hasComment ? "/* \(StringsLiteral.comment(comment)) */\(style.newline)" : ""
    entry += "\(StringsLiteral.quoted(key)) = \(StringsLiteral.quoted(text));"
    guard let last = table.entries.last else {
      let bytes = contents.source.bytes
      if let closing = table.closing {
        let line = edits.isEmpty && !startsLine(closing) ? style.newline : ""
        return edits.insert(line + entry + style.newline, at: closing)
      }
      let isAtStart = bytes.isEmpty || bytes == [0xEF, 0xBB, 0xBF]
      let gap = !edits.isEmpty || !isAtStart ? style.newline : ""
      return edits.insert(gap + entry + style.newline, at: bytes.count)
    }
    let isOnOneLine = !style.separator.contains(where: \.isNewline)
    if style.isSorted, let next = successor(of: key), let start = next.extent?.lowerBound {
      let hasComments = hasComment || next.comment != nil
      let line = hasComments && !startsLine(start) ? style.newline : ""
      return edits.insert(
        line + entry + (hasComments && isOnOneLine ? style.newline : style.separator),
        at: start
      )
    }
    guard let end = last.extent?.upperBound else { return }
    // On one line, the previous entry's line comment would swallow the new entry, or the new entry's comment
    // would attach to the previous entry.
    let needsLine = isOnOneLine && (last.trailing != nil || entry.hasPrefix("/*"))
    edits.insert((needsLine ? style.newline : style.separator) + entry, at: end)
  }

  private func successor(of key: String) -> StringsTable.Entry? {
    var range = table.entries.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        StringsStyle.precedes(key, table.entries[middle].key.value)
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound < table.entries.endIndex ? table.entries[range.lowerBound] : nil
  }
}
