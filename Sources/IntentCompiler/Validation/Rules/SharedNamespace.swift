extension Rule {
  static let sharedNamespace = Rule(
    "shared-namespace",
    .warning,
    "Two definitions of one call have the same namespace",
    help: RuleHelp(
      meaning: """
        'INIntentDefinitionNamespace' tells the types of one definition from those of another. Xcode's \
        widget template gives every new file '88xZPY', and a copied file keeps that of the first.
        """,
      consequence: """
        An enum or type of one file is taken for that of the same name in the other: in Xcode and in \
        Shortcuts the wrong choices are offered, and what people stored for one is read as the other.
        """,
      remedy: """
        Give one of the files a namespace of its own, six letters and digits, also wherever it says \
        '…TypeNamespace'. Do that before the app is released: what is stored refers to it.
        """,
      example: """
        <key>INIntentDefinitionNamespace</key>
        <string>88xZPY</string>
        """
    )
  )
}

extension Validator {
  mutating func checkNamespaces() {
    var seen: [String: Definition] = [:]
    for definition in module.files.lazy.map(\.definition) {
      guard let namespace = definition.namespace, !namespace.value.isEmpty else { continue }
      guard let first = seen[namespace.value] else {
        seen[namespace.value] = definition
        continue
      }
      report(
        .sharedNamespace,
        "'\(first.name)' has the namespace '\(namespace.value)' too; give one of the two files its own",
        in: DefinitionSite(definition, .definition),
        key: "INIntentDefinitionNamespace",
        at: namespace.range,
        notes: [Diagnostic.Note("the other file", at: first.location(first.namespace?.range))]
      )
    }
  }
}
