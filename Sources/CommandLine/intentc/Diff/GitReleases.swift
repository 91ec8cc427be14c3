import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// The definitions and App Intents of released versions that tags name, or of one revision.
struct GitReleases {
  private(set) var releases: [ReleaseCall.Release] = []
  private(set) var present = ComparisonCall.Version.paths([])
  private(set) var notes = DistinctNotes()
  /// The App Intents of releases, by their names.
  private(set) var appIntents: [String: MigrationCall.Old] = [:]
  /// `nil` if a file or folder can't be read.
  private(set) var presentCode: AppIntentsCode?
  /// The names of all releases in HEAD's history.
  private(set) var names: [String] = []

  /// - Parameter code: Where the App Intents are, and what reads them; `nil` to compare definitions only.
  init(_ pattern: String, at paths: [String], code: (places: [String], reader: SwiftReader)? = nil) throws {
    let folder = try WorkFolder()
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
    let revisions = try Self.earlierTags(pattern)
    names = try Self.tags(["--merged=HEAD"], "").map(\.name)
    let head = try GitRevision("HEAD").commit
    let whereabouts = try read(revisions, at: paths, code, in: folder) { revision, version in
      ReleaseCall.Release(revision.name, version, isOfHead: revision.commit == head)
    }
    guard !releases.isEmpty else {
      let hint = whereabouts.isEmpty ? "" : "; if definitions moved, name their old paths, too"
      throw CommandFailure("no tag that matches '\(pattern)' contains a definition\(whereabouts)\(hint)")
    }
  }

  init(_ revision: GitRevision, at paths: [String], code: (places: [String], reader: SwiftReader)) throws {
    let whereabouts = try read([revision], at: paths, code, in: try WorkFolder()) { revision, version in
      ReleaseCall.Release(revision.name, version, isRevision: true)
    }
    guard !releases.isEmpty else {
      throw CommandFailure(
        "'\(visibleText(revision.name))' contains no definition and no App Intent\(whereabouts)"
      )
    }
  }

  /// - Returns: Words for the paths.
  private mutating func read(
    _ revisions: [GitRevision],
    at paths: [String],
    _ code: (places: [String], reader: SwiftReader)?,
    in folder: WorkFolder,
    _ release: (GitRevision, ComparisonCall.Version) -> ReleaseCall.Release
  ) throws -> String {
    let codePlaces = try code?.places.map { path throws(Git.Failure) in try folder.repositoryPath(of: path) }
    let history = code.map { SwiftHistory(in: folder, $0.reader) }
    let places = try paths.map { path throws(Git.Failure) in try folder.repositoryPath(of: path) }
    let names = paths.map { "'\(visibleText($0))'" }.joined(separator: ", ")
    let whereabouts = places.contains("") ? "" : " at \(names)"
    var targets: [String: String] = [:]
    var known: Set<String> = []
    var selections: [GitSelection] = []
    for revision in revisions {
      var selection = try GitSelection(revision, at: places, in: folder)
      known.formUnion(zip(places, selection.areThere).filter(\.1).map(\.0))
      selection.leaveOut(selection.submodules)
      selections.append(selection)
      if let history, let codePlaces { try history.add(revision, selection.tree, codePlaces) }
    }
    if let history, let code {
      let isReadable = history.add(present: code.places)
      try history.read()
      if isReadable { presentCode = history.latest }
    }
    var found: [(revision: GitRevision, selection: GitSelection)] = []
    for (index, revision) in revisions.enumerated() {
      let tag = revision.name
      appIntents[tag] = history?.appIntents(ofVersion: index)
      guard !selections[index].definitions.isEmpty || appIntents[tag] != nil else {
        let words = code == nil ? "no definition" : "no definition and no App Intent"
        notes.add("'\(visibleText(tag))' contains \(words)\(whereabouts)")
        continue
      }
      selections[index].findSurroundings(besides: selections[index].definitions)
      found.append((revision, selections[index]))
    }
    // Most files are the same in many releases.
    let blobs = try Git.blobs(found.reduce(into: []) { $0.formUnion($1.selection.objects) })
    for (revision, selection) in found {
      let snapshot = try selection.snapshot(from: blobs, &notes, &targets)
      releases.append(release(revision, .snapshot(snapshot)))
    }
    func shown(_ place: String) throws(Git.Failure) -> String { folder.shown(try folder.onDisk(place)) }
    var inputs = Inputs.find(try places.map(shown))
    inputs.expectNothing(at: Set(try known.map(shown)))
    if code != nil { inputs.expectNothing(at: Set(inputs.searchedFolders)) }
    inputs.readFiles()
    present = .found(inputs)
    return whereabouts
  }

  static func hasTag(_ name: String) -> Bool {
    (try? Git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", "refs/tags/\(name)"])) != nil
  }

  /// The tags in HEAD's history, the oldest version first. A tag of another branch is not an earlier version.
  private static func earlierTags(_ pattern: String) throws -> [GitRevision] {
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
