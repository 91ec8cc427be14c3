import CLibXML2
import IntentDiagnostics
import IntentPlatform

/// Parses an XML property list with libxml2's event interface.
///
/// The parser does not load other files, expand entities or build a tree of libxml2's.
struct XMLPropertyListParser {
  /// The outcome of parsing one text.
  enum Outcome {
    /// The text was parsed; the builder has the nodes and the diagnostics.
    case read
    /// libxml2 found a fatal error.
    case malformed(XMLError)
    /// The text declares an encoding other than UTF-8 and must be converted first.
    case declares(encoding: String)
  }

  /// An error that libxml2 reported.
  struct XMLError {
    let code: xmlParserErrors
    /// libxml2's message, on one line.
    let message: String
    /// The subject of the message, usually the name of an element.
    let subject: String
    /// The offset of libxml2's cursor.
    let cursor: Int
  }

  private static let initialize: Void = xmlInitParser()

  /// Parses a text from `offset`, and returns the builder with the outcome.
  ///
  /// Uses the declared encoding only if `usesDeclaredEncoding` is true.
  static func parse(
    _ builder: consuming XMLTreeBuilder,
    from offset: Int,
    usesDeclaredEncoding: Bool
  ) -> (XMLTreeBuilder, Outcome) {
    _ = initialize
    let silence = LibXMLSilence()
    defer { silence.end() }
    let source = builder.source
    guard let context = xmlNewParserCtxt(), let sax = context.pointee.sax, let base = source.baseAddress
    else {
      let message = "not enough memory"
      let error = XMLError(code: XML_ERR_NO_MEMORY, message: message, subject: "", cursor: 0)
      return (builder, .malformed(error))
    }
    defer { xmlFreeParserCtxt(context) }
    sax.pointee = handler()
    var state = XMLParserState(
      builder: builder,
      context: context,
      offset: offset,
      usesDeclaredEncoding: usesDeclaredEncoding
    )
    // Recovery mode continues after an error; the parser's state decides after which ones.
    var options =
      Int32(XML_PARSE_NONET.rawValue) | Int32(XML_PARSE_HUGE.rawValue) | Int32(XML_PARSE_RECOVER.rawValue)
    if !usesDeclaredEncoding {
      options |= Int32(XML_PARSE_IGNORE_ENC.rawValue)
    }
    withUnsafeMutablePointer(to: &state) { state in
      context.pointee.userData = UnsafeMutableRawPointer(state)
      let document = UnsafeRawPointer(base + offset).assumingMemoryBound(to: CChar.self)
      let length = Int32(truncatingIfNeeded: source.count - offset)
      if let tree = xmlCtxtReadMemory(context, document, length, nil, nil, options) {
        xmlFreeDoc(tree)
      }
    }
    if let encoding = state.declaredEncoding {
      return (state.builder, .declares(encoding: encoding))
    }
    if let error = state.error {
      return (state.builder, .malformed(error))
    }
    return (state.builder, .read)
  }

  private static func handler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startDocument = { context in
      XMLParserState.with(context) { $0.startDocument() }
    }
    handler.startElementNs = { context, name, prefix, _, namespaceCount, _, _, _, _ in
      guard let name else { return }
      XMLParserState.with(context) {
        $0.startElement(name, hasPrefix: prefix != nil, namespaceCount: Int(namespaceCount))
      }
    }
    handler.endElementNs = { context, _, _, _ in
      XMLParserState.with(context) { $0.endElement() }
    }
    let text: charactersSAXFunc = { context, bytes, count in
      XMLParserState.with(context) { $0.text(UnsafeBufferPointer(start: bytes, count: Int(count))) }
    }
    // One function for both, so that libxml2 does not check which white space matters.
    handler.characters = text
    handler.ignorableWhitespace = text
    handler.cdataBlock = text
    handler.comment = { context, text in
      guard let text else { return }
      XMLParserState.with(context) { $0.comment(String(cString: text)) }
    }
    handler.entityDecl = { context, _, _, _, _, _ in
      XMLParserState.with(context) { $0.declaration() }
    }
    handler.unparsedEntityDecl = { context, _, _, _, _ in
      XMLParserState.with(context) { $0.declaration() }
    }
    handler.attributeDecl = { context, _, _, _, _, _, tree in
      xmlFreeEnumeration(tree)
      XMLParserState.with(context) { $0.declaration() }
    }
    handler.serror = { context, error in
      guard let error else { return }
      XMLParserState.with(context) { $0.error(error.pointee) }
    }
    return handler
  }
}

/// The state of the libxml2 callbacks while one text is parsed.
struct XMLParserState {
  var builder: XMLTreeBuilder
  let context: xmlParserCtxtPtr
  /// The offset in the source at which libxml2's text starts.
  let offset: Int
  let usesDeclaredEncoding: Bool
  private(set) var error: XMLPropertyListParser.XMLError?
  private(set) var declaredEncoding: String?
  private var namespaceCount = 0
  /// libxml2 is slow with more namespaces than any real file has.
  private static let maximumNamespaceCount = 64
  /// The number of reported text problems after which parsing stops.
  static let maximumMistakeCount = 1_000
  private var mistakeCount = 0

