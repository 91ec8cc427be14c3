import AppFacts
import AppProjects
import IntentComparison
import IntentDiagnostics

/// The Swift of a version: its files and, once ``SwiftHistory/read(_:)`` has read them, what is compared.
final class LoadedSwift {
  let files: SwiftFiles
  fileprivate let projects: VersionManifests
  fileprivate let problems: [UnreadFile]
  fileprivate let shown: (String) -> String
  /// The paths of the files to compare, in order; empty if nothing was read.
  fileprivate var compared: [String] = []
  /// Its targets, and a project file that git can't read; empty if nothing was read.
  fileprivate var found: TargetHistory.Found = (VersionTargets([]), nil)

  fileprivate init(
    _ files: SwiftFiles,
    _ projects: VersionManifests,
    _ problems: [UnreadFile],
    shown: @escaping (String) -> String
  ) {
    (self.files, self.projects, self.problems, self.shown) = (files, projects, problems, shown)
  }
}

/// Loads the Swift of many versions, and reads the App Intents in it, with the targets that build them. Most
/// files of an app are only searched for words; ``NeededSwift`` decides which must be read.
final class SwiftHistory {
  private let findReader: () throws -> SwiftReader
  private var store = SwiftStore()
  private var agreed = AgreedTargets([])
  /// What is known of Swift that was not read.
  private(set) var unread = UnreadSwift.nothing

  /// - Parameter findReader: Called only if files must be read.
  init(_ findReader: @escaping () throws -> SwiftReader) {
    self.findReader = findReader
  }

  // MARK: Loading

  /// Loads the files of a revision.
  ///
  /// - Parameters:
  ///   - paths: Where the App Intents are.
  ///   - isLeftOut: Whether a file of the revision is not compared.
  func load(
    _ revision: GitRevision,
    _ tree: FileTree,
    at paths: [String],
    in folder: WorkFolder,
    leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) throws -> LoadedSwift {
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
    return LoadedSwift(
      swiftFiles(files, searched: isWhole ? nil : Set(named.keys)),
      VersionManifests(of: tree, isWhole: isWhole),
      problems
    ) { prefix + folder.shown($0) }
  }

  /// Loads files and folders on disk.
  ///
  /// - Parameters:
  ///   - projects: The project files that say which targets build the code; `nil` to look for them in its
  ///     folders.
  ///   - leftOut: Returns the files that are not compared, out of many.
  func load(
    _ sources: [String],
    _ projects: VersionManifests? = nil,
    leavingOut leftOut: ([String]) -> Set<String> = { _ in [] }
  ) -> LoadedSwift {
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
    return LoadedSwift(
      swiftFiles(files),
      projects ?? foundProjects,
      problems + foundProjects.problems,
      shown: \.self
    )
  }

  private func swiftFiles(_ keys: [String: String], searched: Set<String>? = nil) -> SwiftFiles {
    let manifests = Set(keys.filter { isManifest($0, $1) }.keys)
    return SwiftFiles(keys, searched: searched, manifests: manifests, mentions: store.mentions(of:))
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

  /// Reads the files that a comparison of versions needs. The last version is the new one.
  func read(_ versions: [LoadedSwift]) {
    let files = versions.map(\.files)
    switch NeededSwift(of: files) {
    case .nothing(let known): unread = known
    case .files(let keys, let others):
      do {
        try store.read(keys, searching: others, with: try findReader())
      } catch {
        unread = UnreadSwift(of: files, because: "\(error)")
        return
      }
      findTargets(of: versions)
    }
  }

  /// Finds the targets, which manifests in Swift can declare, and then the files to compare.
  private func findTargets(of versions: [LoadedSwift]) {
    let history = TargetHistory()
    for version in versions {
      let keys = version.files.keys
      let manifests = version.files.manifests.sorted().compactMap { path -> (file: FileCode, key: String)? in
        guard let key = keys[path], var file = try? store.file(of: key)?.get() else { return nil }
        file.path = path
        return (file, key)
      }
      version.found = history.targets(of: version.projects, manifests, among: keys.keys)
    }
    agreed = AgreedTargets(
      versions.map { ($0.found.targets, $0.projects.isWhole, $0.files.declaresAppIntents) }
    )
    for version in versions {
      let isStray = agreed.tellStrays ? version.found.targets.isStray : { _ in false }
      version.compared = version.files.compared(isRead: { store.file(of: $0) != nil }, isStray: isStray)
    }
  }

  // MARK: Versions

  /// Equal for versions with the same App Intents and widgets.
  func identity(of version: LoadedSwift) -> String {
    version.compared.map { "\($0) \(version.files.keys[$0] ?? "")\n" }.joined()
      + targets(of: version, with: version.compared).identity
  }

  /// The App Intents of a version; `nil` if they can't be read.
  func appIntents(of version: LoadedSwift) -> AppIntentsCode? {
    code(of: version, in: version.compared.filter(version.files.isSearched))
  }

  /// The code of the whole app, as far as it makes widgets; `nil` if it can't be read.
  func appCode(of version: LoadedSwift) -> AppIntentsCode? {
    let files = version.files
    // The whole repository has all widgets of the app.
    let isWhole = files.keys.keys.allSatisfy(files.isSearched)
    return code(of: version, in: isWhole ? version.compared : files.ofWidgets.sorted())
  }

  private func code(of version: LoadedSwift, in paths: [String]) -> AppIntentsCode? {
    guard unread.problem == nil else { return nil }
    var (swift, names): (SwiftCode, [String: String]) = (SwiftCode(), [:])
    swift.problems = version.problems
    if !paths.isEmpty, let problem = version.found.problem {
      swift.problems.append(UnreadFile(version.shown(problem.path), problem.reason))
    }
    for path in paths {
      guard let key = version.files.keys[path], let found = store.file(of: key), names[key] == nil else {
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
    found.targets = targets(of: version, with: paths)
    return found
  }

  /// The targets that build some files of a version.
  private func targets(of version: LoadedSwift, with paths: [String]) -> CodeTargets {
    guard !paths.isEmpty else { return CodeTargets() }
    var found = CodeTargets(version.found.targets.all, ofAll: version.projects.isWhole)
    found.tellTypesApart = agreed.tellTypesApart
    for path in paths {
      if let key = version.files.keys[path] { found.add(key, version.found.targets.targets(with: path)) }
    }
    return found
  }
}
