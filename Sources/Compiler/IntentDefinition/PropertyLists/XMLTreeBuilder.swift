import IntentDiagnostics

/// Builds the tree of a property list from the elements as they begin and end.
struct XMLTreeBuilder {
  static let maximumDepth = 32

  /// An element that has begun but not ended. Kept small, because it is copied often.
  struct OpenElement {
    var element: PropertyListElement
    let isOneTag: Bool
    /// Whether to suppress consequences of a reported problem.
    var forgives = false
    var node: Int32 = -1
    var childCount: Int32 = 0
    /// The key that still lacks a value, or -1.
    var key: Int32 = -1
    var keyElement = PropertyList.Span.none
    var keyContent = PropertyList.Span.none
    private let tag: PropertyList.Span

    init(_ element: PropertyListElement, start: Int, contentStart: Int, isOneTag: Bool) {
      self.element = element
      self.isOneTag = isOneTag
      tag = PropertyList.Span(start, contentStart)
    }

    var start: Int { Int(tag.start) }
    var contentStart: Int { Int(tag.end) }
  }

  let source: [UInt8]
  let file: String
  private(set) var nodes: [PropertyList.Node] = []
  private(set) var decodedTexts: [Range<Int>] = []
  private(set) var arena: [UInt8] = []
  private(set) var keys = KeyTable()
  /// The number of the last dictionary in which each key was found, and the key's first node there.
  var owners: [(dictionary: Int, first: Int)] = []
  var dictionaryCount = 0
  var open: [OpenElement] = []
  var diagnostics: [Diagnostic] = []
  /// Elements and texts at wrong places, which may be consequences of a tag that doesn't end.
  var misplaced: [Diagnostic] = []
  var isStopped = false
  /// Whether a text's value is unknown because the text has a problem.
  var hasMistakes = false

  private var textStart = 0
  private var textLength = 0
  /// -1 while the text is the same as in the source.
  private var textInArena = -1
  /// Whether carriage returns are part of texts, as in Xcode's form, and not of every line's end.
  private let keepsReturns: Bool

  init(source: [UInt8], file: String) {
    self.source = source
    self.file = file
    keepsReturns = LineEnds.areText(in: source)
    nodes.reserveCapacity(source.count / 64 + 16)
    open.reserveCapacity(Self.maximumDepth + 2)
  }

  // MARK: Events

  /// The cursor is before the tag's `>` or `/>`.
  mutating func startElement(_ element: PropertyListElement, cursor: Int) {
    // An incomplete tag gets here, too; the next error reports the tag.
    guard !isStopped, cursor < source.count else { return }
    let isOneTag = source[cursor] == UInt8(ascii: "/")
    guard isOneTag || source[cursor] == UInt8(ascii: ">") else { return }
    let start = tagStart(before: cursor, length: element.nameLength + 1)
    let tag = OpenElement(
      element,
      start: start,
      contentStart: min(cursor + (isOneTag ? 2 : 1), source.count),
      isOneTag: isOneTag
    )
    guard let parent = open.last else {
      startRoot(tag)
      return
    }
    guard open.count <= Self.maximumDepth else {
      stop(
        "values are nested more than \(Self.maximumDepth) levels deep",
        at: start..<tag.contentStart
      )
      return
    }
    switch parent.element {
    case .unknown:
      push(tag, as: .unknown)
    case .plist:
      startOnlyValue(tag, parent: parent)
    case .dict where element == .key:
      startKey(tag, parent: parent)
    case .dict where element.kind != nil:
      startDictionaryValue(tag, parent: parent)
    case .array where element.kind != nil:
      startValue(tag)
    default:
      reportUnexpected(tag, in: parent)
    }
  }

