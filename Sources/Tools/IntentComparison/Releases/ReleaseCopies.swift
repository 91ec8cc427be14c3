import IntentCompiler
import IntentDiagnostics

/// A folder with a subfolder for each release. `intentc release` copies its definitions and App Intents
/// there.
package struct ReleaseCopies: Sendable {
  package let folder: String
  /// The folders of the releases, the oldest first.
  package private(set) var folders: [String] = []
  /// Why there is nothing to compare with.
  package private(set) var problem: Diagnostic?

  package init(in folder: String) {
    self.folder = folder
    do throws(FileError) {
      folders = try Self.folders(in: folder)
    } catch {
      let message = "cannot be read: \(error.words)"
      problem = Diagnostic(.unreadableInput, message, at: SourceLocation(file: folder))
      return
    }
    if let other = folders.first(where: Self.holdsVersions) {
      let message = "this is a folder of releases, not a release; compare with '--releases \(other)'"
      problem = Diagnostic(.noDefinitions, message, at: SourceLocation(file: other))
    } else if folders.isEmpty {
      let message =
        "there is no folder with released definitions; 'intentc release 1.0' copies those of a release into "
        + "'\(FilePath.join(folder, "1.0"))'"
      problem = Diagnostic(.noDefinitions, message, at: SourceLocation(file: folder))
    }
  }

  /// The releases' definitions, without App Intents.
  package var versions: [Version] {
    folders.map { Version(FilePath.name(of: $0), .release, definitions: .released($0)) }
  }

  private static func folders(in folder: String) throws(FileError) -> [String] {
    try FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }
      .sorted { ReleaseOrder($0) < ReleaseOrder($1) }.map { FilePath.join(folder, $0) }
      .filter { (try? FileSystem.status(of: $0, followsLinks: false))?.kind == .folder }
  }

  /// Whether a folder contains versions, rather than being one: definitions are only in its subfolders.
  private static func holdsVersions(_ folder: String) -> Bool {
    FilePath.name(of: folder) == "releases" && hasDefinitions(folder, isDeep: true)
      && !hasDefinitions(folder, isDeep: false)
  }

  private static func hasDefinitions(_ folder: String, isDeep: Bool) -> Bool {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.contains { name in
      name.hasSuffix(InputFile.fileExtension)
        || isDeep && !name.hasPrefix(".") && hasDefinitions(FilePath.join(folder, name), isDeep: false)
    }
  }
}

extension ReleaseCopies {
  /// Compares definitions with all copies for a build, which runs no program that reads Swift. Returns
  /// warnings for breaking changes of definitions, and errors for released definitions that can't be read.
  package static func check(
    _ releases: String,
    against call: CompilerCall
  ) -> (diagnostics: [Diagnostic], sources: [SourceText]) {
    let copies = ReleaseCopies(in: releases)
    if let problem = copies.problem { return ([problem], []) }
    let new = Version(definitions: .found(Inputs.read(call.inputs)))
    let report = VersionComparison(from: copies.versions, to: new, options: call.options).run()
    // The build reports problems in the present definitions.
    let folders = Set(copies.folders)
    let problems = (report.problems + report.unreadFiles).filter { problem in
      problem.location.map { FilePath.isIn($0.file, folders) } ?? false
    }
    let changes = report.changes.filter { $0.verdict == .breaking }.map { change in
      var diagnostic = change.diagnostic
      diagnostic.severity = .warning
      return diagnostic
    }
    return (problems + changes, report.sources)
  }
}
