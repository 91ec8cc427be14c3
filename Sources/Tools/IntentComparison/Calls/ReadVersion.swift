import AppFacts
import IntentCompiler
import IntentDiagnostics

/// A version with its definitions, read and compiled.
struct ReadVersion {
  let version: Version
  let definitions: VersionDefinitions

  init(_ version: Version, _ definitions: VersionDefinitions) {
    (self.version, self.definitions) = (version, definitions)
  }

  var name: String { version.name }

  /// Whether the folder of a release contains Swift files, but its App Intents are not compared.
  var hasUncomparedCode: Bool {
    guard version.appIntents == nil, case .released(let folder)? = version.definitions else { return false }
    let files = (try? FolderFiles(folder))?.files ?? []
    return files.contains { $0.name.hasSuffix(".swift") }
  }

  /// `nil` if the App Intents of the new version are not compared.
  func appIntents(comparedWith new: ReadVersion) -> AppIntentsComparison? {
    guard let appIntents = new.version.appIntents else { return nil }
    return AppIntentsComparison(
      from: version,
      to: appIntents,
      remaining: new.definitions.classNames.union(definitions.leftOut).union(new.version.keptClasses),
      knowsDefinitions: new.version.definitions != nil
    )
  }

  /// The changes that affect people who update to another earlier version.
  func changes(to other: ReadVersion) -> [SchemaChange] {
    let changes = ContractComparison.changes(from: definitions.contract, to: other.definitions.contract)
    guard version.hasAppIntents || other.version.hasAppIntents,
      let appIntents = appIntents(comparedWith: other)
    else { return changes }
    return changes + appIntents.result(from: definitions).changes
  }
}
