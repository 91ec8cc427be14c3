import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let missingDefaultProperty = Rule(
    "missing-default-property",
    .lint,
    "A type does not list a property that every type inherits"
  )
}

extension Validator {
  /// The properties that every type has.
  package static let defaultProperties = [
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
  ]

  mutating func checkDefaultProperties(of type: Definition.ObjectType, _ site: DefinitionSite) {
    guard isWanted(.missingDefaultProperty), let name = type.name else { return }
    let stated = Set(type.properties.lazy.compactMap(\.field.name?.value))
    let missing = Self.defaultProperties.filter { !stated.contains($0) }
    guard !missing.isEmpty else { return }
    report(
      .missingDefaultProperty,
      "'\(name.value)' does not list \(missing.map { "'\($0)'" }.listed), which every type has; "
        + "copy \(missing.count == 1 ? "it" : "them") from another type",
      in: site,
      key: "INTypeProperties",
      at: name.range
    )
  }
}
