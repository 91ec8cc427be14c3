import IntentDiagnostics

/// Writes places of texts that were read as places in the texts that the client has now. Each text is compared once.
final class PlaceWriter {
  /// The text that the client has, and where places of the one that was read are in it.
  private struct Current {
    var text: DocumentText
    /// `nil` for a file that is not open.
    var shift: TextShift?
  }

  private let read: ReadDefinition
  private let documents: [String: OpenDocument]
  private let encoding: PositionEncoding
  private let uri: (String) -> String
  private var texts: [String: Current] = [:]

  init(
    _ read: ReadDefinition,
    _ documents: [String: OpenDocument],
    _ encoding: PositionEncoding,
    uri: @escaping (String) -> String
  ) {
    (self.read, self.documents, self.encoding, self.uri) = (read, documents, encoding, uri)
  }

  /// A range of a file with the file.
  func location(_ path: String, _ range: Range<Int>) -> JSONTree {
    ["uri": .string(uri(path)), "range": self.range(path, range)]
  }

  /// A range of a file.
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
