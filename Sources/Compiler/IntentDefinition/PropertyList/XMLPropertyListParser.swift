import CLibXML2
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
