import Foundation
import IntentCompiler
import IntentSchema

/// A revision of the repository around the working folder.
struct GitRevision {
  /// More bytes than any definition has.
  private static let greatestSize = 256 << 20

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

  /// The revisions that `OLD..NEW`, `OLD...NEW` (from where NEW left OLD) or `OLD` stand for. An end that is left
  /// out is `HEAD`; without dots, the new version is the working folder.
  static func range(_ text: String) throws(Git.Failure) -> (old: GitRevision, new: GitRevision?) {
    for (dots, isFork) in [("...", true), ("..", false)] {
      guard let range = text.range(of: dots) else { continue }
      let old = try GitRevision(end(text[..<range.lowerBound]))
      let new = try GitRevision(end(text[range.upperBound...]))
      guard isFork else { return (old, new) }
      guard let fork = try Git.line(["merge-base", old.commit, new.commit]) else {
        throw Git.Failure(message: "'\(old.name)' and '\(new.name)' have no commit in common")
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
    throw Git.Failure(message: "there is no revision '\(visibleText(name))' in this repository")
  }

  /// The definitions of the revision at some paths, which count from the working folder.
  func definitions(at paths: [String]) throws(Git.Failure) -> ComparisonCall.Version {
    let arguments = ["ls-tree", "-r", "-l", "-z", commit, "--"] + paths.filter { $0 != "." }
    guard let list = try Git.output(arguments) else {
      throw Git.Failure(message: "git cannot list what '\(visibleText(name))' has at these paths")
    }
    var objects: [String: String] = [:]
    var sizes: [String: Int] = [:]
    var found: [String] = []
    for entry in list.split(separator: 0) {
      // Mode, kind, object and size, then a tab and the path. A link is not followed, as in a search.
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let facts = parts.first?.split(separator: UInt8(ascii: " ")) ?? []
      guard parts.count == 2, facts.count == 4, facts[0] != Data("120000".utf8), facts[1] == Data("blob".utf8)
      else { continue }
      let path = String(decoding: parts[1], as: UTF8.self)
      objects[path] = String(decoding: facts[2], as: UTF8.self)
      sizes[path] = Int(String(decoding: facts[3], as: UTF8.self))
      found.append(path)
    }
    let named = Set(paths)
    let prefix = name + ":"
    var files: [InputFile] = []
    for path in Inputs.definitions(among: found, named: named) {
      guard (sizes[path] ?? 0) <= Self.greatestSize else {
        throw Git.Failure(
          message:
            "'\(visibleText(path))' of '\(visibleText(name))' is larger than \(Self.greatestSize >> 20) MB"
        )
      }
      guard let object = objects[path], let bytes = try Git.output(["cat-file", "blob", object]) else {
        throw Git.Failure(message: "git cannot read '\(visibleText(path))' of '\(visibleText(name))'")
      }
      let root = named.contains(path) ? nil : ""
      files.append(InputFile(path: prefix + path, bytes: Array(bytes), searchedFolder: root))
    }
    return .snapshot(files, prefix: prefix)
  }
}
