import IntentDiagnostics

/// What a project wants of the compiler: the contents of `intentc.json`.
package struct ProjectConfiguration: Sendable, Hashable {
  /// The file's path; `nil` where the project has none.
  package var path: String?
  /// Who can see the generated code: `accessLevel`.
  package var accessLevel: AccessLevel?
  /// What class names begin with: `classPrefix`.
  package var classPrefix: String?
  /// The enum around everything that is generated: `namespace`.
  package var namespace: String?
  /// The new names in the file's order: `renames`.
  package var renames: [Rename]
  /// The severities of rules: `rules`, `files` and `places`.
  package var levels: RuleLevels

  package init(
    path: String? = nil,
    accessLevel: AccessLevel? = nil,
    classPrefix: String? = nil,
    namespace: String? = nil,
    renames: [Rename] = [],
    levels: RuleLevels = RuleLevels()
  ) {
    self.path = path
    self.accessLevel = accessLevel
    self.classPrefix = classPrefix
    self.namespace = namespace
    self.renames = renames
    self.levels = levels
  }

  /// The new names as the generator takes them.
  package var renameTable: Renames {
    func table(_ kind: Rename.Kind) -> [String: String] {
      Dictionary(
        renames.lazy.filter { $0.kind == kind }.map { ($0.name, $0.swiftName) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    var result = Renames(
      intents: table(.intents),
      enums: table(.enums),
      types: table(.types),
      parameters: table(.parameters),
      cases: table(.cases),
      properties: table(.properties)
    )
    result.origins = Dictionary(grouping: renames, by: \.swiftName)
    return result
  }
}

extension ProjectConfiguration {
  /// Whether a prefix, a namespace or a new name can stand in Swift as it is.
  package static func isSwiftName(_ name: String) -> Bool {
    SwiftIdentifier.make(name) == name && !ReservedNames.types.contains(name)
  }

  /// Whether a namespace can have the name, in which nobody should need back quotes.
  package static func isNamespace(_ name: String) -> Bool {
    isSwiftName(name) && SwiftIdentifier.quotedType(name) == name
  }
}
