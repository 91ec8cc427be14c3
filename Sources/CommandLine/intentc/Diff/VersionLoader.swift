import IntentComparison

/// Reads versions of an app, from files and folders, git revisions and copies of releases. Their Swift is
/// read together, because most files are the same in several versions.
struct VersionLoader {
  private var history = SwiftHistory()
  private var versions: [ListedVersion] = []

  /// Adds definitions and Swift on disk.
  ///
  /// - Parameters:
  ///   - codePaths: Files and folders with App Intents; `nil` if they are not compared.
  ///   - projects: The project files that say which targets build the code; `nil` to look for them in its
  ///     folders.
  ///   - keptClasses: The classes of definitions that stay without being compared.
  ///   - leftOut: Returns the files that are not compared, out of many.
  mutating func add(
    _ definitions: DefinitionSource?,
    codePaths: [String]?,
    projects: VersionManifests? = nil,
    keptClasses: Set<String> = [],
    leavingOut leftOut: ([String]) -> Set<String> = { _ in [] }
  ) {
    versions.append(
      ListedVersion(
        definitions: definitions,
        swift: codePaths.map { history.list($0, projects, leavingOut: leftOut) },
        isWholeApp: false,
        codePaths: codePaths ?? [],
        keptClasses: keptClasses
      )
    )
  }

  /// Adds the copy of a release.
  mutating func add(copy folder: String, _ name: String = "", _ kind: Version.Kind = .files) {
    let (definitions, swift) = (DefinitionSource.released(folder), history.list([folder]))
    versions.append(ListedVersion(name: name, kind: kind, definitions: definitions, swift: swift))
  }

  /// Adds a part of a revision.
  ///
  /// - Parameters:
  ///   - comparesDefinitions: Whether the selected definitions are compared.
  ///   - codePaths: Where the App Intents are, from the repository's top folder; `nil` if they are not compared.
  ///   - isLeftOut: Whether a Swift file is not compared.
  mutating func add(
    _ selection: GitSelection,
    _ kind: Version.Kind,
    comparesDefinitions: Bool,
    codePaths: [String]?,
    leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) throws {
    versions.append(
      ListedVersion(
        name: selection.revision.name,
        kind: kind,
        selection: comparesDefinitions ? selection : nil,
        swift: try codePaths.map { try history.list(selection, at: $0, leavingOut: isLeftOut) },
        codePaths: (codePaths ?? []).map(selection.folder.shown)
      )
    )
  }

  /// - Parameter isLeftOut: Whether a definition or project file of a revision is not compared.
  /// - Returns: All versions. The one that was added last is the new one.
  func load(leavingOut isLeftOut: (String) -> Bool = { _ in false }) throws -> LoadedVersions {
    let (swift, unread) = history.read(versions.map(\.swift))
    let files = versions.flatMap(\.filesWithProjects)
    let selected = zip(versions, swift).map { version, swift in
      let files = version.selection.map { GitFiles($0, besides: files, leavingOut: isLeftOut) }
      let identity = files.map { $0.identity + (swift?.identity ?? "") }
      return SelectedVersion(listed: version, files: files, swift: swift, identity: identity)
    }
    // Most files are the same in many releases.
    let blobs = try Git.blobs(Set(selected.flatMap { $0.files?.objects ?? [] }))
    var (notes, targets): ([String], [String: String]) = ([], [:])
    var known: [String: Version] = [:]
    var loaded: [Version] = []
    // The newest comes first, because reports show its files.
    for version in selected.reversed() {
      if let same = version.identity.flatMap({ known[$0] }) {
        loaded.append(same.named(version.listed.name, version.listed.kind))
        continue
      }
      let found = try version.load(from: blobs, comparesSwift: versions.last?.swift != nil)
      if let identity = version.identity { known[identity] = found }
      loaded.append(found)
      for note in version.files?.notes ?? [] where !notes.contains(note) { notes.append(note) }
      targets.merge(version.files?.targets ?? [:]) { $1 }
    }
    return LoadedVersions(
      old: loaded.dropFirst().reversed(),
      new: loaded[0],
      unreadSwift: unread,
      notes: notes,
      targets: targets,
      leftOut: selected.flatMap { $0.files?.leftOut ?? [] }
    )
  }
}

/// Versions that were read, and what is known beside them.
struct LoadedVersions {
  /// The oldest comes first.
  let old: [Version]
  let new: Version
  let unreadSwift: UnreadSwift
  /// What the comparison leaves out, each said once.
  let notes: [String]
  /// The files to which links in revisions lead.
  let targets: [String: String]
  /// The paths of definitions and project files that are not compared.
  let leftOut: [String]
}

/// A version with known file names and unread contents.
private struct ListedVersion {
  var name = ""
  var kind = Version.Kind.files
  /// Definitions on disk.
  var definitions: DefinitionSource?
  /// Definitions in git.
  var selection: GitSelection?
  /// `nil` if App Intents are not compared.
  let swift: ListedSwift?
  /// Whether the Swift is that of the whole app. Files and folders may be only a part of it.
  var isWholeApp = true
  var codePaths: [String] = []
  var keptClasses: Set<String> = []

  /// The definitions and App Intents around which all versions look for project files.
  var filesWithProjects: [String] {
    (selection?.definitions ?? []) + (kind == .files ? [] : swift?.files.ofAppIntents ?? [])
  }
}

/// A version whose files to compare are known, and whose Swift was read.
private struct SelectedVersion {
  let listed: ListedVersion
  /// The definitions in git with their project files.
  let files: GitFiles?
  let swift: ComparedSwift?
  /// Equal for revisions with the same content.
  let identity: String?

  /// - Parameter blobs: The objects of git, by ID.
  func load(from blobs: [String: [UInt8]], comparesSwift: Bool) throws(Git.Failure) -> Version {
    Version(
      listed.name,
      listed.kind,
      definitions: try files?.source(from: blobs) ?? listed.definitions,
      code: swift?.appIntents,
      appCode: listed.isWholeApp ? swift?.appCode : nil,
      at: listed.codePaths,
      hasUncomparedAppIntents: !comparesSwift && listed.swift?.files.declaresAppIntents == true,
      keptClasses: listed.keptClasses,
      identity: identity
    )
  }
}
