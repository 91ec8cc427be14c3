import AppFacts
import IntentCompiler
import IntentDiagnostics

/// A version of an app: its definitions and its App Intents in Swift, each present or not. A folder, a git
/// revision or the copy of a release contains it, and a ``VersionComparison`` compares it with others.
package struct Version: Sendable {
  /// How reports speak of a version.
  package enum Kind: Sendable, Hashable {
    case files
    /// A revision, for example the commit that a branch starts from.
    case revision
    /// A release, with a name that `accepted` in `intentc.json` can mention.
    case release
    /// A release with a tag on the commit that the new version may equal.
    case releaseOfHead
  }

  package private(set) var name: String
  package private(set) var kind: Kind
  /// `nil` if only App Intents are compared.
  let definitions: DefinitionSource?
  /// The classes of definitions that stay without being compared. No App Intent need take over from them.
  let keptClasses: Set<String>
  /// Whether Swift declares App Intents, and only definitions are compared.
  let hasUncomparedAppIntents: Bool
  /// `nil` if only definitions are compared.
  let appIntents: VersionAppIntents?
  /// The code of the whole app, with the kinds of all widgets; `nil` if unknown.
  let appCode: AppIntentsCode?
  /// Where App Intents were looked for: files and folders, without the name of a revision. The `intentc.json`
  /// beside them sets the levels.
  let codePaths: [String]
  /// Versions with the same identity have the same content, so only one of them is read and compared; `nil`
  /// if unknown.
  let identity: String?

  package init(
    _ name: String = "",
    _ kind: Kind = .files,
    definitions: DefinitionSource? = nil,
    code: AppIntentsCode? = nil,
    appCode: AppIntentsCode? = nil,
    at codePaths: [String] = [],
    hasUncomparedAppIntents: Bool = false,
    keptClasses: Set<String> = [],
    identity: String? = nil
  ) {
    (self.name, self.kind, self.definitions) = (name, kind, definitions)
    (self.appCode, self.codePaths, self.identity) = (appCode, codePaths, identity)
    (self.hasUncomparedAppIntents, self.keptClasses) = (hasUncomparedAppIntents, keptClasses)
    appIntents = code.map { VersionAppIntents($0) }
  }

  /// Another version with the same content.
  package func named(_ name: String, _ kind: Kind) -> Version {
    var version = self
    (version.name, version.kind) = (name, kind)
    return version
  }

  /// Whether Swift declares anything that people could choose.
  package var hasAppIntents: Bool {
    hasUncomparedAppIntents || !(appIntents?.code.isEmpty ?? true) || !(appCode?.isEmpty ?? true)
  }

  /// The classes of uncompared definitions, and those that the old definitions' present settings leave out:
  /// their shortcuts still run the old intents.
  package static func keptClasses(of others: Inputs, leftOutOf old: Inputs) -> Set<String> {
    func read(_ inputs: Inputs) -> VersionDefinitions {
      .read((inputs, ProjectFiles()), CompilerOptions().forReading)
    }
    return read(others).classNames.union(read(old).leftOut)
  }

  /// The name by which an accepted break covers updates from it.
  var releaseName: String? { [.release, .releaseOfHead].contains(kind) ? name : nil }
}

/// The App Intents of a version, with their declarations and their contract. Computed once and shared by all
/// comparisons with the version.
struct VersionAppIntents: Sendable {
  let declared: DeclaredTypes
  let contract: Contract

  init(_ code: AppIntentsCode = AppIntentsCode()) {
    declared = DeclaredTypes(code)
    contract = Contract(declared)
  }

  var code: AppIntentsCode { declared.code }
}

extension Version {
  /// The classes that its App Intents take over from definitions.
  var takenOverClasses: Set<String> {
    let intents = appIntents?.contract.intents.filter { $0.isMigrated && $0.isStored } ?? []
    return Set(intents.compactMap(\.className.value))
  }

  /// `nil` if no code configures a widget with a definition's intent, because the widgets must then be
  /// elsewhere.
  var widgetClasses: Set<String>? {
    let names = appCode?.intentConfigurations.map(\.name) ?? []
    return names.isEmpty ? nil : Set(names)
  }

  /// The widgets of the app and of the App Intents, which may be the same files.
  var widgets: [AppWidget] {
    let own = appIntents?.code.widgets ?? []
    let known = Set(own.map(\.kind.location))
    return (appCode?.widgets ?? []).filter { !known.contains($0.kind.location) } + own
  }
}
