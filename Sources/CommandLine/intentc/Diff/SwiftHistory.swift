import AppFacts
import AppProjects
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// Reads the App Intents of many versions, with the targets that build them. Only reads files that App
/// Intents or widgets need; most files of an app are only searched for words.
final class SwiftHistory {
  /// The Swift files of a version.
  private struct VersionFiles {
    /// The keys of the files in the store, by path.
    let files: [String: String]
    /// The paths of files that mention App Intents or WidgetKit, or start a program, in the searched paths.
    var ofAppIntents: [String] = []
    /// The paths of files that make widgets, anywhere.
    var ofWidgets: [String] = []
    /// The paths of SwiftPM's and Tuist's manifests.
    var manifests: Set<String> = []
    /// Whether App Intents are looked for in the file with this path.
    let isSearched: (String) -> Bool
    let shown: (String) -> String
    let projects: VersionManifests
    let problems: [UnreadFile]

    func keys(_ paths: some Sequence<String>) -> Set<String> { Set(paths.compactMap { files[$0] }) }

    /// The keys of files with App Intents and widgets.
    var neededKeys: Set<String> { keys(ofAppIntents + ofWidgets) }
  }

  private let findReader: () throws -> SwiftReader
  private var versions: [VersionFiles] = []
  private var store = SwiftStore()
  /// Whether ``read()`` has read the files that the versions need.
  private var isRead = false
  /// Why no version's Swift can be read.
  private(set) var failure: CommandFailure?
  /// Whether all versions have the same files with App Intents and widgets, so that reading them finds no
  /// change.
  private(set) var isUnchanged = false
  /// Whether all versions have the same widgets, and none declares App Intents, so that no file was read.
  private(set) var hasUnreadWidgets = false
  /// Whether an added version declares App Intents.
  var declares: Bool { versions.contains { !declaringFiles($0).isEmpty } }

  /// - Parameter findReader: Called only if a file declares App Intents, or one that makes widgets
  ///   changed.
  init(_ findReader: @escaping () throws -> SwiftReader) {
    self.findReader = findReader
  }

  /// - Parameters:
  ///   - paths: Where the App Intents are.
  ///   - isLeftOut: Whether a file of the revision is not compared.
  /// - Returns: The index of the version.
  func add(
    _ revision: GitRevision,
    _ tree: FileTree,
    at paths: [String],
    in folder: WorkFolder,
    leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) throws -> Int {
    let isWhole = paths.contains("")
    let named = isWhole ? [:] : tree.swift(at: paths)
    let files = tree.swiftFiles.merging(named) { $1 }.filter { !isLeftOut($0.key) }
    let unread = files.filter { store.mentions(of: $0.value) == nil }
    var problems: [UnreadFile] = []
    if !unread.isEmpty {
      let blobs = try Git.blobs(Set(unread.values))
      let (_, missing) = revision.contents(of: unread, in: blobs)
      if let first = missing.first {
        let others = missing.count > 1 ? "; the same applies to \(missing.count - 1) more Swift files" : ""
        let path = revision.prefix + folder.shown(first.path)
        problems.append(UnreadFile(path, .unfetched(first.reason + others)))
      }
      store.add(blobs)
    }
    let prefix = revision.prefix
    return append(
      VersionFiles(
        files: files,
        isSearched: isWhole ? { _ in true } : { named[$0] != nil },
        shown: { prefix + folder.shown($0) },
        projects: VersionManifests(of: tree, isWhole: isWhole),
        problems: problems
      )
    )
  }

