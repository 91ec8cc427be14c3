import CLibXML2
import IntentDiagnostics
import IntentPlatform

/// Parses an XML property list with libxml2.
enum XMLPropertyListParser {
  /// Returns the tree, and the error that ended parsing.
  static func parse(
    _ source: [UInt8],
    from offset: Int,
    into builder: () -> XMLTreeBuilder
  ) -> (XMLTreeBuilder, XMLError?) {
    // In recovery mode, libxml2 continues after errors.
    let options = [XML_PARSE_HUGE, XML_PARSE_RECOVER, XML_PARSE_IGNORE_ENC]
    let state = SAXParser.parse(source, from: offset, handler(), options: options) {
      XMLParserState(parser: $0, builder: builder())
    }
    return (state?.builder ?? builder(), state?.error)
  }

  private static func handler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.startDocument = { context in
      XMLParserState.with(context) { $0.startDocument() }
    }
    handler.startElementNs = { context, name, prefix, _, _, _, _, _, _ in
      guard let name else { return }
      XMLParserState.with(context) { $0.startElement(name, hasPrefix: prefix != nil) }
    }
    handler.endElementNs = { context, _, _, _ in
      XMLParserState.with(context) { $0.endElement() }
    }
    let text: charactersSAXFunc = { context, bytes, count in
      XMLParserState.with(context) { $0.text(UnsafeBufferPointer(start: bytes, count: Int(count))) }
    }
    // Use the same function for both, so that libxml2 does not check which white space matters.
    handler.characters = text
    handler.ignorableWhitespace = text
    handler.cdataBlock = text
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
      XMLParserState.with(context, canStop: false) { $0.error(error.pointee) }
    }
    return handler
  }
}

/// The elements of property lists by the addresses of their names: libxml2 keeps each name once.
private struct ElementNames {
  private var elements: [(name: UnsafePointer<xmlChar>, element: PropertyListElement)] = []

  init() {}

  init(in parser: SAXParser) {
    elements = PropertyListElement.known.compactMap { element in
      parser.kept(element.rawValue).map { ($0, element) }
    }
  }

  subscript(name: UnsafePointer<xmlChar>) -> PropertyListElement {
    elements.first { $0.name == name }?.element ?? .unknown
  }
}

/// The state that libxml2's callbacks share while it parses.
struct XMLParserState {
  let parser: SAXParser
  var builder: XMLTreeBuilder
  private(set) var error: XMLError?
  private var names = ElementNames()

  init(parser: SAXParser, builder: XMLTreeBuilder) {
    (self.parser, self.builder) = (parser, builder)
  }

  var isStopped: Bool { builder.isStopped }

  private var cursor: Int { parser.cursor }

  mutating func startDocument() {
    names = ElementNames(in: parser)
  }

  mutating func startElement(_ name: UnsafePointer<xmlChar>, hasPrefix: Bool) {
    builder.startElement(hasPrefix ? .unknown : names[name], cursor: cursor)
  }

  mutating func endElement() {
    builder.endElement(cursor: cursor)
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    let parser = parser
    builder.text(bytes, cursor: parser.cursor)
  }

  mutating func declaration() {
    let cursor = self.cursor
    let start = builder.tagStart(before: cursor)
    builder.stop(
      "a property list cannot declare entities or attributes; remove the declaration",
      at: start..<max(start, min(cursor, builder.source.count))
    )
  }

  mutating func error(_ found: xmlError) {
    let error = XMLError(found, cursor: cursor)
    let code = error.code
    // Other errors concern namespaces, which are irrelevant here.
    let isUndeclared = code == XML_ERR_UNDECLARED_ENTITY || code == XML_WAR_UNDECLARED_ENTITY
    guard found.level == XML_ERR_FATAL || isUndeclared else { return }
    if var mistake = XMLProblem(error: error, builder: builder).mistakeInText {
      // Each report takes much more memory than the byte that it is about.
      if builder.diagnostics.count == 1_000 {
        mistake.notes.append(Diagnostic.Note("the rest of the file was not read; fix these problems first"))
        builder.isStopped = true
      }
      builder.reportMistake(mistake)
      return
    }
    builder.isStopped = true
    self.error = error
  }
}
