/// A typed text with a cursor.
package struct TextBuffer: Sendable, Hashable {
  /// The text so far.
  package var text: String { String(characters) }
  /// The cursor's position, in characters.
  package private(set) var cursor: Int
  private var characters: [Character]

  /// Puts the cursor at the end.
  package init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  package var isEmpty: Bool { characters.isEmpty }

  /// The cursor's line, from 0, and the number of characters before the cursor in that line.
  package var position: (line: Int, column: Int) {
    (characters[..<cursor].count(where: \.isNewline), cursor - lineStart)
  }

  /// Ignores impossible edits.
  package mutating func apply(_ edit: TextEdit) {
    switch edit {
    case .insert(let text) where cursor == characters.count:
      // Only the last character can combine with the new text.
      let last = characters.popLast().map { String($0) } ?? ""
      characters += last + text
      cursor = characters.count
    case .insert(let text):
      // Characters can combine at the seams, such as a letter and its accent.
      let before = String(characters[..<cursor]) + text
      characters = Array(before + String(characters[cursor...]))
      cursor = min(before.count, characters.count)
    case .replace(let text): self = TextBuffer(text)
    case .deleteBackward: delete(from: cursor - 1, to: cursor)
    case .deleteForward: delete(from: cursor, to: cursor + 1)
    case .deleteWord: delete(from: wordStart, to: cursor)
    case .deleteToStart: delete(from: lineStart, to: cursor)
    case .deleteToEnd: delete(from: cursor, to: lineEnd)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .start: cursor = lineStart
    case .end: cursor = lineEnd
    case .up: moveLine(to: lineStart - 1)
    case .down: moveLine(to: lineEnd + 1)
    }
  }

  private mutating func moveLine(to index: Int) {
    let column = position.column
    guard (0...characters.count).contains(index) else { return }
    cursor = index
    cursor = min(lineStart + column, lineEnd)
  }

  private var lineStart: Int {
    characters[..<cursor].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  private var lineEnd: Int {
    characters[cursor...].firstIndex(where: \.isNewline) ?? characters.count
  }

  private mutating func delete(from start: Int, to end: Int) {
    let range = max(0, start)..<min(end, characters.count)
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private var wordStart: Int {
    var index = cursor
    while index > 0, characters[index - 1].isWhitespace { index -= 1 }
    while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    while index < characters.count, !characters[index].isWhitespace { index += 1 }
    return index
  }
}

/// An edit to a typed text.
package enum TextEdit: Sendable, Hashable {
  /// Inserts text before the cursor.
  case insert(String)
  /// Replaces the whole text.
  case replace(String)
  case deleteBackward, deleteForward, deleteWord, deleteToStart, deleteToEnd
  case left, right, wordLeft, wordRight
  /// Moves the cursor between lines.
  case up, down
  /// Moves the cursor to the start or the end of the line.
  case start, end
}