  /// Adds files and folders on disk.
  ///
  /// - Parameters:
  ///   - projects: The project files that say which targets build the code; `nil` to look for them in its
  ///     folders.
  ///   - leftOut: Returns the files that are not compared, out of many.
  func add(
    present sources: [String],
    _ projects: VersionManifests? = nil,
    leavingOut leftOut: ([String]) -> Set<String> = { _ in [] }
  ) -> Int {
    var (files, problems): ([String: String], [UnreadFile]) = ([:], [])
    var foundProjects = VersionManifests()
    for source in sources {
      do throws(FileError) {
        let isFolder = try FileSystem.status(of: source).kind == .folder
        let found = isFolder ? try FolderFiles(source) : nil
        let paths = found?.files.map(\.path).filter { $0.hasSuffix(".swift") } ?? [source]
        problems += found?.problems ?? []
        if let found { foundProjects.add(found, in: source) }
        let others = leftOut(paths)
        for path in paths where !others.contains(path) {
          do throws(FileError) {
            files[path] = store.add(try FileSystem.readRegular(path), at: path)
          } catch {
            problems.append(UnreadFile(path, .unreadable(error.words)))
          }
        }
      } catch {
        problems.append(UnreadFile(source, error == .missing ? .missing : .unreadable(error.words)))
      }
    }
    return append(
      VersionFiles(
        files: files,
        isSearched: { _ in true },
        shown: \.self,
        projects: projects ?? foundProjects,
        problems: problems + foundProjects.problems
      )
    )
  }

  /// Finds the files that matter.
  private func append(_ added: VersionFiles) -> Int {
    var version = added
    for (path, key) in version.files {
      if isManifest(path, key) { version.manifests.insert(path) }
      guard let mentions = store.mentions(of: key) else { continue }
      if mentions.isOfAppIntents, version.isSearched(path) { version.ofAppIntents.append(path) }
      if mentions.makesWidgets { version.ofWidgets.append(path) }
    }
    versions.append(version)
    return versions.count - 1
  }

  /// Whether a file is SwiftPM's or Tuist's manifest. An app can have a type 'Project'.
  private func isManifest(_ path: String, _ key: String) -> Bool {
    switch AppOutline.Kind(path) {
    case .package: true
    case .tuist: SourceWords(store.bytes(of: key) ?? []).contains("import ProjectDescription")
    default: false
    }
  }

  // MARK: Reading

  /// Reads the files of all added versions if one of them declares App Intents. Also reads them if a file
  /// that makes widgets changed: a definition's widget can lose its settings, too.
  func read() {
    let widgets = Set(versions.map { $0.keys($0.ofWidgets) })
    guard declares || widgets.count > 1 else {
      hasUnreadWidgets = widgets.first?.isEmpty == false
      return
    }
    do {
      let needed = versions.flatMap { $0.neededKeys.union($0.keys($0.manifests)) }
      let found = versions.flatMap { version in version.files.filter { version.isSearched($0.key) }.values }
      try store.read(Set(needed), searching: Set(found), with: try findReader())
      isRead = true
    } catch {
      // The version that was added last is the new one, and loses nothing.
      guard declares || versions.dropLast().contains(where: { !$0.ofWidgets.isEmpty }) else { return }
      isUnchanged = Set(versions.map(\.neededKeys)).count == 1
      failure = error as? CommandFailure ?? CommandFailure("\(error)")
    }
  }

  private func declaringFiles(_ version: VersionFiles) -> [String] {
    version.ofAppIntents.filter { path in
      version.files[path].flatMap { store.mentions(of: $0)?.declaresAppIntents } ?? false
    }
  }

  /// If ``failure`` says why files can't be read: what they contain, an example, and how many others there are.
  var unreadFiles: (contents: String, first: String, others: Int)? {
    let all = Set(versions.flatMap { declares ? declaringFiles($0) : $0.ofWidgets })
    return all.min().map { (declares ? "App Intents" : "widgets", $0, all.count - 1) }
  }

  // MARK: Versions

  /// The paths of an added version's files with App Intents.
  func appIntentsFiles(_ index: Int) -> [String] { versions[index].ofAppIntents }

  /// Equal for versions with the same App Intents and widgets.
  func identity(_ index: Int) -> String {
    let files = readFiles(of: index) { _ in true }
    return files.map { "\($0) \(versions[index].files[$0] ?? "")\n" }.joined()
      + targets(of: index, with: files).identity
  }

