import AppFacts
import AppProjects
import IntentDiagnostics

/// Finds the files that a handler needs in another target than its own: a program that registers the handler
/// compiles them, too.
struct NeededFiles: Sendable {
  /// The files to add to a target.
  struct Found {
    var paths: [String] = []
    /// Needed files that the target can't build.
    var clashes: [FileClash] = []
  }

  private let files: [String: FileCode]
  private let names: [String: FileNames]
  private let paths: [String]
  private let targets: AppTargets
  private let declared: Set<String>
  private let objectiveC: [String: Set<String>]

  /// - Parameters:
  ///   - paths: All Swift files of the app.
  ///   - objectiveC: The Objective-C classes, by file.
  init(
    _ files: [FileCode],
    of paths: [String],
    _ targets: AppTargets,
    objectiveC: [String: Set<String>] = [:]
  ) {
    self.objectiveC = objectiveC
    self.files = Dictionary(firsts: files.map { ($0.path, $0) })
    self.paths = paths
    names = self.files.mapValues(FileNames.init)
    declared = Set(names.values.lazy.flatMap(\.types)).union(objectiveC.values.joined())
    self.targets = targets
  }

  func file(_ path: String) -> FileCode? { files[path] }

  /// The modules that a target's files import.
  func imports(of target: AppTarget) -> Set<String> {
    Set(files.values.lazy.filter { target.has($0.path) }.flatMap { $0.imports.map(\.name) })
  }

  /// Whether a file declares the name, as a type or outside of types.
  func declares(_ name: String) -> Bool { declared.contains(name) }

  /// Finds the roots, and the files in their folders that they need, where no target is known.
  ///
  /// - Parameter program: A file in the folder of the program, which already builds its own files.
  func nearby(_ roots: [String], except program: String?) -> [String] {
    var needed = Set(roots)
    var pending = roots
    while let path = pending.popLast() {
      let folder = FilePath.folder(of: path)
      guard folder != program.map(FilePath.folder), let file = files[path] else { continue }
      for (other, names) in names where FilePath.folder(of: other) == folder && !needed.contains(other) {
        guard !names.offered.isDisjoint(with: file.uses) else { continue }
        needed.insert(other)
        pending.append(other)
      }
    }
    return needed.sorted()
  }

  /// Finds the files of a target that declare one of the names.
  func declared(_ wanted: Set<String>, in target: AppTarget) -> [(name: String, path: String)] {
    names.filter { target.has($0.key) }.flatMap { path, names in
      names.offered.intersection(wanted).map { (name: $0, path: path) }
    }
    .sorted { ($0.path, $0.name) < ($1.path, $1.name) }
  }

  /// Whether a file that shares a target with another file declares a name.
  func declares(_ name: String, beside path: String, except own: String) -> Bool {
    declares(name)
      && (names.contains { $0 != own && $1.offered.contains(name) && targets.haveSameTarget(path, $0) }
        || objectiveC.contains { $1.contains(name) && targets.haveSameTarget(path, $0) })
  }

  /// Finds the given files, and the files that they need from their targets. Omits files of the program's
  /// targets.
  ///
  /// - Parameters:
  ///   - roots: The files, with the types that are needed from them.
  ///   - uses: By these files, the types that the program names beside the handlers.
  ///   - owners: The keys of the program's targets.
  ///   - created: New files of these targets.
  func found(
    for roots: [String: Set<String>],
    using uses: [String: Set<String>] = [:],
    in owners: Set<String>,
    besides created: [String]
  ) -> Found {
    let missing = roots.keys.filter { !isOwned($0, owners) }.sorted()
    var search = Search(self, from: missing + uses.keys, for: owners, besides: created)
    for (path, names) in uses.sorted(by: { $0.key < $1.key }) { search.take(names, usedIn: path) }
    for path in missing { search.takeRoot(path, for: roots[path] ?? []) }
    search.takeAllNeeded()
    return search.result
  }

  private func isOwned(_ path: String, _ owners: Set<String>) -> Bool {
    targets.targets(with: path).contains { owners.contains($0.key) }
  }
}

