import IntentDiagnostics

/// Words problems of the tree, and finds the places to show.
extension XMLTreeBuilder {
  mutating func report(
    _ message: String,
    at range: Range<Int>,
    notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil
  ) {
    diagnostics.append(
      Diagnostic(.notAPropertyList, message, at: location(of: range), notes: notes, fix: fix)
    )
  }

  /// Reports an element or a text at a place where it isn't allowed, or a lack of one.
  mutating func reportMisplaced(
    _ message: String,
    at range: Range<Int>,
    notes: [Diagnostic.Note] = []
  ) {
    misplaced.append(Diagnostic(.notAPropertyList, message, at: location(of: range), notes: notes))
  }

  mutating func stop(_ message: String, at range: Range<Int>) {
    report(message, at: range)
    isStopped = true
  }

  mutating func reportMistake(_ mistake: Diagnostic) {
    diagnostics.append(mistake)
    hasMistakes = true
  }

  func location(of range: Range<Int>?) -> SourceLocation {
    SourceLocation(file: file, range: range)
  }

  func tagStart(before cursor: Int) -> Int {
    var index = min(cursor, source.count) - 1
    while index > 0, source[index] != UInt8(ascii: "<") {
      index -= 1
    }
    return max(index, 0)
  }

  /// The start of a tag that usually has a length: it then contains no space or attribute.
  func tagStart(before cursor: Int, length: Int) -> Int {
    let start = cursor - length
    return start >= 0 && source[start] == UInt8(ascii: "<") ? start : tagStart(before: cursor)
  }

  func sourceName(_ tag: OpenElement) -> String { tagName(at: tag.start) }

