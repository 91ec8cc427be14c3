import AppFacts
import IntentCompiler
import IntentDiagnostics

/// A released version that is read: its definitions and its App Intents.
struct ReleasedVersion {
  let name: String
  var definitions: ReadVersion
  fileprivate let old: MigrationCall.Old

  init(_ name: String, _ definitions: ReadVersion, _ code: MigrationCall.Old?) {
    (self.name, self.definitions) = (name, definitions)
    old = code ?? MigrationCall.Old()
  }

  var hasDefinitions: Bool { definitions.hasDefinitions }

  /// Whether there are no definitions, rather than some that can't be read.
  var isEmpty: Bool { !hasDefinitions && definitions.problems.allSatisfy { $0.rule == .noDefinitions } }

  /// Whether its folder is that of a version without definitions, rather than of none.
  func hasCode(_ release: ReleaseCall.Release) -> Bool {
    if old.code != nil { return true }
    guard case .released(let folder) = release.version else { return false }
    let files = (try? FolderFiles(folder))?.files ?? []
    return files.contains { $0.name.hasSuffix(".swift") }
  }

  func migration(to new: AppIntentsVersion) -> MigrationCall { MigrationCall(new, from: old) }

  /// What people lose in an update to another release.
  func changes(to other: ReleasedVersion) -> [SchemaChange] {
    let changes = Comparison.changes(from: definitions.schema, to: other.definitions.schema)
    guard other.old.code != nil else { return changes }
    return changes
      + migration(to: other.old.version).changes(from: definitions, other.definitions.classNames).changes
  }
}

extension ReleasedVersion {
  /// The losses between its definitions and its own App Intents.
  var changesWithin: [SchemaChange] {
    guard hasDefinitions, old.code != nil else { return [] }
    let call = MigrationCall(old.version, from: MigrationCall.Old(app: old.app))
    return call.changes(from: definitions, definitions.classNames).changes
  }
}

extension ReadVersion {
  var hasDefinitions: Bool { !module.files.isEmpty }

  /// Folders can contain App Intents instead of definitions.
  mutating func expectNothing(withCodeAt places: [String]) {
    problems.removeAll { $0.rule == .noDefinitions }
    levels = levels.adding(code: places)
  }
}

extension ComparisonReport {
  /// Leaves out the texts of files that no change is about. All releases together have many.
  mutating func keepMentionedSources() {
    var files: Set<String> = []
    func add(_ diagnostic: Diagnostic) {
      files.formUnion((diagnostic.notes.map(\.location) + [diagnostic.location]).compactMap { $0?.file })
    }
    for diagnostic in allProblems + notes { add(diagnostic) }
    for change in changes + accepted {
      add(change.diagnostic)
      files.formUnion([change.old, change.new].compactMap { $0?.file })
    }
    sources.removeAll { !files.contains($0.path) }
  }
}
