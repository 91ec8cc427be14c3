import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// The definitions of released versions that tags name.
struct GitReleases {
  private(set) var releases: [ReleaseCall.Release] = []
  private(set) var present = ComparisonCall.Version.paths([])
  private(set) var notes: [String] = []

  init(_ pattern: String, at paths: [String]) throws {
    let folder = try WorkFolder()
    guard folder.root != nil else {
      throw CommandFailure(
        "'\(pattern)' is neither a folder nor a pattern of tags: this folder is not in a git repository"
      )
    }
    guard try Git.line(["rev-parse", "--is-shallow-repository"]) != "true" else {
      throw CommandFailure(
        "this is a shallow clone, which lacks released versions; run 'git fetch --unshallow --tags' first"
      )
    }
    let list = try Git.line(["for-each-ref", "--format=%(refname:strip=2)", "refs/tags/\(pattern)"]) ?? ""
    let tags = list.split(separator: "\n").map(String.init).sorted { ReleaseOrder($0) < ReleaseOrder($1) }
    guard !tags.isEmpty else {
      throw CommandFailure("'\(pattern)' is no folder, and no tag matches it; in CI, fetch the tags first")
    }
    let places = try paths.map { path throws(Git.Failure) in try folder.repositoryPath(of: path) }
    var targets: [String: String] = [:]
    for tag in tags {
      let revision = try GitRevision("refs/tags/\(tag)").named(tag)
      var selection = try GitSelection(revision, at: places, in: folder)
      // The definitions may have been elsewhere.
      if selection.definitions.isEmpty { selection = try GitSelection(revision, at: [""], in: folder) }
      selection.leaveOut(selection.submodules)
      guard !selection.definitions.isEmpty else {
        notes.append("'\(visibleText(tag))' has no definitions")
        continue
      }
      selection.findSurroundings(besides: selection.definitions)
      let blobs = try Git.blobs(selection.objects)
      let snapshot = try selection.snapshot(from: blobs, &notes, &targets)
      releases.append(ReleaseCall.Release(tag, .snapshot(snapshot)))
    }
    guard !releases.isEmpty else {
      throw CommandFailure("no tag that matches '\(pattern)' has definitions")
    }
    let shown = try places.map { place throws(Git.Failure) in folder.shown(try folder.onDisk(place)) }
    present = .found(Inputs.read(shown))
  }
}
