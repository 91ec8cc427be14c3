import CLibXML2
import IntentDiagnostics

/// Turns an error of libxml2 into a message about property lists.
struct XMLProblem {
  let error: XMLError
  let builder: XMLTreeBuilder

  private var source: [UInt8] { builder.source }
  private var cursor: Int { min(max(error.cursor, 0), source.count) }

  var diagnostic: Diagnostic {
    if MergeConflict.isMark(at: cursor, in: source) {
      return MergeConflict.diagnostic(at: cursor, in: source, file: builder.file)
    }
    if isAtEnd {
      return atEnd
    }
    if source[cursor] == 0 {
      return diagnostic("text cannot contain a zero byte", at: cursor..<cursor + 1)
    }
    switch error.code {
    case XML_ERR_TAG_NAME_MISMATCH, XML_ERR_TAG_NOT_FINISHED:
      return mismatchedTag
    case XML_ERR_LTSLASH_REQUIRED:
      return mismatchedTag
    case XML_ERR_DOCUMENT_END:
      return afterEnd
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      return undeclaredEntity
    case XML_ERR_INVALID_ENCODING, XML_I18N_CONV_FAILED:
      return invalidUTF8
    case XML_ERR_INVALID_CHAR where source[cursor] >= 0x80 && !startsCharacter(cursor):
      return invalidUTF8
    default:
      return unclosedTag ?? unescaped ?? diagnostic(error.words, at: range)
    }
  }

  /// A problem in a single character or entity, after which parsing continues.
  var mistakeInText: Diagnostic? {
    guard builder.open.last?.element.holdsText == true, !isAtEnd, source[cursor] != 0,
      !MergeConflict.isMark(at: cursor, in: source)
    else { return nil }
    switch error.code {
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY, XML_ERR_INVALID_CHARREF,
      XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_HEX_CHARREF:
      break
    case XML_ERR_INVALID_CHAR where source[cursor] < 0x80: break
    case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING, XML_ERR_MISPLACED_CDATA_END:
      guard let start = unescaped?.location?.range?.lowerBound, !startsMarkup(start) else { return nil }
    default: return nil
    }
    return diagnostic
  }

  private func startsMarkup(_ start: Int) -> Bool {
    start + 1 < source.count && source[start] == UInt8(ascii: "<") && "!/?".utf8.contains(source[start + 1])
  }

  // MARK: The end of the file

  private var isAtEnd: Bool {
    let rest = source[cursor...]
    if rest.count <= 1 {
      return rest.isEmpty || rest.first == UInt8(ascii: "<")
    }
    return !builder.open.isEmpty && rest.allSatisfy(ScalarText.isSpace)
  }

  private var atEnd: Diagnostic {
    let end = source.count..<source.count
    guard let tag = builder.open.last else {
      return diagnostic("the file ends before its '<plist>' is complete", at: end)
    }
    if let range = builder.unclosedText {
      let name = builder.tagName(at: range.lowerBound)
      return diagnostic("'<\(name)>' does not end; add '</\(name)>'", at: range)
    }
    let name = builder.sourceName(tag)
    return diagnostic(
      "the file ends inside '<\(name)>'",
      at: end,
      notes: [Diagnostic.Note("'<\(name)>' opens here", at: location(tag.start..<tag.contentStart))]
    )
  }

  private var afterEnd: Diagnostic {
    guard !builder.nodes.isEmpty else {
      return diagnostic("this is not an XML property list: expected '<plist>', found text", at: range)
    }
    let start = source[cursor...].firstIndex { !ScalarText.isSpace($0) } ?? cursor
    return diagnostic(
      "there is content after the end of the property list; remove everything after '</plist>'",
      at: start..<ScalarText.lineEnd(from: start, in: source)
    )
  }

  // MARK: Tags

  private var mismatchedTag: Diagnostic {
    mismatch?.diagnostic ?? diagnostic(error.words, at: range)
  }

  private var mismatch: TagMismatch? { TagMismatch(builder, cursor: cursor) }

  /// Anything misplaced after this point only follows from the problem.
  var startOfConsequences: Int {
    switch error.code {
    case XML_ERR_TAG_NAME_MISMATCH, XML_ERR_TAG_NOT_FINISHED, XML_ERR_LTSLASH_REQUIRED:
      isAtEnd
        ? builder.unclosedText?.lowerBound ?? builder.open.last?.start ?? source.count
        : mismatch?.start ?? source.count
    default: source.count
    }
  }

