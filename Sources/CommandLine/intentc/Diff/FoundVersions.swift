import AppProjects
import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText
import LibIntentc

/// The versions that a command line names, read and ready to be compared.
struct FoundVersions {
  private var comparison: VersionComparison
  private(set) var notes: [String] = []
  /// Definitions of the working folder that git doesn't track.
  private(set) var untracked: [String] = []
  /// How GitHub knows the files of revisions.
  private(set) var shownPaths: WorkTreePaths?
  /// Why there is nothing to compare with.
  private var problem: Diagnostic?

  private init(_ loader: VersionLoader) throws {
    var loader = loader
    // Loading adds notes.
    comparison = try loader.load().comparison
    notes = loader.notes
  }

  private init(_ git: GitVersions) {
    (comparison, notes, untracked) = (git.comparison, git.loader.notes, git.untracked)
    comparison.pathWords = git.pathWords
  }

  func report(_ options: CompilerOptions, for audiences: Set<Audience>) -> ComparisonReport {
    if let problem { return ComparisonReport(problems: [problem]) }
    var comparison = comparison
    (comparison.options, comparison.audiences) = (options, audiences)
    return comparison.run()
  }

  // MARK: Git

  /// Finds a revision, and a second one or the working folder.
  ///
  /// - Parameters:
  ///   - paths: Definitions, Swift files and folders; none stand for the working folder.
  ///   - codePaths: Where to look for App Intents instead.
  static func inGit(_ revisions: GitRevision.Range, at paths: [String], codePaths: [String]) throws
    -> FoundVersions
  {
    let folder = try WorkFolder()
    let git = try GitVersions(
      [(revisions.old, .revision)],
      to: revisions.new,
      at: paths.isEmpty ? ["."] : paths,
      codePaths: codePaths,
      in: folder
    )
    var found = FoundVersions(git)
    found.shownPaths = WorkTreePaths(revisions, targets: git.loader.targets, folder)
    return found
  }

  /// Finds all releases, and the working folder.
  static func ofReleases(
    _ releases: ChosenReleases,
    at paths: [String],
    codePaths: [String]
  ) throws -> FoundVersions {
    let present = paths.isEmpty ? [releases.present] : paths
    guard releases.areTags else { return try ofCopies(in: releases.folder, present, codePaths) }
    if paths.contains("-") {
      throw ValidationError("tags of '--releases' cannot be used with standard input, which has no path.")
    }
    let folder = try WorkFolder()
    let head = try? GitRevision("HEAD").commit
    let tags = try GitTags.earlier(releases.name, in: folder)
    let earlier = tags.map { (revision: $0, kind: $0.commit == head ? Version.Kind.releaseOfHead : .release) }
    let git = try GitVersions(earlier, to: nil, at: present, codePaths: codePaths, in: folder)
    var found = FoundVersions(git)
    found.comparison.otherReleases = try GitTags.names()
    return found
  }

  private static func ofCopies(in folder: String, _ present: [String], _ codePaths: [String]) throws
    -> FoundVersions
  {
    let copies = ReleaseCopies(in: folder)
    var loader = VersionLoader()
    for folder in copies.folders { loader.add(copy: folder, FilePath.name(of: folder), .release) }
    let definitions = present.filter { !$0.hasSuffix(".swift") }
    let codePaths = codePaths.isEmpty ? present.filter { isSwift($0) } : codePaths
    loader.add(.found(Inputs.read(definitions)), codePaths: codePaths.isEmpty ? nil : codePaths)
    var found = try FoundVersions(loader)
    found.problem = copies.problem
    return found
  }

  // MARK: Two paths

  /// Finds an old and a new version: definitions, Swift files, folders, `REVISION:PATH`, or copies of
  /// releases.
  static func atPaths(_ old: String, _ new: String) throws -> FoundVersions {
    var loader = VersionLoader()
    for path in [old, new] {
      if let revisionPath = try RevisionPath(path) {
        try loader.add([revisionPath])
      } else if ReleaseFolder.isCopy(path) {
        loader.add(copy: path)
      } else {
        let definitions = path.hasSuffix(".swift") ? nil : DefinitionSource.paths([path])
        loader.add(definitions, codePaths: isSwift(path) ? [path] : nil)
      }
    }
    return try FoundVersions(loader)
  }

  /// Loads App Intents in Swift, and the version that they take over from: definitions, or a revision in git.
  static func takenOver(_ old: [String], by codePaths: [String]) throws -> FoundVersions {
    var loader = VersionLoader()
    let inGit = try old.compactMap { try RevisionPath($0) }
    if let first = inGit.first {
      guard inGit.count == old.count, inGit.allSatisfy({ $0.revision.commit == first.revision.commit }) else {
        throw CommandFailure(
          "'--app-intents' compares with one version; name all paths with '\(visibleText(first.revision.prefix))'"
        )
      }
      try loader.add(inGit)
    } else if old.count == 1, ReleaseFolder.isCopy(old[0]) {
      loader.add(copy: old[0])
    } else {
      // Beside a definition, Swift is the new version.
      let oldCode = old.filter { isSwift($0) && Inputs.find([$0]).files.isEmpty }
      let definitions = old.filter { !oldCode.contains($0) }
      loader.add(definitions.isEmpty ? nil : .paths(definitions), codePaths: oldCode.isEmpty ? nil : oldCode)
    }
    loader.add(nil, codePaths: codePaths)
    var found = try FoundVersions(loader)
    if !inGit.isEmpty {
      let folders = codePaths.filter { (try? FileSystem.status(of: $0))?.kind == .folder }
      let files = inGit.map(\.path).filter(FileSystem.isFile)
      found.comparison.new.keepClasses(of: .read(folders), leftOutOf: .read(files))
    }
    return found
  }

  private static func isSwift(_ path: String) -> Bool {
    path.hasSuffix(".swift") || (try? FileSystem.status(of: path))?.kind == .folder
  }
}

extension VersionLoader {
  /// Adds paths of one revision.
  fileprivate mutating func add(_ paths: [RevisionPath]) throws {
    guard let revision = paths.first?.revision else { return }
    let folder = try WorkFolder()
    let inRepository = try paths.map { path throws(Git.Failure) in try folder.repositoryPath(of: path.path) }
    let definitions = inRepository.filter { !$0.hasSuffix(".swift") }
    let codePaths = inRepository.filter { !$0.hasSuffix(InputFile.fileExtension) }
    let selection = try GitSelection(revision, revision.tree(), at: definitions, in: folder)
    guard !selection.definitions.isEmpty || !selection.tree.swift(at: codePaths).isEmpty else {
      let names = inRepository.map { revision.prefix + folder.shown($0) }.quotedList
      throw CommandFailure("there is no definition and no Swift at \(names); paths count from this folder")
    }
    try add(
      revision,
      .revision,
      definitions.isEmpty ? nil : selection,
      codePaths: codePaths.isEmpty ? nil : codePaths,
      of: selection.tree,
      in: folder
    )
  }
}

/// A path in a revision, such as `main:Sources/Widget`, relative to the working folder.
private struct RevisionPath {
  let revision: GitRevision
  let path: String

  /// Returns `nil` for a path on disk.
  init?(_ text: String) throws {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex,
      (try? FileSystem.status(of: text)) == nil
    else { return nil }
    revision = try GitRevision(String(text[..<colon]))
    let rest = String(text[text.index(after: colon)...])
    path = rest.isEmpty ? "." : rest
  }
}
