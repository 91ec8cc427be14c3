import IntentComparison
import IntentCompiler
import IntentText

struct GitComparison {
  private(set) var versions: (old: ComparisonCall.Version, new: ComparisonCall.Version) = (
    .paths([]), .paths([])
  )
  private(set) var notes: [String] = []
  private(set) var targets: [String: String] = [:]
  private(set) var hasDefinitions = false

  /// - Parameter readsAll: Whether to include modules that can't differ.
  init(
    _ revisions: GitRevision.Range,
    at paths: [String],
    in folder: WorkFolder,
    readsAll: Bool = false
  ) throws(Git.Failure) {
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
    if new == nil {
      let places = try named.map { path throws(Git.Failure) in try folder.onDisk(path) }
      var inputs = Inputs.find(places.map(folder.shown))
      let had = zip(places, old.areThere).filter(\.1).map { folder.shown($0.0) }
      inputs.expectNothing(at: Set(had))
      let files = try inputs.files.map { file throws(Git.Failure) in try folder.repositoryPath(of: file.path)
      }
      submodules.formUnion(folder.nested(around: files + places + old.definitions))
      inputs.leaveOut(Set(submodules.map(folder.shown)))
      found = inputs
      let absent = try old.leaveOutSparse()
      submodules.formUnion(absent.submodules)
      note("not compared, because a sparse checkout leaves it out", absent.definitions, folder)
    }
    old.leaveOut(submodules)
    new?.leaveOut(submodules)
    let met = submodules.filter { module in
      named.contains { $0 == module || $0.hasPrefix(module + "/") || FileTree.isPassed(module, in: $0) }
    }
    note("not compared, because it is another repository, such as a submodule", met.sorted(), folder)
    hasDefinitions =
      ![old.definitions, new?.definitions ?? []].allSatisfy(\.isEmpty) || found?.files.isEmpty == false
    // To find out what differs in the working folder, git would run filters.
    if !readsAll, let version = new?.version,
      let modules = try ComparedModules.find(from: old.version, to: version, searching: revisions.old)
    {
      old.keep(modules)
      new?.keep(modules)
    }
    found?.readFiles()
    let definitions = old.definitions + (new?.definitions ?? [])
    let oldSnapshot = try old.snapshot(besides: definitions, &notes, &targets)
    var version = found.map { ComparisonCall.Version.found($0) } ?? .paths([])
    if let new { version = .snapshot(try new.snapshot(besides: definitions, &notes, &targets)) }
    versions = (.snapshot(oldSnapshot), version)
  }

  private mutating func note(_ reason: String, _ paths: [String], _ folder: WorkFolder) {
    guard let first = paths.first else { return }
    let others = paths.count > 1 ? "; the same applies to \(paths.count - 1) more" : ""
    notes.append("'\(visibleText(folder.shown(first)))' is \(reason)\(others)")
  }
}
