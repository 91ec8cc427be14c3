import IntentComparison
import IntentCompiler
import IntentText

/// Two revisions, or a revision and the working folder, ready to be compared.
struct GitComparison {
  private(set) var versions: (old: ComparisonCall.Version, new: ComparisonCall.Version) = (
    .paths([]), .paths([])
  )
  private(set) var notes = DistinctNotes()
  private(set) var targets: [String: String] = [:]
  /// Definitions of the working folder that git doesn't track.
  private(set) var untracked: [String] = []
  private(set) var hasDefinitions = false

  init(_ revisions: GitRevision.Range, at paths: [String], in folder: WorkFolder) throws(Git.Failure) {
    guard revisions.new != nil || folder.root != nil else {
      let name = revisions.old.name
      throw Git.Failure(
        message:
          "a bare repository has no working folder; give two revisions, as in '--git \(visibleText(name))~1..\(visibleText(name))'"
      )
    }
    let named = try paths.map { path throws(Git.Failure) in try folder.repositoryPath(of: path) }
    var old = try GitSelection(revisions.old, at: named, in: folder)
    var new = try revisions.new.map { revision throws(Git.Failure) in
      try GitSelection(revision, at: named, in: folder)
    }
    var submodules = old.submodules.union(new?.submodules ?? [])
    var found: Inputs?
    var skipped: Set<String> = []
    if new == nil {
      let places = try named.map { path throws(Git.Failure) in try folder.onDisk(path) }
      var inputs = Inputs.find(places.map(folder.shown))
      let had = zip(places, old.areThere).filter(\.1).map { folder.shown($0.0) }
      inputs.expectNothing(at: Set(had))
      let files = try inputs.files.map { file throws(Git.Failure) in try folder.repositoryPath(of: file.path)
      }
      let index = try folder.index()
      skipped = index.skipped
      untracked = zip(files, inputs.files).filter { !index.definitions.contains($0.0) }.map(\.1.path)
      submodules.formUnion(index.submodules)
      submodules.formUnion(folder.nested(around: files + places + old.definitions))
      inputs.leaveOut(Set(submodules.map(folder.shown)))
      found = inputs
    }
    old.leaveOut(submodules)
    new?.leaveOut(submodules)
    let met = submodules.filter { module in
      named.contains { $0 == module || $0.hasPrefix(module + "/") || FileTree.isPassed(module, in: $0) }
    }
    note("not compared, because it is another repository, such as a submodule", met.sorted(), folder)
    let definitions = old.definitions + (new?.definitions ?? [])
    old.findSurroundings(besides: definitions)
    new?.findSurroundings(besides: definitions)
    let absent = old.leaveOut { skipped.contains($0) && !folder.hasFile(at: $0) }
    note("not compared, because a sparse checkout leaves it out", absent, folder)
    hasDefinitions =
      ![old.definitions, new?.definitions ?? []].allSatisfy(\.isEmpty) || found?.files.isEmpty == false
    let blobs = try Git.blobs(old.objects.union(new?.objects ?? []))
    found?.readFiles()
    let oldSnapshot = try old.snapshot(from: blobs, &notes, &targets)
    var version = found.map { ComparisonCall.Version.found($0) } ?? .paths([])
    if let new { version = .snapshot(try new.snapshot(from: blobs, &notes, &targets)) }
    versions = (.snapshot(oldSnapshot), version)
  }

  private mutating func note(_ reason: String, _ paths: [String], _ folder: WorkFolder) {
    guard let first = paths.first else { return }
    let others = paths.count > 1 ? "; the same applies to \(paths.count - 1) more" : ""
    notes.add("'\(visibleText(folder.shown(first)))' is \(reason)\(others)")
  }
}
