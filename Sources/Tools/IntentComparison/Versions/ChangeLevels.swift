import IntentCompiler
import IntentDiagnostics

/// Applies the new version's levels to changes, and collects suppressed changes. Breaks keep their verdict,
/// unless the project accepts them.
struct ChangeLevels {
  private let old: VersionLevels
  private let new: VersionLevels
  private let commandLine: [Rule: RuleLevels.Level]
  private let layout: VersionLayout
  private var passes: [LevelsPass] = []
  private var accepted: [[FindingKey: [AcceptedBreak]]] = []
  /// Breaks that the old version's project accepted. They were about an earlier change.
  private var acceptedBefore: Set<AcceptedBreak>
  /// The name of the old version, if it is a release.
  private let release: String?
  private var projects: [String?: Int] = [:]
  private var definitions: [String: Int] = [:]

  init(
    from old: VersionLevels,
    to new: VersionLevels,
    _ layout: VersionLayout,
    commandLine: [Rule: RuleLevels.Level],
    release: String?
  ) {
    (self.old, self.new, self.layout) = (old, new, layout)
    (self.commandLine, self.release) = (commandLine, release)
    let paths = Set(new.projects.compactMap(\.configuration.path))
    let before = old.projects.filter { !paths.contains($0.configuration.path ?? "") }
    acceptedBefore = Set(before.flatMap(\.configuration.accepted))
  }

  var suppressed: [SuppressedDiagnostic] { passes.flatMap(\.suppressed) }

  mutating func apply(to change: SchemaChange) -> SchemaChange? {
    var change = change
    let pass = index(of: change.diagnostic.location?.file ?? "")
    let isBreak = change.verdict == .breaking
    if !isBreak {
      guard let diagnostic = apply(to: change.diagnostic) else { return nil }
      change.diagnostic = diagnostic
    }
    guard change.verdict == .breaking else { return change }
    let owners = [pass] + (change.old.map { [index(of: $0.file)] } ?? [])
    let entries = owners.flatMap { accepted[$0][change.acceptanceKey] ?? [] }
    change.acceptance = entries.first(where: isValid)
    let level = passes[pass].setting(for: change.diagnostic)?.level
    change.keepsItsVerdict = isBreak && change.acceptance == nil && level.map { $0 != .error } ?? false
    return change
  }

  private func isValid(_ accepted: AcceptedBreak) -> Bool {
    release.map(accepted.covers) ?? !acceptedBefore.contains(accepted)
  }

  mutating func apply(to diagnostic: Diagnostic) -> Diagnostic? {
    let file = diagnostic.location?.file ?? ""
    let index = index(of: file)
    guard layout == .oneFolder, !new.hasDefinition(file), let location = diagnostic.location else {
      return passes[index].apply(to: [diagnostic]).first
    }
    // The new version's level for the old path applies.
    var moved = diagnostic
    moved.location?.file = new.files.prefix + old.files.bare(file)
    guard var shown = passes[index].apply(to: [moved]).first else { return nil }
    shown.location = location
    return shown
  }

  private mutating func index(of file: String) -> Int {
    if let index = definitions[file] { return index }
    let project = new.project(of: file, hadBy: old, layout)
    let path = project.configuration.path
    let index = projects[path] ?? passes.count
    if index == passes.count {
      passes.append(new.pass(of: project, commandLine))
      accepted.append(Dictionary(grouping: project.configuration.accepted, by: \.key))
      projects[path] = index
      // The old version may have no definition in the folder of the file.
      let before = path.map { FilePath.shortened(new.files.bare($0)) } ?? ""
      if old.files.contents?[before] != nil {
        acceptedBefore.formUnion(old.files.read(before).configuration.accepted)
      }
    }
    definitions[file] = index
    return index
  }
}

extension SchemaChange {
  /// The change for some audiences; `nil` if it only matters to others.
  fileprivate func counted(for audiences: Set<Audience>) -> SchemaChange? {
    var change = self
    let isOfConcern = verdicts.values.contains { $0 > .safe }
    change.verdicts = verdicts.filter { audiences.contains($0.key) }
    guard !isOfConcern || change.verdicts.values.contains(where: { $0 > .safe }) else { return nil }
    change.diagnostic.severity = (change.verdicts.values.max() ?? .safe).severity
    return change
  }
}

extension ComparisonReport {
  /// Sets the changes for its audiences, each at the level that the projects want.
  mutating func setChanges(_ all: [SchemaChange], at levels: ChangeLevels) {
    var levels = levels
    let counted = all.compactMap { $0.counted(for: audiences) }
    othersCount = all.count - counted.count
    let shown = counted.compactMap { levels.apply(to: $0) }
    changes = shown.filter { $0.acceptance == nil }
    accepted = shown.filter { $0.acceptance != nil }
    unreadFiles = unreadFiles.compactMap { levels.apply(to: $0) }
    suppressed = levels.suppressed
  }
}
