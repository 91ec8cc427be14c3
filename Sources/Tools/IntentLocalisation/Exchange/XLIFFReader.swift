import CLibXML2
import IntentCompiler
import IntentDefinition
import IntentDiagnostics

struct XLIFFReader: SAXState {
  let parser: SAXParser
  private(set) var isStopped = false
  private var file: ImportedFile
  private let name: String
  /// Each has the number of namespaces in scope.
  private var open: [(name: String, namespaceCount: Int)] = []
  private var language: String?
  private var isOurs = false
  private var hasOurs = false
  private var unit: (id: String, isTranslatable: Bool)?
  private var target: (text: String, state: String?, start: Int)?
  private var source: String?
  private var isInSource = false
  /// Counts `alt-trans` elements, whose targets are only proposals.
  private var proposals = 0
  private var groups: [Bool] = []
  /// Counts skipped elements in other namespaces.
  private var foreign = 0

  /// For open elements and namespaces. libxml2 gets slow beyond this limit, and no real file comes close.
  private static let limit = 64

  /// - Parameter name: The definition's base name. Xcode exports whole projects, so files with other names
  ///   are skipped.
  static func read(_ source: SourceText, name: String) -> ImportedFile {
    var file = ImportedFile(source: source)
    file.leavesNew = true
    let bytes = source.bytes
    let mark = "\u{FEFF}".utf8
    let start = bytes.firstIndex { !ScalarText.isSpace($0) && !mark.contains($0) }
    if start == nil {
      file.fail("the file is empty", at: 0..<0)
    } else if let zero = bytes.firstIndex(of: 0) {
      // libxml2 would stop here.
      file.fail(controlCharacter, at: zero..<zero + 1)
    } else if let tag = AttributeFlood.place(in: bytes) {
      file.fail("this tag has too many attributes", at: tag)
    } else if let start, StringsText.invalidOffset(source.bytes) == nil {
      var reader = SAXParser.parse(bytes, from: start, handler(), options: [XML_PARSE_IGNORE_ENC]) {
        XLIFFReader(parser: $0, file: file, name: name)
      }
      reader?.finish()
      if let reader { return reader.file }
      file.fail("not enough memory", at: nil)
    }
    return file
  }

  private init(parser: SAXParser, file: ImportedFile, name: String) {
    (self.parser, self.file, self.name) = (parser, file, name)
  }

