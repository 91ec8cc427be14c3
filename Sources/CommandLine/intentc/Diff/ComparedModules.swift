import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Selects the modules to compare: those that differ, and those that share types with them.
struct ComparedModules {
  /// The folder of a module that was found by searching. All definitions named by path form one module,
  /// `nil`.
  typealias Module = String?

  struct Version {
    var tree: FileTree
    var definitions: [String]
    var module: (String) -> Module
    /// Uses batches to save memory, and skips unreadable files.
    var readBatches:
      ([String], _ take: ([(path: String, bytes: [UInt8])]) -> Void) throws(Git.Failure) -> Void

    func read(_ paths: [String]) throws(Git.Failure) -> [String: [UInt8]] {
      var contents: [String: [UInt8]] = [:]
      try readBatches(paths) { batch in
        for (path, bytes) in batch { contents[path] = bytes }
      }
      return contents
    }
  }

  private(set) var modules: Set<Module> = []
  private let old: Version
  private let new: Version
  private let changes: ChangedFiles
  private let members: [Module: (old: [String], new: [String])]
  /// These contain a changed table or project file, so all of their types count as changed.
  private var surrounded: Set<Module> = []
  private var neighbours = ModuleNeighbours<Module>()
  private var isComplete = true

  static func find(
    from old: Version,
    to new: Version,
    searching revision: GitRevision
  ) throws(Git.Failure) -> Set<Module>? {
    guard let paths = new.tree.changedPaths(since: old.tree) else { return nil }
    var search = ComparedModules(old, new, ChangedFiles(paths))
    search.addChanged()
    var pending = search.modules
    while !pending.isEmpty, search.isComplete {
      let known = search.modules
      try search.addModulesOfNamedProjects(around: pending)
      try search.addNeighbours(of: pending.union(search.modules.subtracting(known)), in: revision)
      pending = search.modules.subtracting(known)
    }
    return search.isComplete ? search.modules : nil
  }

  private init(_ old: Version, _ new: Version, _ changes: ChangedFiles) {
    (self.old, self.new, self.changes) = (old, new, changes)
    var members: [Module: (old: [String], new: [String])] = [:]
    for path in old.definitions { members[old.module(path), default: ([], [])].old.append(path) }
    for path in new.definitions { members[new.module(path), default: ([], [])].new.append(path) }
    self.members = members
  }

  private mutating func addChanged() {
    let (before, after) = (Set(old.definitions), Set(new.definitions))
    for (module, files) in members {
      // A path in only one version counts as a change: the versions may use different localized copies of a
      // definition.
      if files.old.contains(where: { !after.contains($0) })
        || files.new.contains(where: { !before.contains($0) })
        || files.new.contains(where: changes.touches)
      {
        modules.insert(module)
      }
      if (files.old + files.new).contains(where: changes.touchesSurroundings) { surrounded.insert(module) }
      if Self.hasBrokenLinks(files.old, old.tree) || Self.hasBrokenLinks(files.new, new.tree) {
        modules.insert(module)
      }
    }
    modules.formUnion(surrounded)
  }

  /// Whether a link to a table or project file leaves the repository or forms a loop.
  private static func hasBrokenLinks(_ definitions: [String], _ tree: FileTree) -> Bool {
    guard !tree.links.isEmpty else { return false }
    let places = definitions.flatMap(tree.tables) + tree.projects(around: definitions.map(FilePath.folder))
    return places.contains { (try? $0.file.get()) == nil }
  }

  /// Adds all modules below an `intentc.json` that refers to declarations by name, to check each name.
  private mutating func addModulesOfNamedProjects(around modules: Set<Module>) throws(Git.Failure) {
    for version in [old, new] {
      let folders = modules.flatMap { (members[$0]?.old ?? []) + (members[$0]?.new ?? []) }.map(
        FilePath.folder
      )
      let paths = version.tree.projects(around: folders).compactMap { place in
        (try? place.file.get()).map { (place.path, $0) }
      }
      let contents = try version.read(paths.map(\.1))
      for (path, file) in paths {
        let project = ProjectFiles(contents: contents).read(file).configuration
        guard project.namesDeclarations else { continue }
        let folder = FilePath.folder(of: path)
        for (module, files) in members
        where (files.old + files.new).contains(where: { folder.isEmpty || $0.hasPrefix(folder + "/") }) {
          self.modules.insert(module)
        }
      }
    }
  }

