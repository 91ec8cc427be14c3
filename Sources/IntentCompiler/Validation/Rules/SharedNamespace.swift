import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let sharedNamespace = Rule(
    "shared-namespace",
    .warning,
    "Two definitions have the same namespace"
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
