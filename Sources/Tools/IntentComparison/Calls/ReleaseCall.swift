import IntentCompiler
import IntentDiagnostics

/// Compares definitions, and App Intents, with each of their released versions: people skip versions, so an update from
/// any of them must keep what they chose.
package struct ReleaseCall: Sendable {
  /// A released version, and the name that reports give it.
  package struct Release: Sendable {
    package var name: String
    package var version: ComparisonCall.Version
    /// Whether it may be the present version itself.
    package var isOfHead: Bool
    /// Whether it is only a revision, such as that from which a branch starts.
    package var isRevision: Bool

    package init(
      _ name: String,
      _ version: ComparisonCall.Version,
      isOfHead: Bool = false,
      isRevision: Bool = false
    ) {
      (self.name, self.version) = (name, version)
      (self.isOfHead, self.isRevision) = (isOfHead, isRevision)
    }
  }

  /// Where the released versions come from.
  package enum Source: Sendable {
    /// Contains a folder for each version, with a copy of the definitions and `intentc.json`.
    case folder(String)
    case versions([Release])
  }

  /// The App Intents in Swift of the present and of released versions.
  package struct AppIntents: Sendable {
    let present: AppIntentsVersion
    /// The files and folders of the present ones.
    let places: [String]
    /// By the name of the release, without definitions.
    let released: [String: MigrationCall.Old]

    package init(_ present: AppIntentsCode, at places: [String], released: [String: MigrationCall.Old]) {
      (self.present, self.places, self.released) = (AppIntentsVersion(present), places, released)
    }
  }

  package var source: Source
  package var present: ComparisonCall.Version
  package var options: CompilerOptions
  package var audiences = Set(Audience.allCases)
  /// `nil` if only definitions are compared.
  package var appIntents: AppIntents?
  /// The names of releases that exist but are not compared.
  package var otherReleases: [String] = []

  package init(from releases: String, to inputs: [String], options: CompilerOptions = CompilerOptions()) {
    self.init(from: .folder(releases), to: .found(Inputs.read(inputs)), options: options)
  }

  package init(from source: Source, to present: ComparisonCall.Version, options: CompilerOptions) {
    (self.source, self.present, self.options) = (source, present, options)
  }

  package func run() -> ComparisonReport {
    do throws(FileError) {
      let releases = try releases()
      if case .folder(let source) = source,
        let folder = try Self.folders(in: source).first(where: holdsVersions)
      {
        return ComparisonReport(problems: [folderOfVersions(folder)])
      }
      guard !releases.isEmpty else { return ComparisonReport(problems: [noVersion]) }
      return report(releases.reversed())
    } catch {
      let message = "cannot read '\(place)': \(error.words)"
      let problem = Diagnostic(.unreadableInput, message, at: SourceLocation(file: place))
      return ComparisonReport(problems: [problem])
    }
  }

  /// What the newest earlier release already breaks is not a break of the present version. A release with a tag on
  /// HEAD is the present version itself, unless something has changed since.
  ///
  /// - Parameter releases: The newest comes first.
  private func report(_ releases: [Release]) -> ComparisonReport {
    let calls = releases.map { release in
      var call = ComparisonCall(from: release.version, to: present, options: options)
      call.audiences = audiences
      call.release = release.isRevision ? nil : release.name
      return call
    }
    var all = ComparisonReport(audiences: audiences)
    guard var now = calls.first?.readNew() else { return all }
    if let appIntents { now.expectNothing(withCodeAt: appIntents.places) }
    var shipped: ReleasedVersion?
    // The version that already contains the excused ones.
    var holder: String?
    var excused: Set<[String]> = []
    var compared: [String] = []
    for (release, call) in zip(releases, calls) {
      var version = ReleasedVersion(release.name, call.readOld(now), appIntents?.released[release.name])
      // The shared project may rename declarations that only another version has.
      if options.configurationPath != nil {
        version.definitions.problems.removeAll { $0.rule == .unknownRename }
      }
      if version.isEmpty, version.hasCode(release) {
        version.definitions.problems = []
        guard appIntents != nil else {
          all.remarks.append(
            "'\(release.name)' contains no definition; '--app-intents' compares its App Intents"
          )
          continue
        }
      }
      if let appIntents, version.definitions.problems.isEmpty,
        !version.migration(to: appIntents.present).has(version.definitions)
      {
        all.remarks.append("'\(release.name)' contains no definition and no App Intent")
        continue
      }
      compared.append(release.name)
      let found = self.report(from: version, to: now, call)
      let known = all.add(
        found,
        of: release.isRevision ? nil : release.name,
        besides: ShippedChanges(from: version, to: shipped)
      )
      excused.formUnion(known)
      if !known.isEmpty { holder = holder ?? shipped?.name ?? version.name }
      guard shipped == nil else { continue }
      if !release.isOfHead || !isPresent(version, now) { shipped = version }
    }
    guard !compared.isEmpty else { return ComparisonReport(problems: [nothingReleased(releases)]) }
    let isRevision = releases.contains(where: \.isRevision)
    if let holder {
      let (count, object) =
        excused.count == 1 ? ("1 break is", "it") : ("\(excused.count) breaks are", "them")
      all.remarks.append(
        "\(count) older than this version: \(isRevision ? "" : "the release ")'\(holder)' already contains \(object)"
      )
    }
    if audiences == Set(Audience.allCases), !isRevision {
      let stale = StaleAcceptances(
        of: now.levels,
        all.accepted,
        releases: compared,
        others: otherReleases + releases.map(\.name),
        commandLine: options.levels
      )
      all.add(stale)
    }
    return all
  }

  private func report(from version: ReleasedVersion, to now: ReadVersion, _ call: ComparisonCall)
    -> ComparisonReport
  {
    guard let appIntents else {
      var report = call.report(version.definitions, now)
      report.keepMentionedSources()
      return report
    }
    var migration = version.migration(to: appIntents.present)
    (migration.options, migration.audiences) = (options, audiences)
    var report = migration.report(
      from: version.definitions,
      remaining: now.classNames,
      now.levels,
      isOfOneFolder: call.isOfSnapshot,
      release: call.release
    )
    report.keepMentionedSources()
    guard version.hasDefinitions, now.hasDefinitions, report.problems.isEmpty else {
      report.problems += now.problems
      return report
    }
    var definitions = call.report(version.definitions, now)
    // A definition that names the intent or its class in another way has no heir in Swift.
    let renames = definitions.changes.filter {
      [.intentRenamed, .classNameChanged].contains($0.diagnostic.rule)
    }
    let renamed = Set(renames.map(\.old))
    report.changes.removeAll { $0.diagnostic.rule == .intentRemoved && renamed.contains($0.old) }
    // App Intents take over from a declaration that is gone.
    definitions.changes.removeAll { $0.diagnostic.rule == .intentRemoved }
    definitions.accepted.removeAll { $0.diagnostic.rule == .intentRemoved }
    definitions.keepMentionedSources()
    _ = report.add(definitions, of: nil, besides: ShippedChanges())
    return report
  }

  private func isPresent(_ version: ReleasedVersion, _ now: ReadVersion) -> Bool {
    Comparison.changes(from: version.definitions.schema, to: now.schema).isEmpty
      && appIntents.map { version.migration(to: $0.present).isUnchanged } ?? true
  }

  /// The oldest comes first.
  private func releases() throws(FileError) -> [Release] {
    switch source {
    case .versions(let releases): return releases
    case .folder(let folder):
      return try Self.folders(in: folder).map { Release(FilePath.name(of: $0), .released($0)) }
    }
  }

  /// The folders of the versions in a folder, the oldest first.
  package static func folders(in folder: String) throws(FileError) -> [String] {
    try FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }
      .sorted { ReleaseOrder($0) < ReleaseOrder($1) }.map { FilePath.join(folder, $0) }
      .filter { (try? FileSystem.status(of: $0, followsLinks: false))?.kind == .folder }
  }

  /// Whether a folder contains folders with definitions, and none itself: it is not a version but a folder of them.
  private func holdsVersions(_ folder: String) -> Bool {
    FilePath.name(of: folder) == "releases" && hasDefinitions(folder, isDeep: true)
      && !hasDefinitions(folder, isDeep: false)
  }

  private func hasDefinitions(_ folder: String, isDeep: Bool) -> Bool {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.contains { name in
      name.hasSuffix(InputFile.fileExtension)
        || isDeep && !name.hasPrefix(".") && hasDefinitions(FilePath.join(folder, name), isDeep: false)
    }
  }

  private func folderOfVersions(_ folder: String) -> Diagnostic {
    Diagnostic(
      .noDefinitions,
      "'\(folder)' is a folder of releases, not a release; compare with '--releases \(folder)'",
      at: SourceLocation(file: folder)
    )
  }

  private var place: String { if case .folder(let folder) = source { folder } else { "" } }

  private func nothingReleased(_ releases: [Release]) -> Diagnostic {
    let words = appIntents == nil ? "a definition" : "a definition or an App Intent"
    return Diagnostic(
      .noDefinitions,
      "no compared release contains \(words): \(releases.prefix(5).map { "'\($0.name)'" }.joined(separator: ", "))"
    )
  }

  private var noVersion: Diagnostic {
    Diagnostic(
      .noDefinitions,
      "'\(place)' contains no folder with released definitions; 'intentc release 1.0' copies those of a release into "
        + "'\(FilePath.join(place, "1.0"))'",
      at: SourceLocation(file: place)
    )
  }

  /// For a build: warnings for breaking changes, and errors for released definitions that can't be read.
  package static func check(
    _ releases: String,
    against call: CompilerCall
  ) -> (diagnostics: [Diagnostic], sources: [SourceText]) {
    let report = ReleaseCall(from: releases, to: call.inputs, options: call.options).run()
    let versions = (try? folders(in: releases)) ?? []
    // The build reports problems in the present definitions.
    let problems = report.problems.filter { problem in
      let file = problem.location?.file ?? ""
      return file == releases || versions.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    let changes = report.changes.filter { $0.verdict == .breaking }.map { change in
      var diagnostic = change.diagnostic
      diagnostic.severity = .warning
      return diagnostic
    }
    return (problems + changes, report.sources)
  }
}
