import AppFacts
import AppProjects
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// Reads the App Intents of many versions. Reads each file once, even if many versions contain it, and only
/// if App Intents or widgets need it. Most files of an app are only searched for words.
final class VersionsSwift {
  /// The Swift files of a version.
  private struct VersionFiles {
    /// The keys of their contents, by path.
    let files: [String: String]
    /// The paths of files that matter: files that mention App Intents, in the searched places, and files that
    /// make widgets, anywhere.
    let ofAppIntents: [String]
    let ofWidgets: [String]
    /// Whether App Intents are looked for in the file with this path.
    let isInPlace: (String) -> Bool
    let shown: (String) -> String
    let projects: VersionManifests
    var problems: [UnreadFile] = []
  }

  private let findReader: () throws -> SwiftReader
  private var versions: [VersionFiles] = []
  /// The contents of files, by object ID, or by path on disk.
  private var contents: [String: [UInt8]] = [:]
  private var mentions: [String: AppIntentsFiles.File] = [:]
  private var code: [String: Result<FileCode, UnreadFile>] = [:]
  private var targets = TargetHistory()
  /// The keys of files, by their contents: a file on disk gets the key of an equal file in git.
  private var keys: [[UInt8]: String] = [:]
  /// Whether a version declares App Intents.
  private var isRead = false
  /// Why no version's App Intents can be read.
  private(set) var failure: CommandFailure?
  /// Whether all versions have the same files with App Intents and widgets, so that reading them finds no change.
  private(set) var isUnchanged = false

  /// - Parameter findReader: Called only if a file declares App Intents.
  init(_ findReader: @escaping () throws -> SwiftReader) {
    self.findReader = findReader
  }

  /// - Parameters:
  ///   - places: Where the App Intents are.
  ///   - isLeftOut: Whether a file of the revision is not compared.
  /// - Returns: The index of the version.
  func add(
    _ revision: GitRevision,
    _ tree: FileTree,
    at places: [String],
    in folder: WorkFolder,
    leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) throws -> Int {
    let isWhole = places.contains("")
    let named = isWhole ? [:] : tree.swift(at: places)
    let files = tree.swiftFiles.merging(named) { $1 }.filter { !isLeftOut($0.key) }
    let unread = files.filter { mentions[$0.value] == nil }
    var problems: [UnreadFile] = []
    if !unread.isEmpty {
      let blobs = try Git.blobs(Set(unread.values))
      let (_, missing) = revision.contents(of: unread, in: blobs)
      if let first = missing.first {
        let others = missing.count > 1 ? "; the same applies to \(missing.count - 1) more Swift files" : ""
        problems.append(UnreadFile(revision.prefix + folder.shown(first.path), first.reason + others))
      }
      contents.merge(blobs) { $1 }
      for (object, bytes) in blobs { (mentions[object], keys[bytes]) = (AppIntentsFiles.File(bytes), object) }
    }
    let prefix = revision.prefix
    append(
      files,
      isWhole ? { _ in true } : { named[$0] != nil },
      problems,
      VersionManifests(of: tree, isWhole: isWhole)
    ) { prefix + folder.shown($0) }
    return versions.count - 1
  }

  private func append(
    _ files: [String: String],
    _ isInPlace: @escaping (String) -> Bool,
    _ problems: [UnreadFile],
    _ projects: VersionManifests,
    shown: @escaping (String) -> String
  ) {
    var (ofAppIntents, ofWidgets): ([String], [String]) = ([], [])
    for (path, key) in files {
      guard let mentions = mentions[key] else { continue }
      if mentions.isOfAppIntents, isInPlace(path) { ofAppIntents.append(path) }
      if mentions.makesWidgets { ofWidgets.append(path) }
    }
    versions.append(
      VersionFiles(
        files: files,
        ofAppIntents: ofAppIntents,
        ofWidgets: ofWidgets,
        isInPlace: isInPlace,
        shown: shown,
        projects: projects,
        problems: problems
      )
    )
  }

