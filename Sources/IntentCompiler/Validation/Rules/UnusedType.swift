extension Rule {
  static let unusedType = Rule(
    "unused-type",
    .lint,
    "No parameter or property uses an object type",
    help: RuleHelp(
      meaning: """
        No parameter, property or response parameter in the files of the call refers to the object type.
        """,
      consequence: """
        Code is generated that nothing in the definition needs, and translators get texts that nobody will \
        see.
        """,
      remedy: "Take it out of 'INTypes', or leave it where the app's own code uses it.",
      example: """
        <key>INTypeName</key>
        <string>Station</string>
        """
    )
  )
}

extension Validator {
  mutating func checkUse(of types: [Definition.ObjectType], in definition: Definition) {
    guard isWanted(.unusedType) else { return }
    for (index, declared) in types.enumerated() {
      guard let name = declared.name, !name.value.isEmpty, !usedTypes.contains(name.value) else { continue }
      report(
        .unusedType,
        "nothing uses the object type '\(name.value)'",
        in: DefinitionSite(definition, .object(index)),
        key: "INTypeName",
        at: name.range
      )
    }
  }
}
