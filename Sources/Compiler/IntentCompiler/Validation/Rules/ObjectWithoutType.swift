import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let objectWithoutType = Rule(
    "object-without-type",
    .warning,
    "An object parameter has no object type"
  )
}

extension Validator {
  mutating func checkObject(_ field: FieldContext) {
    guard case .untypedObject(nil) = field.type else { return }
    report(
      .objectWithoutType,
      "'\(field.field.name?.value ?? "")' is an object without a type; name one with '\(field.prefix)ObjectType'",
      in: field.site,
      key: "\(field.prefix)ObjectType",
      at: field.field.objectType?.range ?? field.field.type?.range
    )
  }
}
