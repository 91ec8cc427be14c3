import IntentComparison
import IntentText

/// Git tags that name releases.
enum GitTags {
  static func has(_ name: String) -> Bool {
    (try? Git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", "refs/tags/\(name)"])) != nil
  }

  /// The names of all releases in HEAD's history.
  static func names() throws -> [String] { try tags(["--merged=HEAD"], "").map(\.name) }

  /// The tags in HEAD's history that match a pattern, the oldest version first. A tag of another branch is not an earlier
  /// version.
  static func earlier(_ pattern: String, in folder: WorkFolder) throws -> [GitRevision] {
    guard folder.root != nil else {
      throw CommandFailure(
        "there is no folder '\(pattern)', and no git repository whose tags can match it"
      )
    }
    guard try Git.line(["rev-parse", "--is-shallow-repository"]) != "true" else {
      throw CommandFailure(
        "this is a shallow clone, which lacks released versions; run 'git fetch --unshallow --tags' first"
      )
    }
    let found = try tags(["--merged=HEAD"], pattern)
    guard found.isEmpty else { return found }
    if let other = try tags([], pattern).last {
      throw CommandFailure(
        "no tag that matches '\(pattern)' is in HEAD's history; '\(visibleText(other.name))' is on another branch"
      )
    }
    if let deeper = try tags([], "\(pattern)/**").last {
      throw CommandFailure(
        "no tag matches '\(pattern)', because '*' stands for no '/'; for tags such as '\(visibleText(deeper.name))', use "
          + "'\(pattern)/**'"
      )
    }
    throw CommandFailure("'\(pattern)' is not a folder, and no tag matches it; in CI, fetch the tags first")
  }

  private static func tags(_ options: [String], _ pattern: String) throws -> [GitRevision] {
    // An annotated tag is an object, too, and names the commit.
    let format = "--format=%(refname:strip=2) %(objectname) %(*objecttype) %(*objectname)"
    let list = try Git.line(["for-each-ref", format] + options + ["refs/tags/\(pattern)"]) ?? ""
    let found = list.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return try found.filter { $0.count > 1 }.map { parts throws(Git.Failure) in
      if parts.count == 2 { return GitRevision(parts[0], commit: parts[1]) }
      if parts.count == 4, parts[2] == "commit" { return GitRevision(parts[0], commit: parts[3]) }
      return try GitRevision("refs/tags/\(parts[0])").named(parts[0])
    }
    .sorted { ReleaseOrder($0.name) < ReleaseOrder($1.name) }
  }
}
