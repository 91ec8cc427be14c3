import IntentComparison
import IntentText

/// Git tags that name releases.
enum GitTags {
  static func has(_ name: String) -> Bool {
    (try? Git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", "refs/tags/\(name)"])) != nil
  }

  /// The names of all releases in HEAD's history.
  static func names() throws -> [String] { try tags(["--merged=HEAD"], "").map(\.name) }

  /// The tags in HEAD's history that match a pattern, the oldest version first. A tag of another branch is
  /// not an earlier version.
  static func earlier(_ pattern: String, in folder: WorkFolder) throws -> [GitRevision] {
    guard folder.root != nil else {
      throw CommandFailure("there is no folder '\(pattern)', and no git repository whose tags can match it")
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
        "no tag matches '\(pattern)', because '*' stands for no '/'; for tags such as "
          + "'\(visibleText(deeper.name))', use '\(pattern)/**'"
      )
    }
    throw CommandFailure("'\(pattern)' is not a folder, and no tag matches it; in CI, fetch the tags first")
  }

  /// Projects change how they name releases: '5.0a4' is older than 'mac-7.1.3'. So the names that were used
  /// last come last. A name without a number, such as 'nightly', comes first: its tag moves with each build.
  private static func tags(_ options: [String], _ pattern: String) throws -> [GitRevision] {
    // An annotated tag is also an object. It names the commit.
    let format = "--format=%(refname:strip=2) %(creatordate:unix) %(objectname) %(*objecttype) %(*objectname)"
    let list = try Git.line(["for-each-ref", format] + options + ["refs/tags/\(pattern)"]) ?? ""
    let found = list.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      .filter { $0.count > 2 }
    let newest = Dictionary(
      found.map { (ReleaseOrder($0[0]), $0) }.filter(\.0.hasNumber).map { ($0.family, Int($1[1]) ?? 0) },
      uniquingKeysWith: max
    )
    return try found.map { parts throws(Git.Failure) in
      if parts.count == 3 { return GitRevision(parts[0], commit: parts[2]) }
      if parts.count == 5, parts[3] == "commit" { return GitRevision(parts[0], commit: parts[4]) }
      return GitRevision(parts[0], commit: try GitRevision("refs/tags/\(parts[0])").commit)
    }
    .map { (revision: $0, order: ReleaseOrder($0.name)) }
    .sorted { (newest[$0.order.family] ?? 0, $0.order) < (newest[$1.order.family] ?? 0, $1.order) }
    .map(\.revision)
  }
}