  private mutating func addNeighbours(of modules: Set<Module>, in revision: GitRevision) throws(Git.Failure) {
    let known = (neighbours.missing, neighbours.changed)
    var ids: Set<String> = []
    let before = try contents(old, modules.flatMap { members[$0]?.old ?? [] })
    let after = try contents(new, modules.flatMap { members[$0]?.new ?? [] })
    for module in modules {
      var bytes = (old: DeclarationBytes(), new: DeclarationBytes())
      let files = members[module] ?? ([], [])
      let read = (old: files.old.compactMap { before[$0] }, new: files.new.compactMap { after[$0] })
      for (definition, source) in read.old { bytes.old.add(definition, from: source) }
      for (definition, source) in read.new { bytes.new.add(definition, from: source) }
      neighbours.missing.formUnion(ModuleNamesInUse(read.old.map(\.0)).missing)
      neighbours.missing.formUnion(ModuleNamesInUse(read.new.map(\.0)).missing)
      neighbours.changed.formUnion(bytes.new.changedTypes(since: bytes.old))
      if surrounded.contains(module) {
        neighbours.changed.formUnion(bytes.old.allTypes.union(bytes.new.allTypes))
      }
      // The text may now share its new ID with a text in another module.
      if !bytes.old.textIDs.isSubset(of: bytes.new.textIDs) {
        ids.formUnion(bytes.new.textIDs.subtracting(bytes.old.textIDs))
      }
    }
    // All other users of a type from outside these modules are needed, too, so treat the type as changed.
    neighbours.changed.formUnion(neighbours.missing)
    let names = neighbours.missing.subtracting(known.0).union(neighbours.changed.subtracting(known.1))
    let words = Set(names.map(\.name)).union(ids)
    guard !words.isEmpty else { return }
    guard let files = try revision.files(mentioning: words) else {
      isComplete = false
      return
    }
    let mentioning = old.definitions.filter { files.contains($0) || !$0.hasSuffix(InputFile.fileExtension) }
    let others = Dictionary(grouping: mentioning, by: old.module)
      .filter { !self.modules.contains($0.key) }
    self.modules.formUnion(try chosen(from: others, names, ids))
  }

  /// Most modules that mention a name also declare it, like copies of a template. A scan of the bytes finds
  /// these, so that only the others get parsed.
  ///
  /// - Parameter others: The definitions that mention a name or an ID.
  private func chosen(
    from others: [Module: [String]],
    _ names: Set<ModuleNamesInUse.Name>,
    _ ids: Set<String>
  ) throws(Git.Failure) -> Set<Module> {
    let scan = ReferenceScan(names, ids)
    var found: [Module: ReferenceScan.Found] = [:]
    try old.readBatches(others.values.flatMap(\.self)) { batch in
      for (file, part) in zip(batch, batch.map { scan($0.bytes) }) {
        found[old.module(file.path), default: .init()].formUnion(part)
      }
    }
    var chosen: Set<Module> = []
    var parsed: [Module: ModuleNamesInUse] = [:]
    func parse(_ modules: [Module]) throws(Git.Failure) {
      for start in stride(from: 0, to: modules.count, by: 256) {
        let part = modules[start..<min(start + 256, modules.count)]
        let contents = try contents(old, part.flatMap { others[$0] ?? [] })
        for module in part {
          let read = (others[module] ?? []).compactMap { contents[$0] }
          parsed[module] = ModuleNamesInUse(read.map(\.0))
          guard !ids.isEmpty else { continue }
          var bytes = DeclarationBytes()
          for (definition, source) in read { bytes.add(definition, from: source) }
          if !bytes.textIDs.isDisjoint(with: ids) { chosen.insert(module) }
        }
      }
    }
    try parse(found.filter(\.value.mustBeParsed).map(\.key))
    let users = Set(parsed.values.flatMap(\.missing)).intersection(neighbours.changed)
    let wanted = names.intersection(neighbours.missing.union(users))
    if !wanted.isEmpty {
      let modules = found.keys.sorted { ($0 ?? "") < ($1 ?? "") }
      for name in wanted {
        var count = 0
        for module in modules where count < 2 && found[module]?.declared.contains(name) == true {
          if parsed[module] == nil { try parse([module]) }
          if parsed[module]?.declared.contains(name) == true { count += 1 }
        }
      }
    }
    let mentioned = parsed.sorted { ($0.key ?? "") < ($1.key ?? "") }.map {
      (module: $0.key, names: $0.value)
    }
    return chosen.union(neighbours.chosen(from: mentioned))
  }

  private func contents(
    _ version: Version,
    _ paths: [String]
  ) throws(Git.Failure) -> [String: (Definition, SourceText)] {
    let bytes = try version.read(paths)
    let read = paths.map { path -> (Definition, SourceText)? in
      bytes[path].flatMap { Compiler.definition(in: InputFile(path: path, bytes: $0)) }
    }
    return Dictionary(zip(paths, read).compactMap { path, read in read.map { (path, $0) } }) { first, _ in
      first
    }
  }
}
