import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// The versions that a command line names, read and ready to be compared.
struct FoundVersions {
  let versions: LoadedVersions
  let notes: [String]
  /// Definitions of the working folder that git doesn't track.
  let untracked: [String]
  /// How GitHub knows the files of revisions.
  let shownPaths: WorkTreePaths?
  /// The names of releases that exist but are not compared.
  let otherReleases: [String]
  /// Where a git revision was searched, such as ` at 'App'`.
  let pathWords: String
  /// Why there is nothing to compare with.
  let problem: Diagnostic?

  private init(_ loader: VersionLoader, problem: Diagnostic? = nil) throws {
    versions = try loader.load()
    (notes, untracked, otherReleases, pathWords) = (versions.notes, [], [], "")
    (shownPaths, self.problem) = (nil, problem)
  }

  func report(_ options: CompilerOptions, for audiences: Set<Audience>) -> ComparisonReport {
    if let problem { return ComparisonReport(problems: [problem]) }
    return VersionComparison(
      from: versions.old,
      to: versions.new,
      options: options,
      audiences: audiences,
      otherReleases: otherReleases,
      pathWords: pathWords,
      unreadSwift: versions.unreadSwift
    )
    .run()
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
    return try FoundVersions(
      [(revisions.old, .revision)],
      to: revisions.new,
      at: paths.isEmpty ? ["."] : paths,
      codePaths: codePaths,
      in: folder
    ) { WorkTreePaths(revisions, targets: $0, folder) }
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
    return try FoundVersions(
      earlier,
      to: nil,
      at: present,
      codePaths: codePaths,
      in: folder,
      otherReleases: GitTags.names()
    )
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
    return try FoundVersions(loader, problem: copies.problem)
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
    loader.add(nil, codePaths: codePaths, keptClasses: keptClasses(at: codePaths, inGit))
    return try FoundVersions(loader)
  }

  /// The classes of definitions that stay in the working folder while App Intents take over from a revision.
  private static func keptClasses(at codePaths: [String], _ old: [RevisionPath]) -> Set<String> {
    guard !old.isEmpty else { return [] }
    let folders = codePaths.filter { (try? FileSystem.status(of: $0))?.kind == .folder }
    let files = old.map(\.path).filter(FileSystem.isFile)
    return Version.keptClasses(of: .read(folders), leftOutOf: .read(files))
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
    let inRepository = try paths.map(\.path).map(folder.repositoryPath)
    let definitions = inRepository.filter { !$0.hasSuffix(".swift") }
    let codePaths = inRepository.filter { !$0.hasSuffix(InputFile.fileExtension) }
    let selection = try GitSelection(revision, revision.tree(), at: definitions, in: folder)
    guard !selection.definitions.isEmpty || !selection.tree.swift(at: codePaths).isEmpty else {
      let names = inRepository.map { revision.prefix + folder.shown($0) }.quotedList
      throw CommandFailure("there is no definition and no Swift at \(names); paths count from this folder")
    }
    try add(
      selection,
      .revision,
      comparesDefinitions: !definitions.isEmpty,
      codePaths: codePaths.isEmpty ? nil : codePaths
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
