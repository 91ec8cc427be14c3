import CLibXML2

/// Prevents libxml2 from printing, in this thread, errors that it does not report to the parser's own handler.
struct LibXMLSilence {
  private let handler = __xmlStructuredError()?.pointee
  private let context = __xmlStructuredErrorContext()?.pointee

  init() {
    xmlSetStructuredErrorFunc(nil) { _, _ in }
  }

  /// Restores the previous handlers.
  func end() {
    xmlSetStructuredErrorFunc(context ?? nil, handler ?? nil)
  }
}
