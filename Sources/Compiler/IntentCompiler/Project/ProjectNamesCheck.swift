import IntentDefinition
import IntentDiagnostics
import IntentSchema
import IntentText

/// Reports names in `intentc.json` that no definition declares.
enum ProjectNamesCheck {
  /// Checks the names that settings mention, then those in `renames`. An unknown name gets the nearest known
  /// one or, if none is near, the form that such names have. A known one is wrong if a definition still has
  /// the name that it formerly had.
  static func check(_ configuration: ProjectConfiguration, in module: ModuleSchema) -> [Diagnostic] {
    guard configuration.namesDeclarations else { return [] }
    let names = Names(module)
    func report(_ message: String, at range: Range<Int>?) -> Diagnostic {
      Diagnostic(.wrongOption, message, at: SourceLocation(file: configuration.path ?? "", range: range))
    }
    let unknown = configuration.mentions.flatMap { mention -> [Diagnostic] in
      let candidates = names[mention.kind]
      let name = mention.name.value
      guard !candidates.contains(name) else {
        return mention.formerly.filter { candidates.contains($0.value) }.map {
          report(
            "'\(name)' was not formerly '\($0.value)', which a definition still has; remove it",
            at: $0.range
          )
        }
      }
      let clause = names.suggestion(for: name, mention.kind, isPath: true)
      return [
        report(
          "'\(mention.setting)' names the \(mention.kind.fullWord) '\(name)', which no definition has"
            + (clause.isEmpty ? mention.kind.form(of: name) : clause),
          at: mention.name.range
        )
      ]
    }
    return unknown
      + configuration.renames.compactMap { rename in
        let (kind, name) = (rename.path.kind, rename.path.bareText)
        guard !names[kind].contains(name) else { return nil }
        let clause = names.suggestion(for: name, kind, isPath: rename.isPath)
        let form = clause.isEmpty ? kind.form(of: name) : ""
        return Diagnostic(
          .unknownRename,
          "no definition has the \(kind.fullWord) '\(name)'\(form)\(clause)",
          at: rename.location
        )
      }
  }

  /// The names in a module, by kind of element. Parts are named with their owner: `Mode.car`.
  fileprivate struct Names {
    private var names: [ElementKind: Set<String>] = [:]

    init(_ module: ModuleSchema) {
      for schema in module.files.lazy.map(\.schema) {
        for intent in schema.intents.lazy.map(\.configuration) {
          add(.intent, intent.name, .parameter, intent.parameters.lazy.map(\.name))
        }
        for enumeration in schema.enums {
          add(.enumeration, enumeration.name, .enumCase, enumeration.cases.lazy.map(\.name))
        }
        for object in schema.objects {
          add(.type, object.name, .property, object.properties.lazy.map(\.name))
        }
      }
    }

    private mutating func add(
      _ kind: ElementKind,
      _ name: String,
      _ partKind: ElementKind,
      _ parts: some Sequence<String>
    ) {
      names[kind, default: []].insert(name)
      names[partKind, default: []].formUnion(parts.lazy.map { "\(name).\($0)" })
    }

    subscript(kind: ElementKind) -> Set<String> {
      names[kind] ?? []
    }

    /// Suggests a name, or a path: `enum Mode.car` for `Mode.car`.
    func suggestion(for name: String, _ kind: ElementKind, isPath: Bool) -> String {
      guard isPath else { return Suggestions.clause(for: name, among: self[kind].sorted()) }
      let isPart = kind.owner != .definition
      let other = Rename.kinds.map { $0.value }.first { other in
        (other.owner != .definition) == isPart && self[other].contains(name)
      }
      let nearest = other == nil ? Suggestions.nearest(to: name, among: self[kind].sorted()) : name
      guard let nearest else { return "" }
      let parts = isPart ? nearest.split(separator: ".", maxSplits: 1).map(String.init) : [nearest]
      return "; did you mean '\(ElementPath(other ?? kind, parts).text)'?"
    }
  }
}

extension ProjectConfiguration {
  /// Whether a setting names an element of a module, or one that it had: an accepted removal names what is
  /// gone.
  package func names(anElementOf module: ModuleSchema) -> Bool {
    let names = ProjectNamesCheck.Names(module)
    let paths = renames.map(\.path) + accepted.compactMap { ElementPath($0.path) }
    return mentions.contains { names[$0.kind].contains($0.name.value) }
      || paths.contains { path in
        [ElementKind.intent, .enumeration, .type].contains { names[$0].contains(path.names.first ?? "") }
      }
  }
}

extension ElementKind {
  /// The kind's name in sentences that don't name the owner.
  fileprivate var fullWord: String {
    switch self {
    case .type: "object type"
    case .enumCase: "enum case"
    default: word
    }
  }

  /// Suggests the form of a part's name.
  fileprivate func form(of name: String) -> String {
    guard let owner, owner != .definition, !name.utf8.contains(UInt8(ascii: ".")) else { return "" }
    return "; write '\(owner.word.prefix(1).uppercased() + owner.word.dropFirst()).\(word)'"
  }
}
