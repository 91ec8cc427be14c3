import CLibXML2

/// Finds the encoding of a text, and converts it to UTF-8.
package enum TextConversion {
  /// The text in UTF-8, or why there is none; invalid bytes come with the text before them.
  package enum Outcome {
    case converted([UInt8])
    case unknownEncoding
    case invalidBytes(before: [UInt8])
  }

  package static func detectedEncoding(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) {
      return "UTF-32LE"
    }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32BE"
    }
    switch xmlDetectCharEncoding(Array(bytes.prefix(4)), Int32(min(bytes.count, 4))) {
    case XML_CHAR_ENCODING_UTF16LE: return "UTF-16LE"
    case XML_CHAR_ENCODING_UTF16BE: return "UTF-16BE"
    case XML_CHAR_ENCODING_UCS4LE: return "UTF-32LE"
    case XML_CHAR_ENCODING_UCS4BE: return "UTF-32BE"
    case XML_CHAR_ENCODING_EBCDIC: return "IBM037"
    default: return nil
    }
  }

  package static func convert(_ bytes: [UInt8], from encoding: String) -> Outcome {
    let silence = LibXMLSilence()
    defer { silence.end() }
    guard let handler = xmlFindCharEncodingHandler(encoding) else { return .unknownEncoding }
    defer { xmlCharEncCloseFunc(handler) }
    // Pad the input: to report invalid bytes, libxml2 shows four of them, even if fewer are left.
    let padded = bytes + [0, 0, 0, 0]
    return padded.withUnsafeBytes { raw in
      guard
        let input = xmlBufferCreateStatic(UnsafeMutableRawPointer(mutating: raw.baseAddress), bytes.count),
        let output = xmlBufferCreateSize(bytes.count + bytes.count / 2 + 64)
      else {
        return .unknownEncoding
      }
      defer {
        xmlBufferFree(input)
        xmlBufferFree(output)
      }
      var left = xmlBufferLength(input)
      while left > 0 {
        _ = xmlCharEncInFunc(handler, output, input)
        let rest = xmlBufferLength(input)
        guard rest < left else { break }
        left = rest
      }
      let converted = Array(
        UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output)))
      )
      return left == 0 ? .converted(converted) : .invalidBytes(before: converted)
    }
  }
}

/// Keeps libxml2 from printing errors of this thread that bypass the parser's handler.
struct LibXMLSilence {
  private let handler = __xmlStructuredError()?.pointee
  private let context = __xmlStructuredErrorContext()?.pointee

  init() {
    xmlSetStructuredErrorFunc(nil) { _, _ in }
  }

  func end() {
    xmlSetStructuredErrorFunc(context ?? nil, handler ?? nil)
  }
}
