import IntentPlatform
import IntentText

/// A revision with its commit.
struct GitRevision {
  /// A `nil` end stands for the working folder.
  typealias Range = (old: GitRevision, new: GitRevision?)

  let name: String
  let commit: String

  init(_ name: String, in folder: String? = nil) throws(Git.Failure) {
    try self.init(name, commit: Self.commit(name, folder))
  }

  init(_ name: String, commit: String) { (self.name, self.commit) = (name, commit) }

  var prefix: String { name + ":" }

  /// Parses `OLD..NEW`, `OLD...NEW` (since NEW branched from OLD) or `OLD`, which compares with the working
  /// folder. A missing end means `HEAD`.
  static func range(_ text: String) throws(Git.Failure) -> Range {
    for (dots, isFork) in [("...", true), ("..", false)] {
      guard let range = text.firstRange(of: dots) else { continue }
      let old = try GitRevision(end(text[..<range.lowerBound]))
      let new = try GitRevision(end(text[range.upperBound...]))
      guard isFork else { return (old, new) }
      guard let fork = try Git.line(["merge-base", old.commit, new.commit]) else {
        throw Git.Failure(
          message:
            "'\(old.name)' and '\(new.name)' have no commit in common; in a shallow clone, fetch more history first"
        )
      }
      return (GitRevision(old.name, commit: fork), new)
    }
    return (try GitRevision(text), nil)
  }

  private static func end(_ text: Substring) -> String {
    text.isEmpty ? "HEAD" : String(text)
  }

  private static func commit(_ name: String, _ folder: String?) throws(Git.Failure) -> String {
    let there = folder.map { ["-C", $0] } ?? []
    guard !name.isEmpty, !name.hasPrefix("-"), !name.utf8.contains(0) else {
      throw Git.Failure(message: "'\(visibleText(name))' is not a revision")
    }
    let verify = there + ["rev-parse", "--verify", "--quiet", "--end-of-options"]
    if let commit = try Git.line(verify + [name + "^{commit}"]) { return commit }
    guard try Git.line(there + ["rev-parse", "--git-dir"]) != nil else {
      if let words = refusal(in: folder ?? ".") { throw Git.Failure(message: words) }
      if let folder, folder != "." {
        throw Git.Failure(message: "git finds no repository in '\(visibleText(folder))'")
      }
      let advice = "; change to one, or compare two files or folders without '--git'"
      throw Git.Failure(message: "this folder is not in a git repository" + (folder == nil ? advice : ""))
    }
    guard try Git.line(verify + [name + "^{}"]) == nil else {
      throw Git.Failure(message: "'\(visibleText(name))' is not a commit")
    }
    if try isNew(there) { throw Git.Failure(message: "this repository has no commits yet") }
    let meant = Suggestions.nearest(to: name, among: try names(there))
    let advice = meant.map { "did you mean '\(visibleText($0))'?" } ?? "fetch it first"
    throw Git.Failure(message: "there is no revision '\(visibleText(name))' in this repository; \(advice)")
  }

  private static func names(_ there: [String]) throws(Git.Failure) -> [String] {
    let format = "--format=%(refname:short)"
    let list = try Git.line(
      there + ["for-each-ref", format, "--count=10000", "refs/heads", "refs/tags", "refs/remotes"]
    )
    return (list ?? "").split(separator: "\n").map(String.init)
  }

  /// Says why git doesn't open the repository around a folder, for example because another user owns it.
  private static func refusal(in folder: String) -> String? {
    var parts = (WorkFolder.real(folder) ?? "").split(separator: "/")
    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    while true {
      let path = "/" + parts.joined(separator: "/")
      if exists("\(path)/.git") {
        return "git cannot open the repository of '\(visibleText(path))'; 'git status' there shows why"
      }
      if ["HEAD", "objects", "refs"].allSatisfy({ exists("\(path)/\($0)") }) {
        return parts.last == ".git"
          ? "this folder is inside of a repository's '.git'; change to the folder around that"
          : "'\(visibleText(path))' is a bare repository, or a folder that pretends to be one; if it is yours, "
            + "name it: run 'GIT_DIR=. intentc' there"
      }
      guard parts.popLast() != nil else { return nil }
    }
  }

  private static func isNew(_ there: [String]) throws(Git.Failure) -> Bool {
    try Git.line(there + ["rev-list", "--all", "--max-count=1"])?.isEmpty ?? false
  }

  /// Looks up files by their object IDs, and says why some have no contents.
  func contents(
    of files: [String: String],
    in blobs: [String: [UInt8]]
  ) -> (contents: [String: [UInt8]], missing: [(path: String, reason: String)]) {
    var contents: [String: [UInt8]] = [:]
    var missing: [(String, String)] = []
    for (path, object) in files.sorted(by: { $0.key < $1.key }) {
      var what: String { "'\(visibleText(path))' of '\(visibleText(name))'" }
      guard let blob = blobs[object] else {
        let reason = "git does not have \(what), or it is larger than \(Git.greatestSize >> 20) MiB"
        missing.append((path, reason + "; in a partial clone, fetch it first"))
        continue
      }
      if blob.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
        missing.append((path, "\(what) is only a Git LFS pointer"))
      } else {
        contents[path] = blob
      }
    }
    return (contents, missing)
  }
}
