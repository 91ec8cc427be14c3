import IntentDefinition
import IntentDiagnostics

/// The contents of `intentc.json`.
package struct ProjectConfiguration: Sendable {
  package var path: String?
  package var accessLevel: AccessLevel?
  package var classPrefix: String?
  /// The enum around all generated code.
  package var namespace: String?
  package var backends: Located<Set<BackendName>>?
  package var appIntents = AppIntentsOptions()
  /// The elements that settings other than `renames` mention, in file order.
  package var mentions: [Mention] = []
  package var minimumSystem = SystemRelease.iOS16
  package var renames: [Rename] = []
  /// The earlier names of parameters, cases and properties.
  package var formerly: [ElementPath: [String]] = [:]
  package var levels = RuleLevels()
  package var accepted: [AcceptedBreak] = []
  /// A folder, or a pattern of git tags.
  package var releases: String?

  package var namesDeclarations: Bool { !renames.isEmpty || !mentions.isEmpty }

  package var renameTable: Renames {
    Renames(
      names: Dictionary(renames.map { ($0.path, $0.swiftName) }) { first, _ in first },
      origins: Dictionary(grouping: renames, by: \.swiftName)
    )
  }
}

extension ProjectConfiguration {
  /// A setting of `intentc.json` that names a declaration.
  package struct Mention: Sendable {
    let setting: String
    let kind: ElementKind
    let name: Located<String>
    /// Earlier names, which no element of the same owner may have.
    var formerly: [Located<String>] = []
  }

  package static func isSwiftName(_ name: String) -> Bool {
    SwiftIdentifier.make(name) == name && !isReserved(name)
  }

  package static func isReserved(_ name: String) -> Bool {
    ReservedNames.types.union(ReservedNames.nestedTypes).contains(name)
  }

  /// Whether a name can be a namespace, which must not need backticks.
  package static func isNamespace(_ name: String) -> Bool {
    isSwiftName(name) && SwiftIdentifier.quotedType(name) == name
  }
}

extension Rule {
  static let unknownOption = Rule("unknown-option", .error, "A key in intentc.json does not exist")
  static let wrongOption = Rule("wrong-option", .error, "An option in intentc.json has an invalid value")
  static let unknownRuleName = Rule("unknown-rule", .error, "intentc.json names a rule that does not exist")
  static let fixedSeverity = Rule(
    "fixed-severity",
    .error,
    "intentc.json lowers a rule that must stay an error"
  )
  package static let unknownRename = Rule(
    "unknown-rename",
    .error,
    "intentc.json renames something that no definition contains"
  )
  package static let severalConfigurations = Rule(
    "several-configurations",
    .error,
    "Different intentc.json files apply to the definitions of one call"
  )
  package static let unusedConfiguration = Rule(
    "unused-configuration",
    .note,
    "An intentc.json in a parent folder of the definitions is not used"
  )
  static let unusedSuppression = Rule(
    "unused-suppression",
    .warning,
    "intentc.json turns off a rule that is no longer reported"
  )

  package static let staleAcceptance = Rule(
    "stale-acceptance",
    .warning,
    "intentc.json accepts a break that no release finds",
    on: .other
  )

  package static let projectRules: [Rule] = [
    .unknownOption, .wrongOption, .unknownRuleName, .fixedSeverity, .unknownRename, .severalConfigurations,
    .unusedConfiguration, .unusedSuppression, .staleAcceptance,
  ]
}
