extension Rule {
  package static let sharedNamespace = Rule(
    "shared-namespace",
    .warning,
    "Two definitions have the same namespace"
  )
}

enum SharedNamespace {
  /// Diagnostics for each group of definitions, compared with the groups before it: the first file of a group
  /// with a namespace represents the group.
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
      "'\(first.name)' also has the namespace '\(namespace.value)'; give each file its own",
      at: site.location(namespace.range),
      path: site.path(key: "INIntentDefinitionNamespace"),
      notes: [Diagnostic.Note("the other file is here", at: first.location(first.namespace?.range))]
    )
  }
}
