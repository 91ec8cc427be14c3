import IntentDiagnostics
import IntentSchema

/// The texts of the files that problems are in, each with its lines once they are needed.
final class ProblemTexts {
  private let sources: [String: [UInt8]]
  private let encoding: PositionEncoding
  private var texts: [String: DocumentText] = [:]

  init(sources: [String: [UInt8]], encoding: PositionEncoding) {
    self.sources = sources
    self.encoding = encoding
  }

  /// The range of a place; the start of the file if it has none.
  func range(_ location: SourceLocation) -> JSONTree {
    let text = texts[location.file] ?? DocumentText(sources[location.file] ?? [])
    texts[location.file] = text
    return text.range(location.range ?? 0..<0, encoding)
  }
}

/// Writes problems for the client.
struct ProblemWriter {
  let texts: ProblemTexts
  let client: ClientCapabilities
  let uri: (String) -> String

  func problem(_ diagnostic: Diagnostic) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("range", diagnostic.location.map(texts.range) ?? .null),
      .init("severity", .integer(Self.severity(diagnostic.severity))),
      .init("code", .string(diagnostic.rule.name)),
      .init("source", "intentc"),
      .init("message", .string(visibleText(diagnostic.message))),
    ]
    let notes = diagnostic.notes.compactMap(note)
    if client.showsNotes, !notes.isEmpty { members.append(.init("relatedInformation", .array(notes))) }
    return .object(members)
  }

  private func note(_ note: Diagnostic.Note) -> JSONTree? {
    note.location.map { location in
      let place: JSONTree = ["uri": .string(uri(location.file)), "range": texts.range(location)]
      return ["location": place, "message": .string(visibleText(note.message))]
    }
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    case .lint: 4
    }
  }
}
