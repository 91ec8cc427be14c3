import AppFacts
import IntentCompiler
import IntentDiagnostics

/// An earlier version with its definitions, read and compiled.
struct ComparedVersion {
  let version: Version
  var definitions: ReadVersion

  init(_ version: Version, _ definitions: ReadVersion) {
    (self.version, self.definitions) = (version, definitions)
  }

  var name: String { version.name }

  /// Whether the version contains no definitions at all, not even unreadable ones.
  var isEmpty: Bool {
    !definitions.hasDefinitions && definitions.problems.allSatisfy { $0.rule == .noDefinitions }
  }

  /// Whether the folder of a release contains Swift files, but its App Intents are not compared.
  var hasUncomparedCode: Bool {
    guard version.appIntents == nil, case .released(let folder)? = version.definitions else { return false }
    let files = (try? FolderFiles(folder))?.files ?? []
    return files.contains { $0.name.hasSuffix(".swift") }
  }

  /// - Parameters:
  ///   - definitions: The definitions of the new version.
  ///   - version: The new version.
  func comparison(
    to appIntents: AppIntentsVersion,
    _ definitions: ReadVersion,
    _ version: Version
  ) -> AppIntentsComparison {
    var comparison = AppIntentsComparison(old: self.version, new: appIntents)
    comparison.knowsDefinitions = version.definitions != nil
    comparison.remaining = definitions.classNames.union(self.definitions.leftOut)
    if let others = version.uncomparedDefinitions.map(read) {
      comparison.remaining.formUnion(others.classNames)
    }
    if let kept = version.keptDefinitions.map(read) { comparison.remaining.formUnion(kept.leftOut) }
    return comparison
  }

  private func read(_ inputs: Inputs) -> ReadVersion {
    ReadVersion.read(VersionInputs(inputs), CompilerOptions().forReading)
  }

  /// The changes that affect people who update to another earlier version.
  func changes(to other: ComparedVersion) -> [SchemaChange] {
    let changes = Comparison.changes(from: definitions.contract, to: other.definitions.contract)
    guard let appIntents = other.version.appIntents,
      version.hasAppIntents || other.version.hasAppIntents
    else { return changes }
    return changes
      + comparison(to: appIntents, other.definitions, other.version).result(from: definitions).changes
  }
}

/// Collects the earlier versions and their report while they are compared, from the newest to the oldest.
struct ComparedVersions {
  var report: ComparisonReport
  var compared: [ComparedVersion] = []
  var unread: [ComparedVersion] = []
  /// The names of releases without anything that people could choose.
  var empty: [String] = []
  /// The newest release that is not the new version.
  private(set) var shipped: ComparedVersion?
  /// Breaks that are older than the new version, and the release that already contains them.
  var excused: Set<SchemaChange.Identity> = []
  var holder: String?
  private var contents: [String: VersionContent] = [:]

  init(_ report: ComparisonReport) {
    self.report = report
  }

  mutating func content(of version: Version, _ read: (Version) -> ReadVersion) -> VersionContent {
    let content = version.identity.flatMap { contents[$0] } ?? VersionContent(read(version))
    if let identity = version.identity { contents[identity] = content }
    return content
  }

  mutating func ship(_ version: ComparedVersion, isNew: @autoclosure () -> Bool) {
    guard shipped == nil, version.version.kind != .releaseOfHead || !isNew() else { return }
    shipped = version
  }
}

/// Keeps results that all versions with the same content share.
final class VersionContent {
  let definitions: ReadVersion
  private var report: ComparisonReport?
  private var losses: ShippedChanges?

  init(_ definitions: ReadVersion) {
    self.definitions = definitions
  }

  /// - Parameter isSame: Whether versions with other names get the same report. They don't if an accepted
  ///   break covers only some releases.
  func report(ifSame isSame: Bool, _ make: () -> ComparisonReport) -> ComparisonReport {
    let found = isSame ? report ?? make() : make()
    report = found
    return found
  }

  func losses(from old: ComparedVersion, to shipped: ComparedVersion?) -> ShippedChanges {
    guard let shipped else { return ShippedChanges() }
    let found = losses ?? ShippedChanges(from: old, to: shipped)
    losses = found
    return found
  }
}

extension ReadVersion {
  var hasDefinitions: Bool { !module.files.isEmpty }
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
