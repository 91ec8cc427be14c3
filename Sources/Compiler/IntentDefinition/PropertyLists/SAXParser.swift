import CLibXML2

/// Parses untrusted texts. Loads no other files, expands no entities, and builds no libxml2 tree.
struct SAXParser {
  private let context: xmlParserCtxtPtr
  private let offset: Int

  private static let initialize: Void = xmlInitParser()

  /// `nil` if memory ran out before the start, or if the source is empty.
  static func parse(
    _ source: [UInt8],
    from offset: Int,
    _ handler: xmlSAXHandler,
    options: [xmlParserOption],
    state: (SAXParser) -> XMLParserState
  ) -> XMLParserState? {
    _ = initialize
    let silence = LibXMLSilence()
    defer { silence.end() }
    guard let context = xmlNewParserCtxt(), let sax = context.pointee.sax, offset < source.count
    else { return nil }
    defer { xmlFreeParserCtxt(context) }
    sax.pointee = handler
    sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    var state = state(SAXParser(context: context, offset: offset))
    withUnsafeMutablePointer(to: &state) { state in
      context.pointee.userData = UnsafeMutableRawPointer(state)
      let options = options.reduce(XML_PARSE_NONET.rawValue) { $0 | $1.rawValue }
      source[offset...].withUnsafeBytes { document in
        let bytes = document.bindMemory(to: CChar.self)
        let length = Int32(truncatingIfNeeded: bytes.count)
        if let tree = xmlCtxtReadMemory(context, bytes.baseAddress, length, nil, nil, Int32(options)) {
          xmlFreeDoc(tree)
        }
      }
    }
    return state
  }

  var cursor: Int {
    guard let input = context.pointee.input, let base = input.pointee.base, let current = input.pointee.cur
    else { return offset }
    return offset + Int(truncatingIfNeeded: input.pointee.consumed) + (current - base)
  }

  /// The parser's only copy of a name.
  func kept(_ name: String) -> UnsafePointer<xmlChar>? { xmlDictLookup(context.pointee.dict, name, -1) }

  fileprivate func stop() { xmlStopParser(context) }
}

extension XMLParserState {
  /// - Parameter canStop: `false` in the error callback, because libxml2 still uses the input after it, which
  ///   stopping would free.
  static func with(
    _ context: UnsafeMutableRawPointer?,
    canStop: Bool = true,
    _ body: (inout XMLParserState) -> Void
  ) {
    guard let state = context?.assumingMemoryBound(to: XMLParserState.self) else { return }
    if !state.pointee.isStopped { body(&state.pointee) }
    if canStop, state.pointee.isStopped { state.pointee.parser.stop() }
  }
}

/// Keeps libxml2 from printing errors of this thread that bypass the parser's handler.
private struct LibXMLSilence {
  private let handler = __xmlStructuredError()?.pointee
  private let context = __xmlStructuredErrorContext()?.pointee

  init() {
    xmlSetStructuredErrorFunc(nil) { _, _ in }
  }

  func end() {
    xmlSetStructuredErrorFunc(context ?? nil, handler ?? nil)
  }
}

/// An error of libxml2, with the place at which it stopped.
struct XMLError {
  let code: xmlParserErrors
  let message: String
  let subject: String
  let cursor: Int

  init(_ error: xmlError, cursor: Int) {
    code = xmlParserErrors(rawValue: UInt32(truncatingIfNeeded: error.code))
    let message = error.message.map { String(cString: $0) } ?? ""
    self.message = String(message.split { $0.isNewline }.joined(separator: " ").prefix(200))
    subject = error.str1.map { String(String(cString: $0).prefix(80)) } ?? ""
    self.cursor = cursor
  }

  /// Says what to correct, for the mistakes that people make when they edit by hand. Others get the
  /// parser's own words.
  var words: String {
    switch code {
    case XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_HEX_CHARREF:
      "'&#…;' is not a character that XML allows"
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      "the attribute '\(subject)' has no value"
    case XML_ERR_GT_REQUIRED, XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_NOT_FINISHED,
      XML_ERR_SPACE_REQUIRED:
      "the tag is not complete, expected '>'"
    case XML_ERR_LT_IN_ATTRIBUTE:
      "'<' in an attribute must be written as '&lt;'"
    case XML_ERR_ATTRIBUTE_REDEFINED:
      "the tag has the attribute '\(subject)' twice"
    case XML_ERR_COMMENT_NOT_FINISHED:
      "the comment is not closed with '-->'"
    case XML_ERR_HYPHEN_IN_COMMENT:
      "a comment cannot contain '--'"
    case XML_ERR_CDATA_NOT_FINISHED:
      "the '<![CDATA[' is not closed with ']]>'"
    case XML_ERR_PI_NOT_FINISHED, XML_ERR_XMLDECL_NOT_FINISHED:
      "the '<?' is not closed with '?>'"
    case XML_ERR_RESERVED_XML_NAME:
      "'<?xml …?>' is allowed only at the start of the file"
    case XML_ERR_INVALID_CHAR:
      "XML text cannot contain control characters; remove this one"
    case XML_ERR_DOCTYPE_NOT_FINISHED:
      "the '<!DOCTYPE' is not closed with '>'"
    default:
      "the file is not well-formed XML: \(message)"
    }
  }
}
