extension Rule {
  static let objectWithoutType = Rule(
    "object-without-type",
    .warning,
    "An object parameter names no type",
    help: RuleHelp(
      meaning: """
        The type of a parameter or property is 'Object', but it does not say which type of 'INTypes' that \
        is. As a rule the type was removed, or the choice in Xcode was never made.
        """,
      consequence: """
        Code gets an object without properties, and people can choose only what code offers by identifier \
        and text.
        """,
      remedy: "Name one of the types.",
      example: """
        <key>INIntentParameterName</key>
        <string>station</string>
        <key>INIntentParameterType</key>
        <string>Object</string>
        """
    )
  )
}

extension Validator {
  mutating func checkObject(_ field: FieldContext) {
    guard case .untypedObject(nil) = field.type else { return }
    report(
      .objectWithoutType,
      "'\(field.field.name?.value ?? "")' is an object of no type; name one with '\(field.prefix)ObjectType'",
      in: field.site,
      key: "\(field.prefix)ObjectType",
      at: field.field.objectType?.range ?? field.field.type?.range
    )
  }
}
