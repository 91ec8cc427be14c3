import CLibXML2

/// Reads an XML property list with libxml2's event interface.
///
/// Nothing is fetched, no entity is expanded, and libxml2 builds no tree.
struct XMLPropertyListParser {
  /// How the reading of one text ended.
  enum Outcome {
    /// The text was read; the builder holds the nodes and what was reported.
    case read
    /// libxml2 found something after which the text cannot be read.
    case malformed(XMLError)
    /// The text declares an encoding that is not UTF-8, and must be converted first.
    case declares(encoding: String)
  }

  /// One thing that libxml2 found wrong.
  struct XMLError {
    let code: xmlParserErrors
    /// libxml2's own words, on one line.
    let message: String
    /// What the message is about: mostly an element's name.
    let subject: String
    /// Where libxml2's cursor stood.
    let cursor: Int
  }

  private static let initialize: Void = xmlInitParser()

  /// Reads a text from `offset` on, and gives the builder back with what it found.
  ///
  /// The declared encoding is looked at only where `usesDeclaredEncoding` says so.
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
      let message = "there is not enough memory"
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
    // Recovering is reading on after a mistake; the parser's state says after which.
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
      guard let name else {
        return
      }
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
    // One function for both, so that libxml2 does not look for itself which spaces matter.
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
      guard let error else {
        return
      }
      XMLParserState.with(context) { $0.error(error.pointee) }
    }
    return handler
  }
}
