import CLibXML2

/// Keeps libxml2 from printing, in this thread, what it does not report to the parser's own handler.
struct LibXMLSilence {
  private let handler = __xmlStructuredError()?.pointee
  private let context = __xmlStructuredErrorContext()?.pointee

  init() {
    xmlSetStructuredErrorFunc(nil) { _, _ in }
  }

  /// Puts back what was set before.
  func end() {
    xmlSetStructuredErrorFunc(context ?? nil, handler ?? nil)
  }
}
