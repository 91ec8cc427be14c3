import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation
import IntentText

extension LanguageServer {
  func definition(_ parameters: JSONTree?) throws(ResponseError) -> JSONTree {
    try occurrences(parameters) { $0.isDeclaration }
  }

  func references(_ parameters: JSONTree?) throws(ResponseError) -> JSONTree {
    let includesDeclaration = parameters?["context"]?["includeDeclaration"]?.isTrue ?? true
    return try occurrences(parameters) { includesDeclaration || !$0.isDeclaration }
  }

  private func occurrences(
    _ parameters: JSONTree?,
    where isWanted: (NameTable.Occurrence) -> Bool
  ) throws(ResponseError) -> JSONTree {
    guard let position = try position(parameters) else { return .null }
    let names = position.read.names
    guard let found = names.occurrence(in: position.path, at: position.readOffset) else { return .null }
    let wanted = names.occurrences(of: found.name).filter(isWanted)
    let locations = locations(in: position.read)
    return .array(wanted.map { locations.location($0.file, $0.range) })
  }
}

extension LanguageServer {
  func documentSymbols(_ parameters: JSONTree?) throws(ResponseError) -> JSONTree {
    guard let (path, _) = try document(parameters), let read = lastRead[path],
      let definition = read.file?.definition
    else { return .null }
    let locations = locations(in: read)
    func symbols(in owner: ElementSite) -> [JSONTree] {
      definition.parts(of: owner).flatMap { site -> [JSONTree] in
        let parts = symbols(in: site)
        guard let kind = site.kind.symbolKind else { return parts }
        let (name, range) = definition.element(at: site)
        guard let range else { return [] }
        let text = visibleText(name?.value ?? "")
        let selection = name?.range.flatMap { range.contains($0) ? $0 : nil } ?? range
        return [
          [
            // The protocol forbids empty names.
            "name": .string(text.isEmpty ? "?" : text), "kind": .integer(kind),
            "range": locations.range(path, range), "selectionRange": locations.range(path, selection),
            "children": .array(parts),
          ]
        ]
      }
    }
    return .array(symbols(in: .definition))
  }
}

extension ElementKind {
  /// The protocol's kind of symbol; `nil` if editors don't show such elements as symbols.
  fileprivate var symbolKind: Int? {
    switch self {
    // A class.
    case .intent: 5
    // A field.
    case .parameter: 8
    case .responseParameter, .property: 7
    // An event.
    case .responseCode: 24
    case .enumeration: 10
    case .enumCase: 22
    // A struct.
    case .type: 23
    case .definition, .dialog, .reason, .combination, .managedCombination, .response: nil
    }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
