import IntentCompiler
import IntentDiagnostics

/// Compares definitions with each of their released versions: people skip versions, so an update from any of
/// them must keep what they chose.
///
/// The folder of releases contains a folder for each version, with a copy of the definitions, their tables and
/// `intentc.json`.
package struct ReleaseCall: Sendable {
  package var releases: String
  package var inputs: [String]
  package var options: CompilerOptions
  package var audiences = Set(Audience.allCases)

  package init(from releases: String, to inputs: [String], options: CompilerOptions = CompilerOptions()) {
    self.releases = releases
    self.inputs = inputs
    self.options = options
  }

  package func run() -> ComparisonReport {
    var report = ComparisonReport(audiences: audiences)
    do throws(FileError) {
      let versions = try versions()
      if versions.isEmpty { report.problems = [noVersion] }
      if let folder = versions.first(where: holdsVersions) {
        report.problems = [folderOfVersions(folder)]
        return report
      }
      let present = ComparisonCall.Version.found(Inputs.read(inputs))
      for version in versions {
        var call = ComparisonCall(from: .released(version), to: present, options: options)
        call.audiences = audiences
        report.add(call.run().report)
      }
    } catch {
      let message = "cannot read '\(releases)': \(error.words)"
      report.problems = [Diagnostic(.unreadableInput, message, at: SourceLocation(file: releases))]
    }
    return report
  }

  private func versions() throws(FileError) -> [String] {
    try FileSystem.names(in: releases).filter { !$0.hasPrefix(".") }.map { FilePath.join(releases, $0) }
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

  private var noVersion: Diagnostic {
    Diagnostic(
      .noDefinitions,
      "'\(releases)' contains no folder with released definitions; copy those of a release into "
        + "'\(FilePath.join(releases, "1.0"))'",
      at: SourceLocation(file: releases)
    )
  }

  /// For a build: warnings for breaking changes, and errors for released definitions that can't be read.
  package static func check(
    _ releases: String,
    against call: CompilerCall
  ) -> (diagnostics: [Diagnostic], sources: [SourceText]) {
    let comparison = ReleaseCall(from: releases, to: call.inputs, options: call.options)
    let report = comparison.run()
    let versions = (try? comparison.versions()) ?? []
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

extension ComparisonReport {
  /// Adds what earlier reports lack: a change since several versions counts once.
  fileprivate mutating func add(_ other: ComparisonReport) {
    func isNew(_ diagnostic: Diagnostic, since known: Set<[String]>) -> Bool {
      !known.contains(Self.key(diagnostic))
    }
    let knownChanges = Set(changes.map { Self.key($0.diagnostic) })
    let knownProblems = Set(allProblems.map(Self.key))
    let knownNotes = Set(notes.map(Self.key))
    let knownSuppressions = Set(suppressed.map { Self.key($0.diagnostic) })
    let paths = Set(sources.map(\.path))
    sources += other.sources.filter { !paths.contains($0.path) }
    changes += other.changes.filter { isNew($0.diagnostic, since: knownChanges) }
    problems += other.problems.filter { isNew($0, since: knownProblems) }
    tableProblems += other.tableProblems.filter { isNew($0, since: knownProblems) }
    notes += other.notes.filter { isNew($0, since: knownNotes) }
    suppressed += other.suppressed.filter { isNew($0.diagnostic, since: knownSuppressions) }
    othersCount = max(othersCount, other.othersCount)
  }

  /// Without the location, which differs between versions if the element is gone.
  private static func key(_ diagnostic: Diagnostic) -> [String] {
    [diagnostic.rule.name, diagnostic.message, diagnostic.path?.words ?? ""]
  }
}
