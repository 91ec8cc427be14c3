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

enum SharedNamespace {
  /// What is to be said of each group of definitions, compared with the groups before it: a group's first file
  /// of a namespace stands for the group.
  static func check(_ groups: [[Definition]]) -> [[Diagnostic]] {
    var seen: [String: Definition] = [:]
    return groups.map { group in
      var own: [String: Definition] = [:]
      var diagnostics: [Diagnostic] = []
      for definition in group {
        guard let namespace = definition.namespace, !namespace.value.isEmpty, own[namespace.value] == nil
        else { continue }
        own[namespace.value] = definition
        if let first = seen[namespace.value] { diagnostics.append(report(namespace, definition, first)) }
      }
      seen.merge(own) { first, _ in first }
      return diagnostics
    }
  }

  private static func report(
    _ namespace: Located<String>,
    _ definition: Definition,
    _ first: Definition
  ) -> Diagnostic {
    let site = DefinitionSite(definition, .definition)
    return Diagnostic(
      .sharedNamespace,
      "'\(first.name)' has the namespace '\(namespace.value)' too; give one of the two files its own",
      at: site.location(namespace.range),
      path: site.path(key: "INIntentDefinitionNamespace"),
      notes: [Diagnostic.Note("the other file", at: first.location(first.namespace?.range))]
    )
  }
}
