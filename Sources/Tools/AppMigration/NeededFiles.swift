import AppProjects
import IntentComparison

/// Finds the files that a handler needs in another target than its own: a program that registers the handler compiles
/// them, too.
struct NeededFiles {
  /// The names that a file declares for others.
  private struct Names {
    var types: Set<String> = []
    /// Members that extensions add, with the types.
    var added: [(type: String, member: String)] = []
    var members: Set<String> = []

    init(_ file: FileCode) {
      types = Set(file.globals.map(\.name) + file.functions.map(\.name) + file.aliases.keys)
      for type in file.types {
        let members =
          type.functions.map { String($0.name.prefix { $0 != "(" }) } + type.properties.map(\.name)
        self.members.formUnion(members + type.cases.map(\.name))
        if type.isExtension {
          added += members.map { (type: type.name, member: $0) }
        } else if type.scope.isEmpty {
          types.insert(type.name)
        }
      }
    }
  }

  private let files: [String: FileCode]
  private let names: [String: Names]
  private let targets: AppTargets
  private let declared: Set<String>

  init(_ files: [FileCode], _ targets: AppTargets) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    names = self.files.mapValues(Names.init)
    declared = Set(names.values.lazy.flatMap(\.types))
    self.targets = targets
  }

  /// Whether a file that was read declares a type or else outside of types.
  func declares(_ name: String) -> Bool { declared.contains(name) }

  /// Lists the given files, and the files that they need from their targets. Omits files of the program's
  /// targets.
  ///
  /// - Parameter owners: The names of the program's targets.
  func paths(for roots: [String], in owners: Set<String>) -> [String] {
    let missing = roots.filter { !isOwned($0, owners) }
    let sources = Set(missing.flatMap { targets.targets(with: $0) }.map(\.name)).subtracting(owners)
    guard !sources.isEmpty else { return Set(missing).sorted() }
    let own = names.filter { isOwned($0.key, owners) }.values
    let known = Set(own.flatMap(\.types))
    var types = known
    var members = Set(own.flatMap(\.members))
    var declaring: [String: [String]] = [:]
    var adding: [String: [(type: String, path: String)]] = [:]
    for (path, names) in names.sorted(by: { $0.key < $1.key }) {
      guard targets.targets(with: path).contains(where: { sources.contains($0.name) }), !isOwned(path, owners)
      else { continue }
      for name in names.types { declaring[name, default: []].append(path) }
      for (type, member) in names.added { adding[member, default: []].append((type: type, path: path)) }
    }
    var found = Set(missing)
    var pending = missing.sorted()
    while let path = pending.popLast() {
      members.formUnion(names[path]?.members ?? [])
      types.formUnion(names[path]?.types ?? [])
      for name in files[path]?.uses ?? [] where !known.contains(name) {
        var next = declaring[name] ?? []
        if next.isEmpty, !members.contains(name) {
          // The other types are the system's.
          let others = adding[name] ?? []
          next = others.filter { declaring[$0.type] == nil || types.contains($0.type) }.map { $0.path }
        }
        for other in next where found.insert(other).inserted { pending.append(other) }
      }
    }
    return found.sorted()
  }

  private func isOwned(_ path: String, _ owners: Set<String>) -> Bool {
    targets.targets(with: path).contains { owners.contains($0.name) }
  }
}