  /// The App Intents of an added version; `nil` if they can't be read.
  func appIntents(_ index: Int) -> AppIntentsCode? {
    failure == nil ? code(of: index, in: readFiles(of: index, where: versions[index].isSearched)) : nil
  }

  /// The code of the whole app, as far as it makes widgets.
  func app(_ index: Int) -> AppIntentsCode? {
    guard failure == nil else { return nil }
    let version = versions[index]
    // The whole repository has all widgets of the app.
    let isWhole = version.files.keys.allSatisfy(version.isSearched)
    return code(of: index, in: isWhole ? readFiles(of: index) { _ in true } : version.ofWidgets.sorted())
  }

  /// The paths of the files that were read, in order, without manifests and files that no target builds.
  private func readFiles(of index: Int, where isIncluded: (String) -> Bool) -> [String] {
    guard isRead else { return [] }
    let version = versions[index]
    let stray: (String) -> Bool = targets.leaveOutStrays ? targets.versions[index].isStray : { _ in false }
    let found = version.files.filter { path, key in
      store.code(of: key) != nil && isIncluded(path) && !version.manifests.contains(path) && !stray(path)
    }
    return found.keys.sorted()
  }

  private func code(of index: Int, in paths: [String]) -> AppIntentsCode {
    let version = versions[index]
    var (swift, names): (SwiftCode, [String: String]) = (SwiftCode(), [:])
    swift.problems = version.problems
    if !paths.isEmpty, let problem = targets.problems[index] {
      swift.problems.append(UnreadFile(version.shown(problem.path), problem.reason))
    }
    for path in paths {
      guard let key = version.files[path], let found = store.code(of: key), names[key] == nil else {
        continue
      }
      let name = version.shown(path)
      names[key] = name
      switch found {
      case .success(let file): swift.files.append(file)
      case .failure(let problem): swift.problems.append(UnreadFile(name, problem.reason))
      }
    }
    var found = AppIntentsCode(swift, names: names) { [store] key throws(FileError) in
      guard let bytes = store.bytes(of: key) else { throw .missing }
      return bytes
    }
    found.targets = targets(of: index, with: paths)
    return found
  }

  // MARK: Targets

  /// The targets of all versions.
  private struct AllTargets {
    let versions: [VersionTargets]
    /// Each version's project file that git can't read.
    let problems: [UnreadFile?]
    /// Whether to leave out files that no target builds. If only some versions knew such files, these would
    /// look lost.
    let leaveOutStrays: Bool
    /// Whether all versions with App Intents know their targets.
    let areKnown: Bool
  }

  /// Found once, after the manifests in Swift were read.
  private lazy var targets: AllTargets = {
    let history = TargetHistory()
    let found = versions.map { version in
      let manifests = version.manifests.sorted().compactMap { path -> (code: FileCode, key: String)? in
        guard let key = version.files[path], var file = try? store.code(of: key)?.get() else { return nil }
        file.path = path
        return (file, key)
      }
      return history.targets(of: version.projects, manifests, among: version.files.keys)
    }
    let both = zip(versions, found.map(\.targets))
    return AllTargets(
      versions: found.map(\.targets),
      problems: found.map(\.problem),
      leaveOutStrays: both.allSatisfy { $0.projects.isWhole && $1.areCertain },
      areKnown: both.allSatisfy { declaringFiles($0).isEmpty || $1.areKnown }
    )
  }()

  /// The targets that build some files of a version.
  private func targets(of index: Int, with paths: [String]) -> CodeTargets {
    guard !paths.isEmpty else { return CodeTargets() }
    let (version, all) = (versions[index], targets.versions[index])
    var found = CodeTargets(all.all, ofAll: version.projects.isWhole)
    found.tellTypesApart = targets.areKnown
    for path in paths {
      if let key = version.files[path] { found.add(key, all.targets(with: path)) }
    }
    return found
  }
}
