import AppFacts
import AppProjects
import IntentComparison
import IntentDiagnostics

/// The Swift of a version, listed: its files, and its project files.
struct ListedSwift {
  let files: SwiftFiles
  fileprivate let projects: VersionManifests
}

/// Lists the Swift of many versions, and reads the App Intents in it, with the targets that build them. Most
/// files of an app are only searched for words; ``NeededSwift`` decides which must be read.
struct SwiftHistory {
  /// The Swift of each version; `nil` for a version without Swift, or if it can't be read.
  typealias Reading = (versions: [ComparedSwift?], unread: UnreadSwift)

  private var store = SwiftStore()

  // MARK: Listing

  /// Lists the files of a revision.
  ///
  /// - Parameters:
  ///   - paths: Where the App Intents are.
  ///   - isLeftOut: Whether a file of the revision is not compared.
  mutating func list(
    _ selection: GitSelection,
    at paths: [String],
    leavingOut isLeftOut: (String) -> Bool
  ) throws -> ListedSwift {
    let (revision, tree, folder) = (selection.revision, selection.tree, selection.folder)
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
    let swift = SwiftFiles(
      files,
      searched: isWhole ? nil : Set(named.keys),
      manifests: manifests(in: files),
      problems: problems,
      shown: { prefix + folder.shown($0) },
      mentions: store.mentions(of:)
    )
    return ListedSwift(files: swift, projects: VersionManifests(of: tree, isWhole: isWhole))
  }

  /// Lists files and folders on disk.
  ///
  /// - Parameters:
  ///   - projects: The project files that say which targets build the code; `nil` to look for them in its
  ///     folders.
  ///   - leftOut: Returns the files that are not compared, out of many.
  mutating func list(
    _ sources: [String],
    _ projects: VersionManifests? = nil,
    leavingOut leftOut: ([String]) -> Set<String> = { _ in [] }
  ) -> ListedSwift {
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
    let swift = SwiftFiles(
      files,
      manifests: manifests(in: files),
      problems: problems + foundProjects.problems,
      mentions: store.mentions(of:)
    )
    return ListedSwift(files: swift, projects: projects ?? foundProjects)
  }

  /// SwiftPM's and Tuist's manifests. An app can have a type 'Project'.
  private func manifests(in files: [String: String]) -> Set<String> {
    let manifests = files.filter { path, key in
      switch AppOutline.Kind(path) {
      case .package: true
      case .tuist: SourceWords(store.bytes(of: key) ?? []).contains("import ProjectDescription")
      default: false
      }
    }
    return Set(manifests.keys)
  }

  // MARK: Reading

  /// Reads the files that a comparison of versions needs. The last version is the new one.
  func read(_ versions: [ListedSwift?]) -> Reading {
    func unread(_ known: UnreadSwift) -> Reading {
      (versions.map { known.problem == nil ? $0.map { ComparedSwift($0.files) } : nil }, known)
    }
    // Swift is only compared with Swift of the new version.
    guard let new = versions.last, new != nil else { return unread(.nothing) }
    let files = versions.compactMap { $0?.files }
    switch NeededSwift(of: files) {
    case .nothing(let known): return unread(known)
    case .files(let keys, let others):
      var store = store
      do {
        try store.read(keys, searching: others, with: try SwiftReader.find())
      } catch {
        return unread(UnreadSwift(of: files, because: "\(error)"))
      }
      return (Self.compared(versions, in: store), .nothing)
    }
  }

  /// Finds the targets, which manifests in Swift can declare, and then the files to compare.
  private static func compared(_ versions: [ListedSwift?], in store: SwiftStore) -> [ComparedSwift?] {
    let history = TargetHistory()
    let found = versions.map { version in
      version.map { swift in
        let (files, manifests) = (swift.files, manifests(of: swift.files, in: store))
        return (swift, history.targets(of: swift.projects, manifests, among: files.keys.keys))
      }
    }
    let agreed = AgreedTargets(
      found.compactMap(\.self).map { ($1.targets, $0.projects.isWhole, $0.files.declaresAppIntents) }
    )
    return found.map { version in
      version.map { swift, found in
        var targets = CodeTargets(found.targets.all, ofAll: swift.projects.isWhole)
        targets.tellTypesApart = agreed.tellTypesApart
        return ComparedSwift(
          swift.files,
          contents: store.contents(of:),
          targets: targets,
          owners: found.targets.targets(with:),
          isStray: agreed.tellStrays ? found.targets.isStray : { _ in false },
          projectProblem: found.problem
        )
      }
    }
  }

  /// The manifests in Swift, with the keys of their contents.
  private static func manifests(
    of files: SwiftFiles,
    in store: SwiftStore
  ) -> [(file: FileCode, key: String)] {
    files.manifests.sorted().compactMap { path in
      guard let key = files.keys[path], case .success(var file)? = store.contents(of: key)?.code
      else { return nil }
      file.path = path
      return (file, key)
    }
  }
}