  // A missing '>' is found only at the next tag.
  private var unclosedTag: Diagnostic? {
    guard [XML_ERR_NAME_REQUIRED, XML_ERR_GT_REQUIRED, XML_ERR_ATTRIBUTE_WITHOUT_VALUE].contains(error.code),
      let next = source[cursor...].firstIndex(where: { !ScalarText.isSpace($0) && $0 != UInt8(ascii: "/") }),
      source[next] == UInt8(ascii: "<"),
      let start = source[..<next].lastIndex(where: { "<>".utf8.contains($0) }),
      source[start] == UInt8(ascii: "<")
    else { return nil }
    let tag = source[start..<next].prefix { !ScalarText.isSpace($0) }
    let isEnd = tag.dropFirst().first == UInt8(ascii: "/")
    // In text, the '<' doesn't begin a tag but is an unescaped character.
    guard tag.count > 1, isEnd || builder.open.last?.element.holdsText != true else { return nil }
    return diagnostic(
      "the tag '\(String(decoding: tag.prefix(80), as: UTF8.self))' does not end; add '>'",
      at: start..<tag.endIndex
    )
  }

  // MARK: Text

  private var undeclaredEntity: Diagnostic {
    var start = max(cursor - 1, 0)
    while start > 0, source[start] != UInt8(ascii: "&"), cursor - start < 256 {
      start -= 1
    }
    let text = String(decoding: source[start..<cursor].prefix(80), as: UTF8.self)
    return diagnostic(
      "unknown entity '\(text)'; write the character itself, or '&amp;' for '&'",
      at: start..<cursor
    )
  }

  private var invalidUTF8: Diagnostic { diagnostic("invalid UTF-8; save the file as UTF-8", at: range) }

  private var unescaped: Diagnostic? {
    let start: Int
    let character: String
    let replacement: String
    // Other fixes are not safe: '&lt' may only lack its semicolon, and '<' may begin a tag.
    var isSafe = error.code == XML_ERR_MISPLACED_CDATA_END
    switch error.code {
    case XML_ERR_NAME_REQUIRED where isAt("&"), XML_ERR_ENTITYREF_SEMICOL_MISSING:
      guard let ampersand = source[..<min(cursor + 1, source.count)].lastIndex(of: UInt8(ascii: "&")) else {
        return nil
      }
      (start, character, replacement) = (ampersand, "&", "&amp;")
      isSafe = source[(ampersand + 1)...].first.map(ScalarText.isSpace) ?? false
    case XML_ERR_NAME_REQUIRED where isAt("<"):
      let less = source[cursor] == UInt8(ascii: "<") ? cursor : cursor - 1
      (start, character, replacement) = (less, "<", "&lt;")
    case XML_ERR_MISPLACED_CDATA_END:
      var end = cursor
      while end + 3 <= source.count, !source[end..<end + 3].elementsEqual("]]>".utf8) {
        end += 1
      }
      guard end + 3 <= source.count else { return nil }
      (start, character, replacement) = (end, "]]>", "]]&gt;")
    default:
      return nil
    }
    let range = start..<start + character.utf8.count
    var diagnostic = diagnostic("'\(character)' in text must be written as '\(replacement)'", at: range)
    diagnostic.fix = Diagnostic.Fix(
      "replace '\(character)' with '\(replacement)'",
      replacing: range,
      with: replacement,
      isSafe: isSafe
    )
    return diagnostic
  }

  private var range: Range<Int> {
    cursor..<min(cursor + 1, source.count)
  }

  private func isAt(_ character: Unicode.Scalar) -> Bool {
    source[cursor] == UInt8(ascii: character) || cursor > 0 && source[cursor - 1] == UInt8(ascii: character)
  }

  private func startsCharacter(_ offset: Int) -> Bool {
    var decoder = UTF8()
    var bytes = source[offset..<min(offset + 4, source.count)].makeIterator()
    guard case .scalarValue = decoder.decode(&bytes) else { return false }
    return true
  }

  private func location(_ range: Range<Int>) -> SourceLocation {
    SourceLocation(file: builder.file, range: range)
  }

  private func diagnostic(
    _ message: String,
    at range: Range<Int>,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(.notAPropertyList, message, at: location(range), notes: notes)
  }
}
