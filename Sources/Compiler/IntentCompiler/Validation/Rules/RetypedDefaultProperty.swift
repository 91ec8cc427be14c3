import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let retypedDefaultProperty = Rule(
    "retyped-default-property",
    .warning,
    "A property that every type inherits has the wrong type or number of values"
  )
}

extension Validator {
  private static let defaultPropertyTypes = [
    "identifier": "String", "displayString": "String", "pronunciationHint": "String",
    "alternativeSpeakableMatches": "SpeakableString",
  ]

  mutating func checkDefaultProperty(_ property: Definition.ObjectType.Property, _ site: DefinitionSite) {
    guard let name = property.field.name, let expected = Self.defaultPropertyTypes[name.value] else { return }
    if let type = property.field.type, type.value != expected {
      report(
        .retypedDefaultProperty,
        "every type has '\(name.value)' as \(expected), but here it is \(type.value); restore its type, "
          + "or rename it",
        in: site,
        key: "INTypePropertyType",
        at: type.range
      )
      return
    }
    let isArray = name.value == "alternativeSpeakableMatches"
    let statesArray = property.field.supportsMultipleValues?.value ?? false
    guard property.isDefault?.value == true, statesArray != isArray else { return }
    report(
      .retypedDefaultProperty,
      "every type has '\(name.value)' with \(isArray ? "several values, but here it has one" : "one value, but here it has several"); "
        + (isArray ? "add" : "remove") + " 'INTypePropertySupportsMultipleValues'",
      in: site,
      key: "INTypePropertySupportsMultipleValues",
      at: property.field.supportsMultipleValues?.range ?? name.range
    )
  }
}
