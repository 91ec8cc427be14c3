import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// The modules that have to be read to compare two versions: those that differ, and those that share types with them.
struct ComparedModules {
  /// A module: the folder of definitions that a search found, or `nil` for all definitions that were named.
  typealias Module = String?

  /// The definitions of one version, before they are read.
  struct Version {
    var tree: FileTree
    var definitions: [String]
    /// The module of a definition.
    var module: (String) -> Module
    /// Reads files, by their paths. A file that cannot be read is left out.
    var read: ([String]) throws(Git.Failure) -> [String: [UInt8]]
  }

  private(set) var modules: Set<Module> = []
  private let old: Version
  private let new: Version
  private let changes: ChangedFiles
  /// The definitions of each module in both versions.
  private let members: [Module: (old: [String], new: [String])]
  /// The modules whose types count as changed, because a table or a project file differs.
  private var surrounded: Set<Module> = []
  private var neighbours = ModuleNeighbours<Module>()
  private var isComplete = true

  /// The modules to read; `nil` for all.
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
      // Of localised copies, each version may have another.
      if files.old.contains(where: { !after.contains($0) })
        || files.new.contains(where: { !before.contains($0) })
        || files.new.contains(where: changes.touches)
      {
        modules.insert(module)
      }
      if (files.old + files.new).contains(where: changes.touchesSurroundings) { surrounded.insert(module) }
      // A link that is not followed is noted.
      if Self.hasBrokenLinks(files.old, old.tree) || Self.hasBrokenLinks(files.new, new.tree) {
        modules.insert(module)
      }
    }
    modules.formUnion(surrounded)
  }

  /// Whether a link to a table or project file of some definitions leads out of the repository, or forms a loop.
  private static func hasBrokenLinks(_ definitions: [String], _ tree: FileTree) -> Bool {
    guard !tree.links.isEmpty else { return false }
    let places = definitions.flatMap(tree.tables) + tree.projects(around: definitions.map(FilePath.folder))
    return places.contains { (try? $0.file.get()) == nil }
  }

  /// Adds all modules of a project that names declarations, because each name must be that of a declaration.
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

  /// Adds the modules with types that some modules refer to, and those that refer to types that differ.
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
      // A text may take over the ID of a text in another module.
      if !bytes.old.textIDs.isSubset(of: bytes.new.textIDs) {
        ids.formUnion(bytes.new.textIDs.subtracting(bytes.old.textIDs))
      }
    }
    // What shares a type of another module with a module is joined with it too.
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
    let found = try contents(old, others.values.flatMap(\.self))
    var mentioned: [(module: Module, names: ModuleNamesInUse)] = []
    for (module, paths) in others.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      let read = paths.compactMap { found[$0] }
      mentioned.append((module, ModuleNamesInUse(read.map(\.0))))
      var bytes = DeclarationBytes()
      for (definition, source) in read { bytes.add(definition, from: source) }
      if !bytes.textIDs.isDisjoint(with: ids) { self.modules.insert(module) }
    }
    self.modules.formUnion(neighbours.chosen(from: mentioned))
  }

  /// Reads definitions; those with errors are left out.
  private func contents(
    _ version: Version,
    _ paths: [String]
  ) throws(Git.Failure) -> [String: (Definition, SourceText)] {
    let bytes = try version.read(paths)
    let read = paths.concurrentMap(jobs: Processors.count) { path -> (Definition, SourceText)? in
      bytes[path].flatMap { Compiler.definition(in: InputFile(path: path, bytes: $0)) }
    }
    return Dictionary(zip(paths, read).compactMap { path, read in read.map { (path, $0) } }) { first, _ in
      first
    }
  }
}

/// Chooses the modules that share enums or object types with modules that differ between two versions.
struct ModuleNeighbours<Module: Hashable & Sendable> {
  /// The names that modules refer to without declaring them.
  var missing: Set<ModuleNamesInUse.Name> = []
  /// The names of enums and object types that differ.
  var changed: Set<ModuleNamesInUse.Name> = []

  init() {}

  /// The neighbours among other modules.
  ///
  /// Two modules that declare a name are as good as all of them: a name with several owners belongs to none.
  ///
  /// - Parameter others: The names of the other modules, in order.
  func chosen(from others: [(module: Module, names: ModuleNamesInUse)]) -> Set<Module> {
    var owners: [ModuleNamesInUse.Name: [Module]] = [:]
    var users: [ModuleNamesInUse.Name: [Module]] = [:]
    for (module, names) in others {
      for name in names.declared where owners[name, default: []].count < 2 {
        owners[name, default: []].append(module)
      }
      for name in names.missing { users[name, default: []].append(module) }
    }
    var chosen: Set<Module> = []
    for name in missing { chosen.formUnion(owners[name] ?? []) }
    for name in changed {
      guard let users = users[name] else { continue }
      chosen.formUnion(users + (owners[name] ?? []))
    }
    return chosen
  }
}

/// What the files of a module contain that other modules may depend on, to see whether that differs between two
/// versions.
struct DeclarationBytes: Sendable {
  private var types: [ModuleNamesInUse.Name: [[UInt8]?]] = [:]
  /// The IDs of the texts.
  private(set) var textIDs: Set<String> = []

  init() {}

  /// Adds a definition that was read from a text.
  mutating func add(_ definition: Definition, from source: SourceText) {
    func add(_ name: Located<String>?, isEnum: Bool, _ range: Range<Int>?) {
      guard let name else { return }
      let bytes = range.map { Array(source.bytes[$0]) }
      types[ModuleNamesInUse.Name(isEnum: isEnum, name: name.value), default: []].append(bytes)
    }
    for enumeration in definition.enums { add(enumeration.name, isEnum: true, enumeration.range) }
    for type in definition.types { add(type.name, isEnum: false, type.range) }
    definition.forEachText { text in
      if let id = text.text.id { textIDs.insert(id.value) }
    }
  }

  /// The enums and object types that are not the same text in both versions. A binary file has no text.
  func changedTypes(since old: DeclarationBytes) -> Set<ModuleNamesInUse.Name> {
    Set(types.keys).union(old.types.keys).filter { name in
      guard let bytes = types[name], !bytes.contains(nil) else { return true }
      return bytes != old.types[name]
    }
  }

  /// All enums and object types.
  var allTypes: Set<ModuleNamesInUse.Name> { Set(types.keys) }
}
