/// What a project wants of the compiler: the contents of `intentc.json`.
public struct ProjectConfiguration: Sendable, Hashable {
  /// What is renamed.
  public enum RenameKind: String, Sendable, Hashable, CaseIterable {
    /// Configurations, by the intent's name.
    case intents
    /// Enums, by name.
    case enums
    /// Object types, by name.
    case types
    /// Parameters, by `Intent.parameter`.
    case parameters
    /// Enum cases, by `Enum.case`.
    case cases
    /// Properties of object types, by `Type.property`.
    case properties
  }

  /// One new name, with its place.
  public struct Rename: Sendable, Hashable {
    public var kind: RenameKind
    /// What is renamed, as the definition calls it.
    public var name: String
    /// Its name in Swift.
    public var swiftName: String
    /// The place of ``name`` in the file.
    public var location: SourceLocation
  }

  /// The file's path; `nil` where the project has none.
  public var path: String?
  /// Who can see the generated code: `accessLevel`.
  public var accessLevel: AccessLevel?
  /// What class names begin with: `classPrefix`.
  public var classPrefix: String?
  /// The enum around everything that is generated: `namespace`.
  public var namespace: String?
  /// The new names in the file's order: `renames`.
  public var renames: [Rename]
  /// The severities of rules: `rules`, `files` and `places`.
  public var levels: RuleLevels

  public init(
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
  public var renameTable: Renames {
    func table(_ kind: RenameKind) -> [String: String] {
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

  /// The name of the file.
  public static let fileName = "intentc.json"
}

extension ProjectConfiguration {
  /// Whether a prefix, a namespace or a new name can stand in Swift as it is.
  public static func isSwiftName(_ name: String) -> Bool {
    SwiftIdentifier.make(name) == name && !ReservedNames.types.contains(name)
  }

  /// Whether a namespace can have the name, in which nobody should need back quotes.
  public static func isNamespace(_ name: String) -> Bool {
    isSwiftName(name) && SwiftIdentifier.quotedType(name) == name
  }
}