  init(builder: consuming XMLTreeBuilder, context: xmlParserCtxtPtr, offset: Int, usesDeclaredEncoding: Bool)
  {
    self.builder = builder
    self.context = context
    self.offset = offset
    self.usesDeclaredEncoding = usesDeclaredEncoding
  }

  /// Calls a callback with its state.
  static func with(_ context: UnsafeMutableRawPointer?, _ body: (inout XMLParserState) -> Void) {
    guard let context else { return }
    body(&context.assumingMemoryBound(to: XMLParserState.self).pointee)
  }

  /// The offset of libxml2's cursor in the source.
  private var cursor: Int { Self.cursor(of: context, from: offset) }

  private static func cursor(of context: xmlParserCtxtPtr, from offset: Int) -> Int {
    guard let input = context.pointee.input, let base = input.pointee.base, let current = input.pointee.cur
    else {
      return offset
    }
    return offset + Int(truncatingIfNeeded: input.pointee.consumed) + (current - base)
  }

  private func stopIfNeeded() {
    if builder.isStopped {
      xmlStopParser(context)
    }
  }

  mutating func startDocument() {
    declaredEncoding = encodingToConvertFrom()
    if declaredEncoding != nil {
      builder.isStopped = true
      xmlStopParser(context)
    }
  }

  /// The declared encoding, if it is to be used and is not UTF-8.
  private func encodingToConvertFrom() -> String? {
    guard usesDeclaredEncoding, let name = context.pointee.encoding ?? context.pointee.input?.pointee.encoding
    else {
      return nil
    }
    let encoding = String(cString: name)
    return ["UTF-8", "UTF8"].contains(encoding.uppercased()) ? nil : encoding
  }

  mutating func startElement(_ name: UnsafePointer<UInt8>, hasPrefix: Bool, namespaceCount: Int) {
    self.namespaceCount += namespaceCount
    let cursor = self.cursor
    if self.namespaceCount > Self.maximumNamespaceCount {
      let start = builder.tagStart(before: cursor)
      builder.stop(.malformedXML, "too many namespaces; a property list needs none", at: start..<cursor)
    }
    builder.startElement(name, hasPrefix: hasPrefix, cursor: cursor)
    stopIfNeeded()
  }

  mutating func endElement() {
    builder.endElement(cursor: cursor)
    stopIfNeeded()
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    let (context, offset) = (context, offset)
    builder.text(bytes, cursor: Self.cursor(of: context, from: offset))
    stopIfNeeded()
  }

  mutating func comment(_ text: String) {
    guard text.hasPrefix(MergeComment.start), !builder.isStopped else { return }
    let end = min(cursor, builder.source.count)
    // A comment cannot contain the beginning of one.
    var start = end
    while start > 0, !builder.source[start..<end].starts(with: "<!--".utf8) { start -= 1 }
    let location = builder.location(of: start..<end)
    if let problem = MergeComment.diagnostic(text, at: location) { builder.diagnostics.append(problem) }
  }

  mutating func declaration() {
    let cursor = self.cursor
    let start = builder.tagStart(before: cursor)
    builder.stop(
      .entityDeclaration,
      "a property list cannot declare entities or attributes; remove the declaration",
      at: start..<max(start, min(cursor, builder.source.count))
    )
    stopIfNeeded()
  }

  mutating func error(_ found: xmlError) {
    let code = xmlParserErrors(rawValue: UInt32(truncatingIfNeeded: found.code))
    // Non-fatal errors are about namespaces, which do not matter here.
    let isUndeclared = code == XML_ERR_UNDECLARED_ENTITY || code == XML_WAR_UNDECLARED_ENTITY
    guard !builder.isStopped, found.level == XML_ERR_FATAL || isUndeclared else { return }
    let subject = found.str1.map { String(String(cString: $0).prefix(80)) } ?? ""
    let message = found.message.map { String(cString: $0) } ?? ""
    let error = XMLPropertyListParser.XMLError(
      code: code,
      message: String(message.split { $0.isNewline }.joined(separator: " ").prefix(200)),
      subject: subject,
      cursor: cursor
    )
    if var mistake = XMLProblem(error: error, builder: builder).mistakeInText {
      mistakeCount += 1
      if mistakeCount == Self.maximumMistakeCount {
        mistake.notes.append(Diagnostic.Note("the rest of the file was not read; fix these problems first"))
        builder.isStopped = true
      }
      builder.reportMistake(mistake)
      return
    }
    builder.isStopped = true
    if builder.open.isEmpty {
      // The conversion to UTF-8 reports what is wrong with the encoding, and where.
      let isUnknown = code == XML_ERR_UNSUPPORTED_ENCODING || code == XML_ERR_UNKNOWN_ENCODING
      declaredEncoding = encodingToConvertFrom() ?? (isUnknown && !subject.isEmpty ? subject : nil)
    }
    self.error = error
  }
}
