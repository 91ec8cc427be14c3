import IntentCompiler
import IntentDefinition
import IntentDiagnostics
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
    guard let place = try place(parameters) else { return .null }
    let names = place.read.names
    guard let found = names.occurrence(in: place.path, at: place.readOffset) else { return .null }
    let wanted = names.occurrences(of: found.name).filter(isWanted)
    let places = places(in: place.read)
    return .array(wanted.map { places.location($0.file, $0.range) })
  }
}

extension LanguageServer {
  func documentSymbols(_ parameters: JSONTree?) throws(ResponseError) -> JSONTree {
    guard let (path, _) = try document(parameters), let read = lastRead[path],
      let definition = read.file?.definition
    else { return .null }
    let places = places(in: read)
    var symbols: [JSONTree] = []
    func add(
      _ kind: SymbolKind,
      _ name: Located<String>?,
      _ range: Range<Int>?,
      _ parts: [JSONTree] = []
    ) -> JSONTree? {
      guard let range else { return nil }
      let text = visibleText(name?.value ?? "")
      return [
        // The protocol forbids empty names.
        "name": .string(text.isEmpty ? "?" : text), "kind": .integer(kind.rawValue),
        "range": places.range(path, range),
        "selectionRange": places.range(path, name?.range.flatMap { range.contains($0) ? $0 : nil } ?? range),
        "children": .array(parts),
      ]
    }
    for intent in definition.intents {
      var parts = intent.parameters.map { add(.field, $0.field.name, $0.range) }
      for parameter in intent.response?.parameters ?? [] {
        parts.append(add(.property, parameter.field.name, parameter.range))
      }
      for code in intent.response?.codes ?? [] { parts.append(add(.event, code.name, code.range)) }
      symbols += [add(.class, intent.name, intent.range, parts.compactMap(\.self))].compactMap(\.self)
    }
    for enumeration in definition.enums {
      let parts = enumeration.cases.compactMap { add(.enumMember, $0.name, $0.range) }
      symbols += [add(.enum, enumeration.name, enumeration.range, parts)].compactMap(\.self)
    }
    for type in definition.types {
      let parts = type.properties.compactMap { add(.property, $0.field.name, $0.range) }
      symbols += [add(.struct, type.name, type.range, parts)].compactMap(\.self)
    }
    return .array(client.nestsSymbols ? symbols : symbols.flatMap { flat($0, path) })
  }

  /// For clients without nested symbols.
  private func flat(_ symbol: JSONTree, _ path: String, in container: JSONTree? = nil) -> [JSONTree] {
    func member(_ key: String) -> JSONTree { symbol[key] ?? .null }
    var members: [JSONTree.Member] = [
      .init("name", member("name")), .init("kind", member("kind")),
      .init("location", ["uri": .string(uri(of: path)), "range": member("range")]),
    ]
    if let container { members.append(.init("containerName", container)) }
    return [.object(members)] + member("children").elements.flatMap { flat($0, path, in: member("name")) }
  }
}

/// From the protocol.
private enum SymbolKind: Int {
  case `class` = 5
  case property = 7
  case field = 8
  case `enum` = 10
  case enumMember = 22
  case `struct` = 23
  case event = 24
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
