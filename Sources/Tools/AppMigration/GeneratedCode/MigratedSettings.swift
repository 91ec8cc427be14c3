import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// The `intentc.json` of a moved module: the existing file with the settings it lacks.
struct MigratedSettings {
  private(set) var bytes: [UInt8]
  private(set) var namespace: String
  private(set) var dependents: Set<String> = []
  /// The intents that open the app.
  private(set) var opening: Set<String> = []
  /// The modules that the generated App Intents import. If empty, the plain types and classes are generated
  /// with them.
  private(set) var imports: [String] = []

  /// Returns `nil` if the file isn't a JSON object.
  ///
  /// - Parameters:
  ///   - isCopy: Whether the file also stays for other modules: paths and names of elements are theirs.
  ///   - namespace: For a file without one.
  ///   - migrates: The intents to migrate; `nil` for all.
  ///   - opensApp: The intents that only open the app.
  ///   - renames: Swift names for intents, by their paths.
  ///   - dependencies: The parameters that a parameter's options depend on, by `Intent.parameter`.
  ///   - module: The module of plain types and classes; `nil` for the program itself.
  init?(
    _ old: [UInt8]?,
    isCopy: Bool = false,
    namespace: String,
    migrates: [String]?,
    opensApp: [String] = [],
    renames: [String: String] = [:],
    dependencies: [String: [String]],
    importing module: String? = nil
  ) {
    // Keep what the file says, and only add what is missing. The imports of an existing file stay as they
    // are.
    var members: [String: PlainValue] = [:]
    var tree: JSONTree?
    if let old {
      tree = JSONTree.read(SourceText(path: InputFile.projectFileName, bytes: old)).0
      guard let tree, case .object(let found) = tree.plain else { return nil }
      members = found
    }
    if isCopy {
      // 'migrates' can be true, for all intents of any module.
      for key in ProjectConfiguration.Key.allCases where key.isOfOneModule && members[key] != .boolean(true) {
        members[key] = nil
      }
    }
    if case .array(let found)? = members[.imports] {
      imports = found.compactMap { if case .string(let name) = $0 { name } else { nil } }
    } else if let module, old == nil {
      imports = [module]
      members[.imports] = .array([.string(module)])
    }
    let backends = ["app-intents", "intents"]
    if case .array(let found)? = members[.backends] {
      let missing = backends.map(PlainValue.string).filter { !found.contains($0) }
      members[.backends] = .array(found + missing)
    } else {
      members[.backends] = .array(backends.map(PlainValue.string))
    }
    if case .string(let found)? = members[.namespace] {
      self.namespace = found
    } else {
      self.namespace = namespace
      members[.namespace] = .string(namespace)
    }
    if members[.migrates] == nil {
      members[.migrates] = migrates.map { .array($0.map(PlainValue.string)) } ?? .boolean(true)
    }
    if members[.opensApp] == nil, !opensApp.isEmpty {
      members[.opensApp] = .array(opensApp.map(PlainValue.string))
    }
    if case .array(let found)? = members[.opensApp] {
      opening = Set(found.compactMap { if case .string(let name) = $0 { name } else { nil } })
    }
    if !renames.isEmpty {
      var all: [String: PlainValue] = [:]
      if case .object(let found)? = members[.renames] { all = found }
      members[.renames] = .object(all.merging(renames.mapValues(PlainValue.string)) { old, _ in old })
    }
    var known: [String: PlainValue] = [:]
    if case .object(let found)? = members[.dependsOn] { known = found }
    for (name, parameters) in dependencies where known[name] == nil {
      known[name] = .array(parameters.map(PlainValue.string))
    }
    if !known.isEmpty { members[.dependsOn] = .object(known) }
    dependents = Set(known.keys)

    let start = Array("{}\n".utf8)
    let source = old ?? start
    guard let root = tree ?? JSONTree.read(SourceText(path: "", bytes: start)).0 else { return nil }
    let order: [ProjectConfiguration.Key] = [
      .backends, .imports, .namespace, .migrates, .opensApp, .renames, .dependsOn,
    ]
    bytes = JSONEditor(source, root).text(holding: .object(members), names: order.map(\.rawValue))
  }
}

extension [String: PlainValue] {
  fileprivate subscript(_ key: ProjectConfiguration.Key) -> PlainValue? {
    get { self[key.rawValue] }
    set { self[key.rawValue] = newValue }
  }
}