  /// Adds files and folders on disk.
  ///
  /// - Parameters:
  ///   - projects: The project files that say which targets build the code; `nil` to look for them in its folders.
  ///   - isLeftOut: Whether a file is not compared.
  func add(
    present sources: [String],
    _ projects: VersionManifests? = nil,
    leavingOut isLeftOut: ([String]) -> (String) -> Bool
  ) -> Int {
    var version = (files: [String: String](), problems: [UnreadFile]())
    var foundProjects = VersionManifests()
    for source in sources {
      do throws(FileError) {
        let isFolder = try FileSystem.status(of: source).kind == .folder
        let found = isFolder ? try FolderFiles(source) : nil
        let paths = found?.files.map(\.path).filter { $0.hasSuffix(".swift") } ?? [source]
        version.problems += found?.problems ?? []
        if let found { foundProjects.add(found, in: source) }
        let leavesOut = isLeftOut(paths)
        for path in paths where !leavesOut(path) {
          do throws(FileError) {
            version.files[path] = key(of: path, try FileSystem.readRegular(path))
          } catch {
            version.problems.append(UnreadFile(path, "cannot read '\(path)': \(error.words)"))
          }
        }
      } catch {
        let words =
          error == .missing ? "no such file or folder" : "cannot read '\(source)': \(error.words)"
        version.problems.append(UnreadFile(source, words, isMissing: error == .missing))
      }
    }
    let problems = version.problems + foundProjects.problems
    append(version.files, { _ in true }, problems, projects ?? foundProjects, shown: \.self)
    return versions.count - 1
  }

  /// A file that has not changed has the same key in both versions.
  private func key(of path: String, _ bytes: [UInt8]) -> String {
    if let known = keys[bytes] { return known }
    (contents[path], mentions[path], keys[bytes]) = (bytes, AppIntentsFiles.File(bytes), path)
    return path
  }

  /// Reads the files of all added versions if one of them declares App Intents. Also reads them if a file
  /// that makes widgets changed: a definition's widget can lose its settings, too.
  func read() {
    let declares = versions.contains(where: declaresAppIntents)
    guard declares || changesWidgets else { return }
    do {
      try read(with: try findReader())
      isRead = true
    } catch {
      guard declares else { return }
      let files = versions.map { version in
        Set((version.ofAppIntents + version.ofWidgets).compactMap { version.files[$0] })
      }
      isUnchanged = Set(files).count == 1
      failure = error as? CommandFailure ?? CommandFailure("\(error)")
    }
  }

  private var changesWidgets: Bool {
    Set(versions.map { version in Set(version.ofWidgets.compactMap { version.files[$0] }) }).count > 1
  }

  private func declaresAppIntents(_ version: VersionFiles) -> Bool { !declaringFiles(version).isEmpty }

  private func declaringFiles(_ version: VersionFiles) -> [String] {
    version.ofAppIntents.filter { version.files[$0].flatMap { mentions[$0]?.declaresAppIntents } ?? false }
  }

  /// Starts with the manifests and the files of all versions that mention App Intents or make widgets. Then repeatedly
  /// reads the files that declare a name which these need, or that extend one of their types. Each name counts once, so
  /// this ends.
  private func read(with reader: SwiftReader) throws {
    var next: Set<String> = []
    var others: Set<String> = []
    for version in versions {
      next.formUnion((version.ofAppIntents + version.ofWidgets).compactMap { version.files[$0] })
      next.formUnion(manifests(of: version).map(\.key))
      for (path, key) in version.files where !others.contains(key) && version.isInPlace(path) {
        others.insert(key)
      }
    }
    var (declaring, extending): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
    for key in others {
      guard mentions[key]?.isOfAppIntents == false, let bytes = contents[key] else { continue }
      let found = AppIntentsFiles.Declarations(bytes)
      for name in found.declared { declaring[name, default: []].insert(key) }
      for name in found.extended { extending[name, default: []].insert(key) }
    }
    while !next.isEmpty {
      try read(next, with: reader)
      var found: Set<String> = []
      for key in next {
        guard case .success(let file)? = code[key] else { continue }
        for name in file.neededNames { found.formUnion(declaring.removeValue(forKey: name) ?? []) }
        for name in file.extensibleNames { found.formUnion(extending.removeValue(forKey: name) ?? []) }
      }
      next = found.filter { code[$0] == nil }
    }
  }

  private func read(_ keys: Set<String>, with reader: SwiftReader) throws {
    let work = try TemporaryFolder()
    defer { work.remove() }
    // Number the copies, because a repository's file names could lead anywhere.
    var names: [String: String] = [:]
    let copies = keys.sorted().enumerated().map { index, key in
      let copy = GeneratedFile(name: "\(index).swift", bytes: contents[key] ?? [])
      names[work.path(copy.name)] = key
      return copy
    }
    _ = try OutputWriter(folder: work.path).write(copies)
    let (sources, keysByPath) = (copies.map { work.path($0.name) }, names)
    let swift = try waitFor { await reader.read(sources) { keysByPath[$0] ?? $0 } }.get()
    for file in swift.files { code[file.path] = .success(file) }
    for problem in swift.problems { code[problem.path] = .failure(problem) }
  }

  // MARK: Versions

