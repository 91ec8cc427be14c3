import IntentDefinition
import IntentDiagnostics

/// Swift names by the name in the definition, such as `Enum.case`. An intent's Swift name is for its
/// configuration.
package struct Renames: Sendable, Hashable {
  package var names: [ElementKind: [String: String]] = [:]
  package var origins: [String: [Rename]] = [:]

  package subscript(kind: ElementKind) -> [String: String] { names[kind] ?? [:] }
}

/// One entry of `renames` in `intentc.json`.
package struct Rename: Sendable, Hashable {
  /// The kinds of elements with a name in Swift, by their keys in `renames` of `intentc.json`.
  package static let kinds: KeyValuePairs<String, ElementKind> = [
    "intents": .intent, "enums": .enumeration, "types": .type, "parameters": .parameter, "cases": .enumCase,
    "properties": .property,
  ]

  package var kind: ElementKind
  package var name: String
  package var swiftName: String
  package var location: SourceLocation
}
