import IntentConfigurations
import IntentDiagnostics
import IntentLocalisation

extension LanguageServer {
  /// The position of a request, in the client's text and in the document's last readable version.
  struct RequestPosition {
    var path: String
    var document: OpenDocument
    /// The offset in the client's text, in bytes.
    var offset: Int
    var read: ReadableDefinition
    /// The same position in the last readable version, in bytes.
    var readOffset: Int
  }

  func document(_ parameters: JSONTree?) throws(ResponseError) -> (path: String, OpenDocument)? {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParameters, "the request names no document")
    }
    guard let path = DocumentURI.key(of: uri), let document = documents[path] else { return nil }
    return (path, document)
  }

  func position(_ parameters: JSONTree?) throws(ResponseError) -> RequestPosition? {
    guard let (path, document) = try document(parameters) else { return nil }
    let offset = try document.text.offset(of: parameters?["position"], client.encoding)
    guard let read = lastRead[path] else { return nil }
    let shift = TextShift(from: document.file, to: read.bytes)
    return RequestPosition(
      path: path,
      document: document,
      offset: offset,
      read: read,
      readOffset: shift(offset + OpenDocument.mark.count)
    )
  }

  func locations(in read: ReadableDefinition) -> LocationWriter {
    LocationWriter(read, documents, client.encoding, uri: uri)
  }

  /// Keeps the client's spelling for an open file.
  func uri(of path: String) -> String {
    documents[path]?.uri ?? (DocumentURI.isUntitled(path) ? path : URIText.reference(toFile: path))
  }
}

extension Range<Int> {
  /// The client's text lacks the byte order mark.
  var withoutMark: Range<Int> {
    let count = OpenDocument.mark.count
    return Swift.max(0, lowerBound - count)..<Swift.max(0, upperBound - count)
  }
}

/// Converts locations in the last read texts to locations in the client's current texts, and compares each
/// text once.
final class LocationWriter {
  /// The client's text of a file, and how it differs from the text that was read; `nil` if it doesn't.
  private struct Current {
    var text: DocumentText
    var shift: TextShift?
  }

  private let read: ReadableDefinition
  private let documents: [String: OpenDocument]
  private let encoding: PositionEncoding
  private let uri: (String) -> String
  private var texts: [String: Current] = [:]

  init(
    _ read: ReadableDefinition,
    _ documents: [String: OpenDocument],
    _ encoding: PositionEncoding,
    uri: @escaping (String) -> String
  ) {
    (self.read, self.documents, self.encoding, self.uri) = (read, documents, encoding, uri)
  }

  func location(_ path: String, _ range: Range<Int>) -> JSONTree {
    ["uri": .string(uri(path)), "range": self.range(path, range)]
  }

  func range(_ path: String, _ range: Range<Int>) -> JSONTree {
    let current = texts[path] ?? current(path)
    texts[path] = current
    guard let shift = current.shift else { return current.text.range(range, encoding) }
    return current.text.range(shift(range).withoutMark, encoding)
  }

  private func current(_ path: String) -> Current {
    let old = read.texts[path] ?? []
    guard let document = documents[path], !document.isBinary else { return Current(text: DocumentText(old)) }
    return Current(text: document.text, shift: TextShift(from: old, to: document.file))
  }
}