extension NeededFiles {
  /// Starts with some files, and takes the files that declare the names these use, until the program's
  /// targets lack nothing.
  private struct Search {
    private let all: NeededFiles
    /// The names that the program's targets declare.
    private let available: Set<String>
    /// These names, and the names in the taken files.
    private var types: Set<String>
    private var members: Set<FileNames.Member>
    /// The files that declare a name for others.
    private var declaring: [String: [String]] = [:]
    /// The files that add a member to a type.
    private var adding: [FileNames.Member: [(type: String, path: String)]] = [:]
    private var taken: TakenNames
    private var clashes: [String: FileClash] = [:]
    private var paths: Set<String> = []
    /// Files that were taken, but not searched for the names they use.
    private var pending: [String] = []

    /// - Parameter places: Files of the targets to take other files from.
    init(_ all: NeededFiles, from places: [String], for owners: Set<String>, besides created: [String]) {
      self.all = all
      let targets = all.targets
      let sources = Set(places.flatMap(targets.keys)).subtracting(owners)
      let programFiles = all.names.filter { all.isOwned($0.key, owners) }.values
      let programClasses = all.objectiveC.filter { all.isOwned($0.key, owners) }
      // Swift sees a target's classes of Objective-C through its bridging header.
      available = Set(programFiles.flatMap(\.offered)).union(programClasses.values.joined())
      types = available
      members = Set(programFiles.flatMap(\.members))
      for (path, names) in all.names.sorted(by: { $0.key < $1.key }) {
        let isInSource = targets.targets(with: path).contains { sources.contains($0.key) }
        guard isInSource, !all.isOwned(path, owners) else { continue }
        for name in names.offered { declaring[name, default: []].append(path) }
        for (type, member) in names.added { adding[member, default: []].append((type: type, path: path)) }
      }
      taken = TakenNames(targets)
      for path in (all.paths + created).sorted() where all.isOwned(path, owners) || created.contains(path) {
        taken.add(path, all.files[path])
      }
      for (path, names) in programClasses { taken.add(path, names) }
    }

    var result: Found {
      Found(paths: paths.sorted(), clashes: clashes.sorted { $0.key < $1.key }.map(\.value))
    }

    /// Takes the files that declare names for a file.
    mutating func take(_ names: Set<String>, usedIn path: String) {
      for name in names.sorted() where !available.contains(name) {
        _ = takeFiles(declaring: name, near: path)
      }
    }

    /// Takes a file. If the target can't build the file, still looks for what the file uses.
    mutating func takeRoot(_ path: String, for names: Set<String>) {
      take([path], for: names)
      if clashes[path] != nil { pending.append(path) }
    }

    /// Takes the files that the taken files use.
    mutating func takeAllNeeded() {
      while let path = pending.popLast() {
        let names = all.names[path]
        members.formUnion(names?.members ?? [])
        types.formUnion(names?.types ?? [])
        for name in all.files[path]?.uses ?? []
        where !available.contains(name) && names?.types.contains(name) != true {
          if !takeFiles(declaring: name, near: path) { takeFiles(adding: .named(name)) }
        }
        for made in (names?.made ?? []).sorted(by: { $0.words < $1.words }) { takeFiles(adding: made) }
      }
    }

    /// Takes the files that add a member to a type, unless a taken file has the member.
    private mutating func takeFiles(adding member: FileNames.Member) {
      guard !members.contains(member) else { return }
      // Other types belong to the system. A file that declares its own type of the name only extends its own
      // type.
      let extending = (adding[member] ?? []).filter { other in
        let isDeclared = declaring[other.type] != nil
        return !isDeclared || types.contains(other.type) && !available.contains(other.type)
      }
      take(extending.map(\.path), for: [member.words])
    }

    /// Takes the files that the target can have.
    private mutating func take(_ files: [String], for names: Set<String>) {
      var first: FileClash?
      for path in files where !paths.contains(path) {
        let clash = clashes[path] ?? taken.clash(of: path, all.files[path])
        if let clash {
          first = first ?? clash
          continue
        }
        paths.insert(path)
        taken.add(path, all.files[path])
        pending.append(path)
      }
      guard var clash = first, paths.isDisjoint(with: files) else { return }
      clash.needed.formUnion(names)
      clashes[clash.path] = clash
    }

    /// Returns whether a file declares the name.
    private mutating func takeFiles(declaring name: String, near path: String) -> Bool {
      let next = (declaring[name] ?? []).filter { $0 != path }
      // A target's files use each other's names, so its own declaration wins.
      let near = next.filter { all.targets.haveSameTarget(path, $0) }
      take(near.isEmpty ? next : near, for: [name])
      return !next.isEmpty
    }
  }
}