  func tagName(at start: Int) -> String {
    let name = source[min(start + 1, source.count)...].prefix(80).prefix {
      !ScalarText.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    return String(decoding: name, as: UTF8.self)
  }

  mutating func reportUnexpected(_ tag: OpenElement, in parent: OpenElement) {
    let name = sourceName(tag)
    let message: String
    switch (parent.element, tag.element) {
    case (_, .unknown):
      if let suggestion = PropertyListElement.suggestion(for: name) {
        message = "a property list has no element '<\(name)>'; did you mean \(suggestion)?"
      } else {
        message = "a property list has no element '<\(name)>'"
      }
    case (.array, .key):
      message = "'<key>' belongs in a '<dict>', not in an '<array>'"
    case (.plist, .key):
      message = "'<key>' belongs in a '<dict>', which is missing here"
    case (_, .plist):
      message = "only one '<plist>' is allowed, as the root element"
    default:
      message = "'<\(sourceName(parent))>' can contain only text, not '<\(name)>'"
    }
    reportMisplaced(message, at: tag.start..<tag.contentStart)
    let last = open.count - 1
    // The element may be meant as the key or the value that is due here.
    open[last].forgives = open[last].key < 0
    open[last].key = -1
    push(tag, as: .unknown)
  }

  mutating func reportKeyWithoutValue(in dictionary: OpenElement) {
    guard dictionary.key >= 0, let range = dictionary.keyElement.range else { return }
    reportMisplaced("the key '\(keys.names[Int(dictionary.key)])' has no value", at: range)
  }

  mutating func reportDuplicateKeys(of dictionary: Int) {
    // After a text problem, different keys may look the same.
    guard !hasMistakes else { return }
    while owners.count < keys.names.count { owners.append((dictionary: -1, first: -1)) }
    dictionaryCount += 1
    let children = PropertyList.Children(nodes: nodes, current: dictionary + 1, end: nodes.count)
    for child in children {
      let key = Int(nodes[child].key)
      guard key >= 0 else { continue }
      if owners[key].dictionary == dictionaryCount {
        reportDuplicate(child, of: owners[key].first)
      } else {
        owners[key] = (dictionaryCount, child)
      }
    }
  }

  private mutating func reportDuplicate(_ node: Int, of first: Int) {
    guard let range = nodes[node].keyElement.range else { return }
    report(
      "duplicate key '\(keys.names[Int(nodes[node].key)])' in this '<dict>'; remove one",
      at: range,
      notes: [Diagnostic.Note("the first one is here", at: location(of: nodes[first].keyElement.range))],
      fix: removal(of: node, likeOf: first)
    )
  }

  private func removal(of node: Int, likeOf first: Int) -> Diagnostic.Fix? {
    guard let key = nodes[node].keyElement.range, let value = nodes[node].value.range,
      let firstValue = nodes[first].value.range, key.upperBound <= value.lowerBound,
      source[value].elementsEqual(source[firstValue])
    else { return nil }
    return Diagnostic.Fix(
      "remove the second '\(keys.names[Int(nodes[node].key)])', which has the same value",
      replacing: LineRemoval.range(of: key.lowerBound..<value.upperBound, in: source),
      with: "",
      isSafe: true
    )
  }

  mutating func reportText(_ bytes: UnsafeBufferPointer<UInt8>, in parent: OpenElement, cursor: Int) {
    let leading = bytes.prefix(while: ScalarText.isSpace).count
    let visible = bytes[leading...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let start = sourceStart(of: bytes, cursor: cursor)
    let range = start + leading..<min(start + leading + visible.count, source.count)
    if MergeConflict.isMark(at: range.lowerBound, in: source) {
      diagnostics.append(MergeConflict.diagnostic(at: range.lowerBound, in: source, file: file))
      isStopped = true
      return
    }
    if let tag = Self.tag(in: visible) {
      stop(
        "the tag '\(tag)' does not begin; write '<\(tag)'",
        at: range.lowerBound..<range.lowerBound + tag.utf8.count
      )
      return
    }
    let shown = String(decoding: visible.prefix(40), as: UTF8.self)
    let dots = visible.count > 40 ? "…" : ""
    let hint = parent.element == .dict || parent.element == .array ? "; wrap it in a '<string>'" : ""
    reportMisplaced(
      "text is not allowed directly in '<\(sourceName(parent))>': '\(shown)\(dots)'\(hint)",
      at: range
    )
  }

  /// A tag without its '<' at the start of a text: `dict>`.
  private static func tag(in text: some Collection<UInt8>) -> String? {
    let word = text.prefix(10).prefix { !ScalarText.isSpace($0) && $0 != UInt8(ascii: ">") }
    guard text.dropFirst(word.count).first == UInt8(ascii: ">") else { return nil }
    let name = String(decoding: word, as: UTF8.self)
    let element = PropertyListElement(rawValue: name.filter { $0 != "/" })
    return element == nil || element == .unknown ? nil : name + ">"
  }

  /// The cursor is at the text's start or end, or before its last character.
  private func sourceStart(of text: UnsafeBufferPointer<UInt8>, cursor: Int) -> Int {
    let candidates = [cursor] + (0...4).map { cursor - text.count + $0 }
    let start = candidates.first { start in
      start >= 0 && start + text.count <= source.count
        && source[start..<start + text.count].elementsEqual(text)
    }
    return start ?? max(0, min(cursor, source.count) - text.count)
  }

  mutating func check(_ element: PropertyListElement, at range: Range<Int>) {
    switch element {
    case .integer:
      if let problem = Self.integerProblem(pendingText) {
        let expected = "a whole number of at most 64 bits"
        reportNumber(problem, "integer", expected, at: range)
      }
    case .real:
      if let problem = Self.realProblem(pendingText) {
        reportNumber(problem, "real", "a number such as '1.5'", at: range)
      }
    case .date where ScalarText.date(pendingText) == nil:
      report("'\(shownText())' is not a date; write it like '2024-01-31T12:00:00Z'", at: range)
    case .data where ScalarText.data(pendingText) == nil:
      report("the content of '<data>' is not valid Base64", at: range)
    default:
      break
    }
  }

  private static func integerProblem(_ text: ArraySlice<UInt8>) -> ScalarText.NumberProblem? {
    do throws(ScalarText.NumberProblem) {
      _ = try ScalarText.integer(text)
      return nil
    } catch {
      return error
    }
  }

  private static func realProblem(_ text: ArraySlice<UInt8>) -> ScalarText.NumberProblem? {
    do throws(ScalarText.NumberProblem) {
      _ = try ScalarText.real(text)
      return nil
    } catch {
      return error
    }
  }

  private mutating func reportNumber(
    _ problem: ScalarText.NumberProblem,
    _ name: String,
    _ expected: String,
    at range: Range<Int>
  ) {
    switch problem {
    case .notANumber:
      let text = shownText()
      let what = text.isEmpty ? "'<\(name)>' is empty" : "'\(text)' is not a valid \(name)"
      report("\(what); write \(expected)", at: range)
    case .outOfRange:
      report("'\(shownText())' is out of range; write \(expected)", at: range)
    }
  }

  private func shownText() -> String {
    let text = pendingText.drop(while: ScalarText.isSpace)
    let shown = String(decoding: text.prefix(60), as: UTF8.self)
    return text.count > 60 ? shown + "…" : shown
  }
}