  private static func handler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.internalSubset = { context, _, _, _ in
      XLIFFReader.with(context) {
        let start = $0.tag.lowerBound
        $0.stop("a document type is not read; remove it", at: start..<start + 2)
      }
    }
    handler.startElementNs = { context, name, prefix, namespace, namespaces, _, count, _, attributes in
      guard let name else { return }
      let element = XMLElement(name, prefix, namespace, attributes, count: Int(count))
      XLIFFReader.with(context) { $0.start(element, namespaces: Int(namespaces)) }
    }
    handler.endElementNs = { context, _, _, _ in XLIFFReader.with(context) { $0.end() } }
    handler.characters = { context, bytes, count in
      let text = String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
      XLIFFReader.with(context) { $0.add(text) }
    }
    handler.cdataBlock = handler.characters
    handler.ignorableWhitespace = handler.characters
    handler.serror = { context, error in
      guard let error, error.pointee.level == XML_ERR_FATAL else { return }
      XLIFFReader.with(context, canStop: false) {
        $0.stop(at: XMLError(error.pointee, cursor: $0.parser.cursor))
      }
    }
    return handler
  }

  // MARK: Places

  /// The cursor is before or after the tag's `>`.
  private var tag: Range<Int> {
    let bytes = file.source.bytes
    var end = min(parser.cursor, bytes.count)
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? 0
    while start < end, end < bytes.count, bytes[end - 1] != UInt8(ascii: ">"), "/>".utf8.contains(bytes[end])
    {
      end += 1
    }
    return start..<end
  }

  private mutating func stop(_ message: String, at range: Range<Int>) {
    isStopped = true
    file.texts = []
    file.fail(message, at: range)
  }

  private static let controlCharacter = "XML cannot have this control character; remove it"

  private mutating func stop(at error: XMLError) {
    let bytes = file.source.bytes
    let cursor = min(error.cursor, bytes.count)
    let place = cursor..<min(cursor + 1, bytes.count)
    let isAtEnd = bytes[cursor...].allSatisfy(ScalarText.isSpace)
    switch error.code {
    case XML_ERR_INVALID_CHAR
    where !XMLText.allows(String(decoding: bytes[cursor...].prefix(3), as: UTF8.self)):
      stop(Self.controlCharacter, at: place)
    case XML_ERR_DOCUMENT_EMPTY where isAtEnd: stop("the file is empty", at: 0..<0)
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_END: stop("there is text outside the document", at: place)
    case XML_ERR_TAG_NOT_FINISHED, XML_ERR_TAG_NAME_MISMATCH, XML_ERR_LTSLASH_REQUIRED:
      if isAtEnd, let name = open.last?.name {
        return stop("'<\(name.shortened)>' has no closing tag", at: bytes.count..<bytes.count)
      }
      let tag = tag
      let name = bytes[tag].dropFirst(2).prefix { !ScalarText.isSpace($0) && $0 != UInt8(ascii: ">") }
      let words = "'</\(String(decoding: name, as: UTF8.self).shortened)>'"
      stop("\(words) does not close the last open tag", at: tag)
    case XML_ERR_UNDECLARED_ENTITY, XML_ERR_INVALID_CHAR, XML_ERR_INVALID_CHARREF,
      XML_ERR_INVALID_DEC_CHARREF,
      XML_ERR_INVALID_HEX_CHARREF, XML_ERR_ENTITYREF_SEMICOL_MISSING, XML_ERR_NAME_REQUIRED:
      let mark = bytes[..<cursor].lastIndex { "<&".utf8.contains($0) } ?? 0
      let words =
        bytes[mark] == UInt8(ascii: "<")
        ? "'<' in text must be written as '&lt;'" : "'&' begins no reference that XLIFF has; write '&amp;'"
      stop(words, at: mark..<mark + 1)
    default: stop(error.words, at: place)
    }
  }

  private mutating func finish() {
    if !isStopped, !hasOurs {
      stop("no 'original' in this file is '\(name).intentdefinition' or one of its tables", at: 0..<0)
    }
  }

  // MARK: Elements

  private mutating func start(_ element: XMLElement, namespaces: Int) {
    let (name, range) = (element.name, tag)
    open.append((name, namespaces + (open.last?.namespaceCount ?? 0)))
    if open.count > Self.limit { return stop("elements are nested too deep", at: range) }
    if open[open.count - 1].namespaceCount > Self.limit { return stop("too many namespaces", at: range) }
    if open.count == 1, name != "xliff" || element.attributes["version"]?.hasPrefix("1.") != true {
      return stop("this is not XLIFF 1.2", at: range)
    }
    if foreign > 0 || name.contains(":"), target == nil || !isOurs {
      foreign += 1
      return
    }
    let attributes = element.attributes
    switch name {
    case "file":
      let original = FilePath.name(of: attributes["original"] ?? "")
      isOurs = [".intentdefinition", ".strings", ".stringsdict", ".xcstrings"].contains {
        self.name + $0 == original
      }
      hasOurs = hasOurs || isOurs
      language = attributes["target-language"]
      if isOurs, let language { file.languages.append(Located(language, at: range)) }
    case "alt-trans": proposals += 1
    case "trans-unit":
      let isTranslatable = isTranslatable(attributes)
      unit = attributes["id"].map { ($0, isTranslatable) }
    case "group": groups.append(isTranslatable(attributes))
    case "source" where proposals == 0 && unit != nil: (source, isInSource) = ("", true)
    case "target" where proposals == 0 && unit != nil:
      target = ("", attributes["state"], range.upperBound)
    case "mrk": break
    default:
      if target != nil, isOurs {
        stop("'<\(name.shortened)>' in a target cannot be imported; write plain text", at: range)
      }
    }
  }

  private mutating func add(_ text: String) {
    guard foreign == 0 else { return }
    target?.text += text
    if isInSource { source? += text }
  }

  private mutating func end() {
    let name = open.popLast()?.name
    guard foreign == 0 else {
      foreign -= 1
      return
    }
    switch name {
    case "alt-trans": proposals -= 1
    case "group": groups.removeLast(min(1, groups.count))
    case "trans-unit": (unit, source) = (nil, nil)
    case "source": isInSource = false
    case "file": isOurs = false
    case "target":
      defer { target = nil }
      guard let target, let unit, unit.isTranslatable, isOurs else { return }
      let state = Self.state(target.state)
      file.texts.append(
        ImportedText(
          id: XLIFFForm.id(of: unit.id),
          language: language,
          text: target.text,
          state: state,
          source: source,
          location: SourceLocation(
            file: file.source.path,
            range: target.start..<max(target.start, tag.lowerBound)
          )
        )
      )
    default: break
    }
  }

  /// Without an attribute, the group decides.
  private func isTranslatable(_ attributes: [String: String]) -> Bool {
    attributes["translate"].map { $0 != "no" } ?? groups.last ?? true
  }

  private static func state(_ name: String?) -> TranslationState? {
    switch name {
    case nil: nil
    case "new", "needs-translation": .new
    case "final", "signed-off", "translated": .translated
    default: .needsReview
    }
  }
}

private struct XMLElement {
  /// Outside of XLIFF's namespace, the namespace or its prefix comes first, with a colon.
  let name: String
  private(set) var attributes: [String: String] = [:]

  init(
    _ name: UnsafePointer<UInt8>,
    _ prefix: UnsafePointer<UInt8>?,
    _ namespace: UnsafePointer<UInt8>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    count: Int
  ) {
    let (local, prefix) = (String(cString: name), prefix.map { String(cString: $0) })
    let namespace = namespace.map { String(cString: $0) }
    let isOurs = namespace?.hasPrefix("urn:oasis:names:tc:xliff:document:1.") ?? (prefix == nil)
    self.name = isOurs ? local : "\(prefix ?? namespace ?? ""):\(local)"
    // Name, prefix, namespace, and the value's start and end.
    for index in stride(from: 0, to: count * 5, by: 5) where attributes?[index + 1] == nil {
      guard let name = attributes?[index], let start = attributes?[index + 3],
        let end = attributes?[index + 4]
      else { continue }
      let value = String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
      // For its tree builder, libxml2 keeps '&' as a reference.
      self.attributes[String(cString: name)] = value.replacing("&#38;", with: "&")
    }
  }
}