  /// The cursor is after the tag.
  mutating func endElement(cursor: Int) {
    guard !isStopped, let tag = open.popLast() else { return }
    let end = min(cursor, source.count)
    let content =
      tag.isOneTag
      ? PropertyList.Span.none
      : PropertyList.Span(tag.contentStart, tagStart(before: end, length: tag.element.nameLength + 3))
    switch tag.element {
    case .unknown:
      break
    case .plist:
      if nodes.isEmpty, !tag.forgives {
        report("the property list has no value", at: tag.start..<end)
      }
    case .key:
      endKey(tag, end: end, content: content)
    default:
      endValue(tag, end: end, content: content)
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, cursor: @autoclosure () -> Int) {
    guard !isStopped, let parent = open.last, !bytes.isEmpty else { return }
    if parent.element.holdsText {
      append(bytes)
    } else if parent.element != .unknown, !parent.forgives, bytes.contains(where: { $0 > 0x20 }) {
      // In XML, all characters that are allowed below the space are white space.
      open[open.count - 1].forgives = true
      reportText(bytes, in: parent, cursor: cursor())
    }
  }

  // MARK: Elements

  private mutating func startRoot(_ tag: OpenElement) {
    guard tag.element == .plist else {
      let name = sourceName(tag)
      stop(
        "expected '<plist>' at the start of a property list, found '<\(name)>'",
        at: tag.start..<tag.contentStart
      )
      return
    }
    push(tag, as: .plist)
  }

  private mutating func startOnlyValue(_ tag: OpenElement, parent: OpenElement) {
    guard tag.element.kind != nil else {
      reportUnexpected(tag, in: parent)
      return
    }
    guard nodes.isEmpty else {
      reportMisplaced(
        "a property list has exactly one value; '<\(sourceName(tag))>' is a second one",
        at: tag.start..<tag.contentStart,
        notes: [Diagnostic.Note("the first value is here", at: location(of: nodes[0].value.range))]
      )
      push(tag, as: .unknown)
      return
    }
    startValue(tag)
  }

  private mutating func startKey(_ tag: OpenElement, parent: OpenElement) {
    reportKeyWithoutValue(in: parent)
    push(tag, as: .key)
    startText(tag)
  }

  private mutating func startDictionaryValue(_ tag: OpenElement, parent: OpenElement) {
    if parent.key < 0, !parent.forgives {
      reportMisplaced(
        "'<\(sourceName(tag))>' needs a '<key>' before it",
        at: tag.start..<tag.contentStart
      )
    }
    open[open.count - 1].forgives = false
    startValue(tag)
  }

  private mutating func startValue(_ tag: OpenElement) {
    guard let kind = tag.element.kind else { return }
    let parent = open.count - 1
    var node = PropertyList.Node(kind: kind)
    node.key = open[parent].key
    node.keyElement = open[parent].keyElement
    node.keyContent = open[parent].keyContent
    // If the value is never closed, the location of its start tag stays.
    node.value = PropertyList.Span(tag.start, tag.contentStart)
    open[parent].key = -1
    open[parent].childCount += 1
    var tag = tag
    tag.node = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(node)
    open.append(tag)
    startText(tag)
  }

  private mutating func endKey(_ tag: OpenElement, end: Int, content: PropertyList.Span) {
    let number = keys.number(of: pendingText)
    if textInArena >= 0 {
      arena.removeSubrange(textInArena...)
    }
    let parent = open.count - 1
    open[parent].key = number
    open[parent].keyElement = PropertyList.Span(tag.start, end)
    open[parent].keyContent = content
    open[parent].forgives = false
  }

  private mutating func endValue(_ tag: OpenElement, end: Int, content: PropertyList.Span) {
    let index = Int(tag.node)
    let value = tag.start..<end
    nodes[index].value = PropertyList.Span(tag.start, end)
    nodes[index].content = content
    nodes[index].next = Int32(truncatingIfNeeded: nodes.count)
    switch tag.element {
    case .dict, .array:
      nodes[index].payload = tag.childCount
    case .true, .false:
      nodes[index].payload = tag.element == .true ? 1 : 0
    default:
      nodes[index].payload = endText(content.range ?? 0..<0)
      check(tag.element, at: content.range ?? value)
    }
    if tag.element == .dict {
      reportKeyWithoutValue(in: tag)
      reportDuplicateKeys(of: index)
    }
    let parent = open.count - 1
    if open[parent].element == .dict, nodes[index].key < 0 {
      // Drop a value without a key, because it can't be looked up.
      nodes.removeSubrange(index...)
      open[parent].childCount -= 1
    }
  }

  mutating func push(_ tag: OpenElement, as element: PropertyListElement) {
    open.append(tag)
    open[open.count - 1].element = element
  }

  // MARK: Text

  private mutating func startText(_ tag: OpenElement) {
    textStart = tag.contentStart
    textLength = 0
    textInArena = -1
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard textInArena < 0 else {
      arena.append(contentsOf: bytes)
      return
    }
    let end = textStart + textLength
    if end + bytes.count <= source.count, source[end..<end + bytes.count].isEqual(bytes) {
      textLength += bytes.count
      return
    }
    textInArena = arena.count
    arena.append(contentsOf: source[textStart..<end])
    arena.append(contentsOf: bytes)
  }

  private mutating func endText(_ content: Range<Int>) -> Int32 {
    if keepsReturns, textInArena >= 0,
      let text = LineEnds.restored(in: arena[textInArena...], from: source[content])
    {
      arena.replaceSubrange(textInArena..., with: text)
    }
    if textInArena < 0 {
      guard textLength != content.count else { return -1 }
      textInArena = arena.count
      arena.append(contentsOf: source[textStart..<textStart + textLength])
    }
    decodedTexts.append(textInArena..<arena.count)
    return Int32(truncatingIfNeeded: decodedTexts.count - 1)
  }

  var pendingText: ArraySlice<UInt8> {
    textInArena < 0 ? source[textStart..<textStart + textLength] : arena[textInArena...]
  }
}
