import IntentComparison

/// Reads versions of an app, from files and folders, git revisions and copies of releases. Their Swift is
/// read together, because most files are the same in several versions.
struct VersionLoader {
  /// What the comparison leaves out, each said once.
  private(set) var notes: [String] = []
  /// The files to which links in revisions lead.
  private(set) var targets: [String: String] = [:]
  private let history = SwiftHistory { try SwiftReader.find() }
  private var versions: [Unread] = []

  /// A version with known file names and unread contents.
  private struct Unread {
    var name = ""
    var kind = Version.Kind.files
    var definitions: Definitions?
    /// `nil` if App Intents are not compared.
    var swift: LoadedSwift?
    /// Whether the Swift is that of the whole app. Files and folders may be only a part of it.
    var isWholeApp = true
    var codePaths: [String] = []
  }

  /// Where a version's definitions are: on disk, or selected in a git revision.
  private enum Definitions {
    case source(DefinitionSource)
    case selection(GitSelection)
  }

  /// Adds definitions and Swift on disk.
  ///
  /// - Parameters:
  ///   - codePaths: Files and folders with App Intents; `nil` if they are not compared.
  ///   - projects: The project files that say which targets build the code; `nil` to look for them in its
  ///     folders.
  ///   - leftOut: Returns the files that are not compared, out of many.
  mutating func add(
    _ definitions: DefinitionSource?,
    codePaths: [String]?,
    projects: VersionManifests? = nil,
    leavingOut leftOut: ([String]) -> Set<String> = { _ in [] }
  ) {
    let swift = codePaths.map { history.load($0, projects, leavingOut: leftOut) }
    let source = definitions.map { Definitions.source($0) }
    versions.append(Unread(definitions: source, swift: swift, isWholeApp: false, codePaths: codePaths ?? []))
  }

  /// Adds the copy of a release.
  mutating func add(copy folder: String, _ name: String = "", _ kind: Version.Kind = .files) {
    let swift = history.load([folder])
    versions.append(Unread(name: name, kind: kind, definitions: .source(.released(folder)), swift: swift))
  }

  /// Adds a part of a revision.
  ///
  /// - Parameters:
  ///   - selection: `nil` if definitions are not compared.
  ///   - codePaths: Where the App Intents are, from the repository's top folder; `nil` if they are not compared.
  mutating func add(
    _ revision: GitRevision,
    _ kind: Version.Kind,
    _ selection: GitSelection?,
    codePaths: [String]?,
    of tree: FileTree,
    in folder: WorkFolder,
    leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) throws {
    let swift = try codePaths.map {
      try history.load(revision, tree, at: $0, in: folder, leavingOut: isLeftOut)
    }
    versions.append(
      Unread(
        name: revision.name,
        kind: kind,
        definitions: selection.map { .selection($0) },
        swift: swift,
        codePaths: (codePaths ?? []).map(folder.shown)
      )
    )
  }

  /// - Parameter isLeftOut: Whether a definition or project file of a revision is not compared.
  /// - Returns: The comparison of all versions with the one that was added last, and the paths left out.
  mutating func load(
    leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) throws -> (comparison: VersionComparison, leftOut: [String]) {
    // Swift is only compared with Swift of the new version.
    let comparesSwift = versions.last?.swift != nil
    if comparesSwift { history.read(versions.compactMap(\.swift)) }
    let (objects, leftOut) = findProjects(leavingOut: isLeftOut)
    // Most files are the same in many releases.
    let blobs = try Git.blobs(objects)
    var known: [String: Version] = [:]
    var loaded: [Version] = []
    // The newest comes first, because reports show its files.
    for version in versions.reversed() {
      var definitions: DefinitionSource?
      var identity: String?
      switch version.definitions {
      case .source(let source)?: definitions = source
      case .selection(let selection)?:
        let whole = selection.identity + (version.swift.map(history.identity) ?? "")
        identity = whole
        if known[whole] == nil {
          definitions = .snapshot(try selection.snapshot(from: blobs, &notes, &targets))
        }
      case nil: break
      }
      var found =
        identity.flatMap { known[$0] }
        ?? Version(
          definitions: definitions,
          code: version.swift.flatMap(history.appIntents),
          appCode: version.isWholeApp ? version.swift.flatMap(history.appCode) : nil,
          at: version.codePaths
        )
      (found.name, found.kind, found.identity) = (version.name, version.kind, identity)
      found.hasUncomparedAppIntents = !comparesSwift && version.swift?.files.declaresAppIntents == true
      if let identity { known[identity] = found }
      loaded.append(found)
    }
    var comparison = VersionComparison(from: loaded.dropFirst().reversed(), to: loaded[0])
    comparison.unreadSwift = history.unread
    return (comparison, leftOut)
  }

  /// Finds the project files around the definitions and App Intents of all versions.
  ///
  /// - Returns: The objects of git to load, and the paths left out.
  private mutating func findProjects(
    leavingOut isLeftOut: (String) -> Bool
  ) -> (objects: Set<String>, leftOut: [String]) {
    var files: [String] = []
    for version in versions {
      if case .selection(let selection)? = version.definitions { files += selection.definitions }
      if version.kind != .files, let swift = version.swift { files += swift.files.ofAppIntents }
    }
    var (objects, leftOut): (Set<String>, [String]) = ([], [])
    for index in versions.indices {
      guard case .selection(var selection)? = versions[index].definitions else { continue }
      selection.findSurroundings(besides: files)
      leftOut += selection.leaveOut(where: isLeftOut)
      objects.formUnion(selection.objects)
      versions[index].definitions = .selection(selection)
    }
    return (objects, leftOut)
  }

  mutating func note(_ words: String) { if !notes.contains(words) { notes.append(words) } }
}
