import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let objectWithoutType = Rule(
    "object-without-type",
    .warning,
    "An object parameter has no object type"
  )

  package static let retypedDefaultProperty = Rule(
    "retyped-default-property",
    .warning,
    "A property that every type inherits has the wrong type or number of values"
  )
}

/// Rules for object types and the fields that use them.
enum ObjectTypeRules {
  static let properties: [Check<LoweredProperty>] = [
    Check(.retypedDefaultProperty, retypedDefaultProperty)
  ]
  static let fields: [Check<FieldElement>] = [
    Check(.objectWithoutType, objectWithoutType)
  ]

  private static func objectWithoutType(_ field: FieldElement, _ findings: inout Findings) {
    guard case .untypedObject(nil) = field.type, field.site.definition.hasTypes else { return }
    let key = DefinitionKey.field(field.owner, .objectType)
    findings.report(
      .objectWithoutType,
      "'\(field.field.name?.value ?? "")' is an object without a type; name one",
      in: field.site,
      key: key,
      at: field.field.objectType?.range ?? field.field.type?.range
    )
  }

  private static let defaultPropertyTypes: [String: FormatType] = [
    "identifier": .string, "displayString": .string, "pronunciationHint": .string,
    "alternativeSpeakableMatches": .speakableString,
  ]

  private static func retypedDefaultProperty(_ element: LoweredProperty, _ findings: inout Findings) {
    let property = element.definition
    guard let name = property.field.name, let expected = defaultPropertyTypes[name.value]?.rawValue else {
      return
    }
    if let type = property.field.type, type.value != expected {
      findings.report(
        .retypedDefaultProperty,
        "every type has '\(name.value)' as \(expected), but here it is \(type.value); restore its type",
        in: element.site,
        key: .field(.property, .type),
        at: type.range
      )
      return
    }
    let isArray = name.value == "alternativeSpeakableMatches"
    let statesArray = property.field.supportsMultipleValues?.value ?? false
    guard property.isDefault?.value == true, statesArray != isArray else { return }
    findings.report(
      .retypedDefaultProperty,
      "every type has '\(name.value)' with "
        + "\(isArray ? "several values, but here it has one" : "one value, but here it has several"); change "
        + "it back",
      in: element.site,
      key: .field(.property, .supportsMultipleValues),
      at: property.field.supportsMultipleValues?.range ?? name.range
    )
  }
}

extension Validator {
  package static let defaultProperties = [
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
  ]
}
