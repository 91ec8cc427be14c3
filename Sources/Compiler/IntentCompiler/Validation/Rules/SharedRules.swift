import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let sharedNamespace = Rule(
    "shared-namespace",
    .warning,
    "Definitions with the same namespace have different enums or types of one name"
  )
}

/// Compares modules with each other: the system finds types by namespace and name, so two modules must not
/// give one name different contents.
enum SharedRules {
  static let betweenModules: [Rule] = [.sharedNamespace]

  /// The name under which the system finds a type.
  struct Name: Hashable {
    var namespace: String
    var kind: ElementKind
    var name: String
  }

  /// What a definition says about a type, to compare with another definition.
  private struct Contents {
    var site: DefinitionSite
    var name: Located<String>
    var parts: Set<String>
  }

  /// Compares the definitions of several modules. Another rule reports duplicates within one module.
  static func compare(_ groups: [[Definition]]) -> [[Diagnostic]] {
    var seen: [Name: Contents] = [:]
    return groups.map { group in
      var own: [Name: Contents] = [:]
      var diagnostics: [Diagnostic] = []
      for definition in group {
        for (name, contents) in declarations(of: definition) where own[name] == nil {
          own[name] = contents
          if let first = seen[name], first.parts != contents.parts {
            diagnostics.append(report(name, contents, first))
          }
        }
      }
      seen.merge(own) { first, _ in first }
      return diagnostics
    }
  }

  static func parts(of definitions: [Definition]) -> [Name: Set<String>] {
    let all = definitions.flatMap(declarations).map { ($0, $1.parts) }
    return Dictionary(all) { first, _ in first }
  }

  private static func declarations(of definition: Definition) -> [(Name, Contents)] {
    guard let namespace = definition.namespace?.value, !namespace.isEmpty else { return [] }
    func declaration(
      _ kind: ElementKind,
      _ name: Located<String>?,
      _ element: ElementSite,
      _ parts: [String]
    ) -> (Name, Contents)? {
      guard let name, !name.value.isEmpty else { return nil }
      let contents = Contents(site: DefinitionSite(definition, element), name: name, parts: Set(parts))
      return (Name(namespace: namespace, kind: kind, name: name.value), contents)
    }
    let enums = definition.enums.enumerated().map { index, enumeration in
      let cases = enumeration.cases.map { "\($0.name?.value ?? "") \($0.index?.value ?? 0)" }
      return declaration(.enumeration, enumeration.name, .enumeration(index), cases)
    }
    let types = definition.types.enumerated().map { index, type in
      declaration(.type, type.name, .type(index), type.properties.map { $0.field.shape })
    }
    return (enums + types).compactMap(\.self)
  }

  private static func report(_ name: Name, _ contents: Contents, _ first: Contents) -> Diagnostic {
    let parts = name.kind == .enumeration ? "cases" : "properties"
    return Diagnostic(
      .sharedNamespace,
      "'\(name.name)' has other \(parts) than the \(name.kind.word) '\(name.name)' of '\(first.site.definition.name)', "
        + "which has the same namespace '\(name.namespace)'; give both the same \(parts), or rename one",
      at: contents.site.location(contents.name.range),
      path: contents.site.path(key: name.kind == .enumeration ? .enumeration(.name) : .type(.name)),
      notes: [
        Diagnostic.Note("the other \(name.kind.word) is here", at: first.site.location(first.name.range))
      ]
    )
  }
}

extension Definition.Field {
  fileprivate var shape: String {
    let names = [name, type, enumType, objectType].map { $0?.value ?? "" }
    return (names + ["\(supportsMultipleValues?.value ?? false)"]).joined(separator: " ")
  }
}
