import IntentCompiler
import IntentDiagnostics

/// Compares definitions with each of their released versions: people skip versions, so an update from any of
/// them must keep what they chose.
package struct ReleaseCall: Sendable {
  /// A released version, and the name that reports give it.
  package struct Release: Sendable {
    package var name: String
    package var version: ComparisonCall.Version
    /// Whether it may be the present version itself.
    package var isOfHead: Bool

    package init(_ name: String, _ version: ComparisonCall.Version, isOfHead: Bool = false) {
      self.name = name
      self.version = version
      self.isOfHead = isOfHead
    }
  }

  package enum Source: Sendable {
    /// Contains a folder for each version, with a copy of the definitions, their tables and `intentc.json`.
    case folder(String)
    case versions([Release])
  }

  package var source: Source
  package var present: ComparisonCall.Version
  package var options: CompilerOptions
  package var audiences = Set(Audience.allCases)

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
      call.release = release.name
      return call
    }
    var report = ComparisonReport(audiences: audiences)
    guard let now = calls.first?.readNew() else { return report }
    var shipped: (release: String, schema: ComparedSchema)?
    var excused: Set<[String]> = []
    for (release, call) in zip(releases, calls) {
      let version = call.readOld(now)
      let known = shipped.map { ShippedChanges(from: version.schema, to: $0.schema) } ?? ShippedChanges()
      excused.formUnion(report.add(call.report(version, now), of: release.name, besides: known))
      guard shipped == nil else { continue }
      let isPresent =
        release.isOfHead && Comparison.changes(from: version.schema, to: now.schema).isEmpty
      if !isPresent { shipped = (release.name, version.schema) }
    }
    if let shipped, !excused.isEmpty {
      let (count, object) =
        excused.count == 1 ? ("1 break is", "it") : ("\(excused.count) breaks are", "them")
      report.remarks.append(
        "\(count) older than this version: the release '\(shipped.release)' already contains \(object)"
      )
    }
    if audiences == Set(Audience.allCases) {
      let used = Set(report.accepted.compactMap(\.acceptance))
      report.notes += now.levels.accepted.filter { !used.contains($0) }.map(\.staleness)
    }
    return report
  }

  /// The oldest comes first.
  private func releases() throws(FileError) -> [Release] {
    switch source {
    case .versions(let releases): return releases
    case .folder(let folder):
      return try Self.folders(in: folder).map { Release(FilePath.name(of: $0), .released($0)) }
    }
  }

  private static func folders(in folder: String) throws(FileError) -> [String] {
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

/// Sorts the names of releases: 1.2 is older than 1.10, and 2.0-beta than 2.0.
package struct ReleaseOrder: Comparable {
  private enum Part: Comparable {
    case text(String)
    case end
    case number(Int)
  }

  private let parts: [Part]

  package init(_ name: String) {
    var parts: [Part] = []
    var rest = name[...]
    // 'v2.0' and '2.0' name one version.
    if rest.first == "v" || rest.first == "V", rest.dropFirst().first?.isNumber == true { rest.removeFirst() }
    while let first = rest.first {
      let isNumber = first.isASCII && first.isNumber
      let isText = first.isLetter
      let part = rest.prefix { isNumber ? $0.isASCII && $0.isNumber : isText && $0.isLetter }
      if isNumber {
        parts.append(.number(Int(part) ?? .max))
      } else if isText {
        parts.append(.text(String(part)))
      }
      rest = rest.dropFirst(max(1, part.count))
    }
    self.parts = parts + [.end]
  }

  package static func < (one: ReleaseOrder, other: ReleaseOrder) -> Bool {
    one.parts.lexicographicallyPrecedes(other.parts)
  }
}

extension AcceptedBreak {
  fileprivate var staleness: Diagnostic {
    Diagnostic(
      .staleAcceptance,
      "in updates from '\(release)' and older, no compared definition has the break '\(rule)' at '\(path)'; remove the "
        + "line, unless it is for App Intents in Swift or for definitions that this call leaves out",
      at: location
    )
  }
}

extension ComparisonReport {
  /// Adds what earlier reports lack: a change since several versions counts once.
  ///
  /// - Returns: The keys of breaking changes that are left out, because an earlier release contains them.
  fileprivate mutating func add(
    _ other: ComparisonReport,
    of release: String,
    besides shipped: ShippedChanges
  ) -> Set<[String]> {
    let known = Dictionary(firsts: changes.enumerated().map { (Self.key($1.diagnostic), $0) })
    func isNew(_ diagnostic: Diagnostic, since known: Set<[String]>) -> Bool {
      !known.contains(Self.key(diagnostic))
    }
    let knownProblems = Set(allProblems.map(Self.key))
    let knownNotes = Set(notes.map(Self.key))
    let knownSuppressions = Set(suppressed.map { Self.key($0.diagnostic) })
    let paths = Set(sources.map(\.path))
    sources += other.sources.filter { !paths.contains($0.path) }
    problems += other.problems.filter { isNew($0, since: knownProblems) }
    tableProblems += other.tableProblems.filter { isNew($0, since: knownProblems) }
    notes += other.notes.filter { isNew($0, since: knownNotes) }
    suppressed += other.suppressed.filter { isNew($0.diagnostic, since: knownSuppressions) }
    othersCount = max(othersCount, other.othersCount)
    let knownAcceptances = Dictionary(firsts: accepted.enumerated().map { (Self.key($1.diagnostic), $0) })
    for var change in other.accepted {
      if let index = knownAcceptances[Self.key(change.diagnostic)] {
        accepted[index].releases.append(release)
      } else {
        change.releases = [release]
        accepted.append(change)
      }
    }
    var excused: Set<[String]> = []
    for var change in other.changes {
      if let index = known[Self.key(change.diagnostic)] {
        changes[index].releases.append(release)
      } else if !shipped.contains(change) {
        change.releases = [release]
        changes.append(change)
      } else if change.verdict == .breaking {
        excused.insert(Self.key(change.diagnostic))
      }
    }
    return excused
  }

  /// Without the location, which differs between versions if the element is gone.
  private static func key(_ diagnostic: Diagnostic) -> [String] {
    [diagnostic.rule.name, diagnostic.message, diagnostic.path?.words ?? ""]
  }
}
