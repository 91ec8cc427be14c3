import IntentDiagnostics

/// An end tag that doesn't fit the innermost open element. Finds the tag that is really wrong, for people who
/// see everything after it reported otherwise.
struct TagMismatch {
  private let builder: XMLTreeBuilder
  private let endTag: Range<Int>
  private let name: String
  private let innermost: XMLTreeBuilder.OpenElement

  /// The cursor is at the end of the end tag's name. Returns `nil` outside of all elements.
  init?(_ builder: XMLTreeBuilder, cursor: Int) {
    guard let innermost = builder.open.last else { return nil }
    self.builder = builder
    self.innermost = innermost
    let start = builder.tagStart(before: cursor)
    endTag = start..<cursor
    let found = builder.source[min(start + 2, cursor)..<cursor].prefix {
      !ScalarText.isSpace($0) && $0 != UInt8(ascii: ">")
    }
    name = String(decoding: found.prefix(80), as: UTF8.self)
  }

  /// Everything after this place is only misplaced because of the mismatch.
  var start: Int { isWithoutStart ? innermost.start : unclosed.lowerBound }

  var diagnostic: Diagnostic {
    if isWithoutStart {
      return Diagnostic(
        .notAPropertyList,
        "'</\(name)>' has no '<\(name)>'; add it where the element begins, or remove '</\(name)>'",
        at: location(endTag),
        notes: [
          Diagnostic.Note(
            "'<\(builder.sourceName(innermost))>' opens here",
            at: location(innermost.start..<innermost.contentStart)
          )
        ]
      )
    }
    let unclosed = self.unclosed
    let element = builder.tagName(at: unclosed.lowerBound)
    return Diagnostic(
      .notAPropertyList,
      "'<\(element)>' does not end; add '</\(element)>'",
      at: location(unclosed),
      notes: [Diagnostic.Note("'</\(name)>' is found instead", at: location(endTag))]
    )
  }

  private func location(_ range: Range<Int>) -> SourceLocation { builder.location(of: range) }

  /// Whether no open element can be meant, or the end tag is indented more than the element around it.
  private var isWithoutStart: Bool {
    guard builder.unclosedText == nil else { return false }
    guard builder.open.contains(where: { builder.sourceName($0) == name }) else { return true }
    guard let outer = builder.indent(at: innermost.start), let inner = builder.indent(at: endTag.lowerBound)
    else { return false }
    return inner > outer
  }

  /// The tag that does not end: the outermost that can contain only text; or a list that ends where another
  /// one should, by its indent; or the innermost.
  private var unclosed: Range<Int> {
    if let text = builder.unclosedText { return text }
    let inner = builder.nodes.reversed().prefix { Int($0.value.start) > innermost.start }.last { node in
      guard node.kind == .dictionary || node.kind == .array, let value = node.value.range,
        let start = builder.indent(at: value.lowerBound),
        let end = builder.indent(at: builder.tagStart(before: value.upperBound))
      else { return false }
      return end < start
    }
    guard let start = inner?.value.range?.lowerBound else {
      return innermost.start..<innermost.contentStart
    }
    return start..<start + builder.tagName(at: start).utf8.count + 2
  }
}

extension XMLTreeBuilder {
  /// The outermost open element that can contain only text but contains an element.
  var unclosedText: Range<Int>? {
    open.first { $0.element.holdsText }.map { $0.start..<$0.contentStart }
  }

  /// The count of white space before the tag, or `nil` if the tag isn't the first of its line.
  fileprivate func indent(at start: Int) -> Int? {
    var index = start
    while index > 0, source[index - 1] == UInt8(ascii: " ") || source[index - 1] == UInt8(ascii: "\t") {
      index -= 1
    }
    return index == 0 || source[index - 1] == UInt8(ascii: "\n") ? start - index : nil
  }
}