  /// The paths of an added version's files with App Intents.
  func appIntentsFiles(_ index: Int) -> [String] { versions[index].ofAppIntents }

  /// An example of the files that can't be read, if ``failure`` says why, and how many others there are.
  var unreadFiles: (first: String, others: Int)? {
    let all = Set(versions.flatMap(declaringFiles))
    return all.min().map { ($0, all.count - 1) }
  }

  /// Equal for versions with the same App Intents and widgets.
  func identity(_ index: Int) -> String {
    let version = versions[index]
    let files = read(of: version) { _ in true }
    return files.map { "\($0) \(version.files[$0] ?? "")\n" }.joined() + targets(of: version, files).identity
  }

  /// The App Intents of an added version; `nil` if they can't be read.
  func appIntents(_ index: Int) -> AppIntentsCode? {
    guard failure == nil else { return nil }
    let version = versions[index]
    return code(of: version, read(of: version, where: version.isInPlace))
  }

  /// The code of the whole app, as far as it makes widgets.
  func app(_ index: Int) -> AppIntentsCode? {
    guard failure == nil else { return nil }
    let version = versions[index]
    // The whole repository has all widgets of the app.
    let isWhole = version.files.keys.allSatisfy(version.isInPlace)
    return code(of: version, isWhole ? read(of: version) { _ in true } : version.ofWidgets.sorted())
  }

  private func read(of version: VersionFiles, where isIncluded: (String) -> Bool) -> [String] {
    guard isRead else { return [] }
    let targets = leavesOutStrays ? targets(of: version) : nil
    return version.files.filter {
      code[$0.value] != nil && isIncluded($0.key) && !isManifest($0.key, $0.value)
        && targets?.isStray($0.key) != true
    }
    .map(\.key).sorted()
  }

  /// Whether to leave out files that no target builds. If only some versions knew such files, these would look lost.
  private lazy var leavesOutStrays = versions.allSatisfy { $0.projects.isWhole && targets(of: $0).areCertain }

  /// Whether all versions with App Intents know their targets.
  private lazy var knowsTargets = versions.allSatisfy { !declaresAppIntents($0) || targets(of: $0).areKnown }

  private func manifests(of version: VersionFiles) -> [(path: String, key: String)] {
    version.files.filter { isManifest($0.key, $0.value) }.map { ($0.key, $0.value) }.sorted {
      $0.path < $1.path
    }
  }

  /// Whether a file is SwiftPM's or Tuist's manifest. An app can have a type 'Project'.
  private func isManifest(_ path: String, _ key: String) -> Bool {
    switch AppOutline.Kind(path) {
    case .package: true
    case .tuist: SourceWords(contents[key] ?? []).contains("import ProjectDescription")
    default: false
    }
  }

  /// The targets that build some files.
  private func targets(of version: VersionFiles, _ paths: [String]) -> CodeTargets {
    guard !paths.isEmpty else { return CodeTargets() }
    let found = targets(of: version)
    var targets = CodeTargets(found.all, ofAll: version.projects.isWhole)
    targets.tellTypesApart = knowsTargets
    for path in paths {
      if let key = version.files[path] { targets.add(key, found.targets(with: path)) }
    }
    return targets
  }

  private func targets(of version: VersionFiles) -> VersionTargets {
    let manifests = manifests(of: version).compactMap { path, key -> (code: FileCode, key: String)? in
      guard var file = try? code[key]?.get() else { return nil }
      file.path = path
      return (file, key)
    }
    return targets.targets(of: version.projects, manifests, among: version.files.keys)
  }

  private func code(of version: VersionFiles, _ paths: [String]) -> AppIntentsCode {
    var (swift, names): (SwiftCode, [String: String]) = (SwiftCode(), [:])
    swift.problems = version.problems
    for path in paths {
      guard let key = version.files[path], let found = code[key], names[key] == nil else { continue }
      let name = version.shown(path)
      names[key] = name
      switch found {
      case .success(let file): swift.files.append(file)
      case .failure(let problem):
        let message = problem.message.replacing("'\(problem.path)'", with: "'\(name)'")
        swift.problems.append(UnreadFile(name, message, isMissing: problem.isMissing))
      }
    }
    var found = AppIntentsCode(swift, names: names) { [contents] key throws(FileError) in
      guard let bytes = contents[key] else { throw .missing }
      return bytes
    }
    found.targets = targets(of: version, paths)
    return found
  }
}

extension FileTree {
  /// Object IDs by path.
  func swift(at places: [String]) -> [String: String] {
    files.filter { path, _ in
      path.hasSuffix(".swift") && places.contains { path == $0 || Self.isPassed(path, in: $0) }
    }
  }
}
