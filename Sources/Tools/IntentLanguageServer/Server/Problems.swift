import AppIntentsChecks
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema
import IntentText

extension LanguageServer {
  var hasChanges: Bool {
    phase == .ready
      && (checked.values.contains(where: \.isOutdated) || published.values.contains(where: \.isOutdated))
  }

  /// Whether Swift is being read, after which ``hasChanges``.
  var isReadingSwift: Bool { checked.values.contains(where: \.isReadingSwift) }

  mutating func check() {
    guard hasChanges else { return }
    let unsaved = unsaved
    for key in checked.keys where checked[key]?.isOutdated == true {
      checked[key]?.check(unsaved, options, readSwift)
      if let failure = checked[key]?.app?.failure, !hasReportedSwift {
        hasReportedSwift = true
        showMessage(failure)
      }
      if let result = checked[key]?.result { keep(result) }
    }
    publish()
  }

  private mutating func keep(_ result: CompilerCall.Result) {
    let texts = Dictionary(firsts: result.compilation.sources.map { ($0.path, $0.bytes) })
    for module in result.modules.map(\.schema) {
      for path in module.files.map(\.definition.path) where documents[path] != nil {
        lastRead[path] = ReadableDefinition(path: path, module: module, texts: texts)
      }
    }
  }

  func result(of path: String) -> CompilerCall.Result? {
    (inputsPath(of: path).flatMap { checked[$0] } ?? checked.values.first { $0.concerns(path) })?.result
  }

  private mutating func publish() {
    let results = checked.sorted { $0.key < $1.key }.compactMap(\.value.result)
    let problems = Dictionary(grouping: results.flatMap(\.diagnostics)) { $0.location?.file ?? "" }
    var sources: [String: [UInt8]] = [:]
    for source in results.flatMap(\.compilation.sources) { sources[source.path] = source.bytes }
    let writer = ProblemWriter(
      texts: ProblemTexts(sources: sources, encoding: client.encoding),
      client: client,
      uri: uri
    )
    let paths = Set(problems.keys).subtracting([""]).union(published.keys).union(documents.keys)
    for path in paths.sorted() {
      let found = problems[path] ?? []
      guard documents[path] != nil || published[path] != nil || !found.isEmpty else { continue }
      if let old = published[path], !old.isOutdated, old.problems == found { continue }
      var parameters: [JSONTree.Member] = [
        .init("uri", .string(uri(of: path))), .init("diagnostics", .array(found.map(writer.problem))),
      ]
      if let version = documents[path]?.version { parameters.append(.init("version", .integer(version))) }
      outgoing.append(ServerMessage.notification("textDocument/publishDiagnostics", .object(parameters)))
      published[path] = found.isEmpty && documents[path] == nil ? nil : PublishedProblems(problems: found)
    }
  }
}

/// The problems that the editor shows for a file.
struct PublishedProblems {
  var problems: [Diagnostic]
  var isOutdated = false
}

/// Splits texts into lines on first use.
final class ProblemTexts {
  private let sources: [String: [UInt8]]
  private let encoding: PositionEncoding
  private var texts: [String: DocumentText] = [:]

  init(sources: [String: [UInt8]], encoding: PositionEncoding) {
    self.sources = sources
    self.encoding = encoding
  }

  func range(_ location: SourceLocation) -> JSONTree {
    let text = texts[location.file] ?? DocumentText(sources[location.file] ?? [])
    texts[location.file] = text
    return text.range(location.range ?? 0..<0, encoding)
  }
}

/// Writes diagnostics as the protocol's JSON.
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
      let json: JSONTree = ["uri": .string(uri(location.file)), "range": texts.range(location)]
      return ["location": json, "message": .string(visibleText(note.message))]
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
