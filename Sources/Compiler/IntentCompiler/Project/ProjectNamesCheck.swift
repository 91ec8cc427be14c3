import IntentDefinition
import IntentDiagnostics
import IntentSchema
import IntentText

/// Reports names in `intentc.json` that no definition declares.
enum ProjectNamesCheck {
  static func check(_ configuration: ProjectConfiguration, in module: ModuleSchema) -> [Diagnostic] {
    guard configuration.namesDeclarations else { return [] }
    let names = Names(module)
    var suggestions = Suggestions()
    let unknown = configuration.mentions.compactMap { mention -> Diagnostic? in
      let candidates = names[mention.kind]
      let name = mention.name.value
      guard !candidates.contains(name) else { return nil }
      let clause = suggestions.clause(for: name, among: candidates.sorted())
      return Diagnostic(
        .wrongOption,
        "'\(mention.setting)' names the \(mention.kind.word) '\(name)', which no definition has"
          + (clause.isEmpty ? mention.kind.form(of: name) : clause),
        at: SourceLocation(file: configuration.path ?? "", range: mention.name.range)
      )
    }
    return unknown
      + configuration.renames.compactMap { rename in
        let candidates = names[rename.kind]
        guard !candidates.contains(rename.name) else { return nil }
        let known = suggestions.isLookedFor(rename.name) ? candidates.sorted() : []
        let clause = suggestions.clause(for: rename.name, among: known)
        let form = clause.isEmpty ? rename.kind.form(of: rename.name) : ""
        return Diagnostic(
          .unknownRename,
          "no definition has the \(rename.kind.word) '\(rename.name)'\(form)\(clause)",
          at: rename.location
        )
      }
  }

  private struct Names {
    private var names: [Rename.Kind: Set<String>] = [:]

    init(_ module: ModuleSchema) {
      var intents: Set<String> = []
      var enums: Set<String> = []
      var types: Set<String> = []
      var parameters: Set<String> = []
      var cases: Set<String> = []
      var properties: Set<String> = []
      for schema in module.files.lazy.map(\.schema) {
        for configuration in schema.intents.lazy.map(\.configuration) {
          intents.insert(configuration.name)
          parameters.formUnion(configuration.parameters.lazy.map { "\(configuration.name).\($0.name)" })
        }
        for enumeration in schema.enums {
          enums.insert(enumeration.name)
          cases.formUnion(enumeration.cases.lazy.map { "\(enumeration.name).\($0.name)" })
        }
        for object in schema.objects {
          types.insert(object.name)
          properties.formUnion(object.properties.lazy.map { "\(object.name).\($0.name)" })
        }
      }
      names = [
        .intents: intents, .enums: enums, .types: types, .parameters: parameters, .cases: cases,
        .properties: properties,
      ]
    }

    subscript(kind: Rename.Kind) -> Set<String> {
      names[kind] ?? []
    }
  }
}

extension Rename.Kind {
  fileprivate var word: String {
    switch self {
    case .intents: "intent"
    case .enums: "enum"
    case .types: "object type"
    case .parameters: "parameter"
    case .cases: "enum case"
    case .properties: "property"
    }
  }

  fileprivate func form(of name: String) -> String {
    guard !name.utf8.contains(UInt8(ascii: ".")) else { return "" }
    return switch self {
    case .intents, .enums, .types: ""
    case .parameters: "; write 'Intent.parameter'"
    case .cases: "; write 'Enum.case'"
    case .properties: "; write 'Type.property'"
    }
  }
}
