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

  mutating func check() {
    guard hasChanges else { return }
    let unsaved = unsaved
    var isDone = false
    for key in checked.keys.sorted() where checked[key]?.isOutdated == true {
      if checked[key]?.isFolder == false {
        while checked[key]?.checkMore(unsaved, options) == false {}
        if let result = checked[key]?.result { keep(result) }
        isDone = true
      }
      for part in checked[key]?.checkChangedModules(unsaved, options) ?? [] {
        keep(part.result)
        publish(part)
      }
    }
    if isDone { publish() }
  }

  /// Changed modules come first.
  mutating func checkMore() {
    guard !checked.values.contains(where: { $0.hasChangedModules || !$0.isFolder && $0.isOutdated }) else {
      return check()
    }
    guard let key = checked.keys.sorted().first(where: { checked[$0]?.isOutdated == true }) else {
      return publish()
    }
    let unsaved = unsaved
    guard checked[key]?.checkMore(unsaved, options) == true else { return }
    if let result = checked[key]?.result { keep(result) }
    publish()
  }

  mutating func checkAll() {
    while hasChanges { checkMore() }
  }

  private mutating func keep(_ result: CompilerCall.Result) {
    let texts = Dictionary(result.compilation.sources.map { ($0.path, $0.bytes) }) { first, _ in first }
    for module in result.modules.map(\.schema) {
      for path in module.files.map(\.definition.path) where documents[path] != nil {
        lastRead[path] = ReadDefinition(path: path, module: module, texts: texts)
      }
    }
  }

  func result(of path: String) -> CompilerCall.Result? { inputs(of: path)?.result(of: path) }

  func wholeResult(of path: String) -> CompilerCall.Result? { inputs(of: path)?.result }

  private func inputs(of path: String) -> CheckedInputs? {
    inputsPath(of: path).flatMap { checked[$0] } ?? checked.values.first { $0.concerns(path) }
  }

  private mutating func publish() {
    var sources: [String: [UInt8]] = [:]
    for inputs in checked.values {
      for result in [inputs.result].compactMap(\.self) + inputs.parts.values.map(\.result) {
        for source in result.compilation.sources { sources[source.path] = source.bytes }
      }
    }
    let problems = Self.byPath(checked.sorted { $0.key < $1.key }.flatMap(\.value.problems))
    let paths = Set(problems.keys).union(published.keys).union(documents.keys)
    publish(problems, at: paths, ProblemTexts(sources: sources, encoding: client.encoding))
  }

  private mutating func publish(_ part: CheckedModule) {
    let sources = part.result.compilation.sources.map { ($0.path, $0.bytes) }
    let texts = ProblemTexts(
      sources: Dictionary(sources) { first, _ in first },
      others: { [checked] in Self.text(of: $0, in: checked) },
      encoding: client.encoding
    )
    publish(Self.byPath(part.result.diagnostics), at: part.paths, texts)
  }

  private static func byPath(_ diagnostics: [Diagnostic]) -> [String: [Diagnostic]] {
    Dictionary(grouping: diagnostics.filter { $0.location != nil }) { $0.location?.file ?? "" }
  }

  private mutating func publish(
    _ problems: [String: [Diagnostic]],
    at paths: Set<String>,
    _ texts: ProblemTexts
  ) {
    for path in paths.sorted() {
      let found = problems[path] ?? []
      guard documents[path] != nil || published[path] != nil || !found.isEmpty else { continue }
      if let old = published[path], !old.isOutdated, old.problems == found { continue }
      let writer = ProblemWriter(texts: texts, client: client, uri: uri)
      var parameters: [JSONTree.Member] = [
        .init("uri", .string(uri(of: path))), .init("diagnostics", .array(found.map(writer.problem))),
      ]
      if let version = documents[path]?.version { parameters.append(.init("version", .integer(version))) }
      outgoing.append(ServerMessage.notification("textDocument/publishDiagnostics", .object(parameters)))
      published[path] = found.isEmpty && documents[path] == nil ? nil : PublishedProblems(problems: found)
    }
  }
}

struct PublishedProblems {
  var problems: [Diagnostic]
  var isOutdated = false
}

/// Splits texts into lines on first use.
final class ProblemTexts {
  private let sources: [String: [UInt8]]
  private let others: (String) -> [UInt8]
  private let encoding: PositionEncoding
  private var texts: [String: DocumentText] = [:]

  init(
    sources: [String: [UInt8]],
    others: @escaping (String) -> [UInt8] = { _ in [] },
    encoding: PositionEncoding
  ) {
    self.sources = sources
    self.others = others
    self.encoding = encoding
  }

  func range(_ location: SourceLocation) -> JSONTree {
    let text = texts[location.file] ?? DocumentText(sources[location.file] ?? others(location.file))
    texts[location.file] = text
    return text.range(location.range ?? 0..<0, encoding)
  }
}

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
