import ArgumentParser
import IntentCompiler
import IntentPlatform
import IntentSchema

/// A revision of the repository around the working folder.
struct GitRevision {
  /// More bytes than any definition has.
  private static let greatestSize = 256 << 20

  /// Two versions; the new one is `nil` for the working folder.
  typealias Range = (old: GitRevision, new: GitRevision?)

  /// As the user wrote it.
  let name: String
  /// The commit that it stands for, as git numbers them.
  private let commit: String

  init(_ name: String) throws(Git.Failure) {
    try self.init(name, commit: Self.commit(name))
  }

  private init(_ name: String, commit: String) {
    self.name = name
    self.commit = commit
  }

  /// What the paths of its files begin with.
  var prefix: String { name + ":" }

  /// The revisions that an option names.
  static func chosen(_ text: String) throws -> Range {
    do throws(Git.Failure) {
      return try range(text)
    } catch {
      throw ValidationError(error.message + ".")
    }
  }

  /// The revisions that `OLD..NEW`, `OLD...NEW` (from where NEW left OLD) or `OLD` stand for. An end that is left
  /// out is `HEAD`; without dots, the new version is the working folder.
  static func range(_ text: String) throws(Git.Failure) -> Range {
    for (dots, isFork) in [("...", true), ("..", false)] {
      guard let range = text.firstRange(of: dots) else { continue }
      let old = try GitRevision(end(text[..<range.lowerBound]))
      let new = try GitRevision(end(text[range.upperBound...]))
      guard isFork else { return (old, new) }
      guard let fork = try Git.line(["merge-base", old.commit, new.commit]) else {
        throw Git.Failure(
          message:
            "'\(old.name)' and '\(new.name)' have no commit in common; a shallow clone has to fetch more history first"
        )
      }
      return (GitRevision(old.name, commit: fork), new)
    }
    return (try GitRevision(text), nil)
  }

  private static func end(_ text: Substring) -> String {
    text.isEmpty ? "HEAD" : String(text)
  }

  private static func commit(_ name: String) throws(Git.Failure) -> String {
    guard !name.isEmpty, !name.hasPrefix("-"), !name.utf8.contains(0) else {
      throw Git.Failure(message: "'\(visibleText(name))' is no revision")
    }
    if let commit = try Git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
    {
      return commit
    }
    guard try Git.line(["rev-parse", "--git-dir"]) != nil else {
      throw Git.Failure(message: "this folder is in no git repository")
    }
    throw Git.Failure(
      message: "there is no revision '\(visibleText(name))' in this repository; fetch it first"
    )
  }

  /// Those of some paths at which the revision has definitions.
  func paths(withDefinitions paths: [String]) throws(Git.Failure) -> Set<String> {
    var found: Set<String> = []
    for path in paths {
      let files = try files(at: [path]).map(\.path)
      if !Inputs.definitions(among: files, named: [path]).isEmpty { found.insert(path) }
    }
    return found
  }

  /// A file of the revision, as git lists it.
  private typealias File = (path: String, object: String, size: Int)

  private func files(at paths: [String]) throws(Git.Failure) -> [File] {
    let arguments = ["ls-tree", "-r", "-l", "-z", commit, "--"] + paths
    guard let list = try Git.output(arguments) else {
      throw Git.Failure(message: "git cannot list what '\(visibleText(name))' has at these paths")
    }
    var files: [File] = []
    for entry in list.split(separator: 0) {
      // Mode, kind, object and size, then a tab and the path. A link is not followed, as in a search.
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let facts = parts.first?.split(separator: UInt8(ascii: " ")) ?? []
      guard parts.count == 2, facts.count == 4, facts[0] != Data("120000".utf8), facts[1] == Data("blob".utf8)
      else { continue }
      let (path, object) = (parts[1], facts[2])
      let size = Int(String(decoding: facts[3], as: UTF8.self))
      files.append(
        (String(decoding: path, as: UTF8.self), String(decoding: object, as: UTF8.self), size ?? 0)
      )
    }
    return files
  }

  /// The definitions of the revision at some paths, which count from the working folder.
  func definitions(at paths: [String]) throws(Git.Failure) -> ComparisonCall.Version {
    let found = try files(at: paths)
    let named = Set(paths)
    let chosen = Inputs.definitions(among: found.map(\.path), named: named)
    let files = try read(chosen, of: found) { named.contains($0) ? nil : "" }
    let beside = Inputs.tables(ofDefinitions: chosen)
    let all = chosen.isEmpty ? [] : try self.files(at: beside.folders)
    let tables = try read(all.map(\.path).filter(beside.isTable), of: all) { _ in nil }
    return .snapshot(files, prefix: prefix, tables: tables, project: try project(of: paths))
  }

  /// Reads files of the revision.
  ///
  /// - Parameter root: The folder that was searched, for the path of a file.
  private func read(
    _ paths: [String],
    of files: [File],
    root: (String) -> String?
  ) throws(Git.Failure) -> [InputFile] {
    let facts = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let chosen = paths.compactMap { facts[$0] }
    for file in chosen where file.size > Self.greatestSize {
      throw Git.Failure(
        message:
          "'\(visibleText(file.path))' of '\(visibleText(name))' is larger than \(Self.greatestSize >> 20) MB"
      )
    }
    guard let blobs = try Git.blobs(chosen.map(\.object)) else {
      throw Git.Failure(message: "git cannot read all files of '\(visibleText(name))'")
    }
    return zip(chosen, blobs).map { file, blob in
      InputFile(path: prefix + file.path, bytes: Array(blob), searchedFolder: root(file.path))
    }
  }

  /// The `intentc.json` that the revision has for some paths; `nil` where it has none, or several.
  private func project(of paths: [String]) throws(Git.Failure) -> InputFile? {
    let name = ProjectConfiguration.fileName
    let folders = ComparisonCall.projectFolders(of: paths).map {
      $0.hasSuffix("/") ? String($0.dropLast()) : $0
    }
    let places = Set(folders.map { $0.isEmpty || $0 == "." ? name : "\($0)/\(name)" })
    let found = try files(at: places.sorted())
    guard found.count == 1, let file = found.first, file.size <= Self.greatestSize else { return nil }
    guard let bytes = try Git.output(["cat-file", "blob", file.object]) else {
      throw Git.Failure(message: "git cannot read '\(visibleText(file.path))' of '\(visibleText(self.name))'")
    }
    return InputFile(path: prefix + file.path, bytes: Array(bytes))
  }
}
