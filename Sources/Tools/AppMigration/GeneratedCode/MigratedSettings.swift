import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// The `intentc.json` of a moved module: the existing file with the settings it lacks.
struct MigratedSettings {
  let bytes: [UInt8]
  let namespace: String
  /// The parameters whose options depend on others, by `Intent.parameter`.
  let dependents: Set<String>
  /// The intents that open the app.
  let opening: Set<String>
  /// The modules that the generated App Intents import. If empty, the plain types and classes are generated
  /// with them.
  let imports: [String]

  /// Keeps what the file says, and only adds what is missing. Returns `nil` if the file isn't a JSON object.
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
    let source = SourceText(path: InputFile.projectFileName, bytes: old ?? Array("{}\n".utf8))
    guard let tree = JSONTree.read(source).0, case .object(var members) = tree.plain else { return nil }
    if isCopy { members.removeSettingsOfOneModule() }
    // An existing file may import nothing on purpose.
    if old == nil, let module { members[.imports] = .texts([module]) }
    let backends = members.list(.backends)
    let needed = ["app-intents", "intents"].map(PlainValue.string)
    members[.backends] = .array(backends + needed.filter { !backends.contains($0) })
    self.namespace = members.text(.namespace) ?? namespace
    members[.namespace] = .string(self.namespace)
    if members[.migrates] == nil { members[.migrates] = migrates.map(PlainValue.texts) ?? .boolean(true) }
    if members[.opensApp] == nil, !opensApp.isEmpty { members[.opensApp] = .texts(opensApp) }
    members.add(renames.mapValues(PlainValue.string), to: .renames)
    members.add(dependencies.mapValues(PlainValue.texts), to: .dependsOn)
    imports = members.texts(.imports)
    opening = Set(members.texts(.opensApp))
    dependents = Set(members.object(.dependsOn).keys)
    let order: [ProjectConfiguration.Key] = [
      .backends, .imports, .namespace, .migrates, .opensApp, .renames, .dependsOn,
    ]
    bytes = JSONEditor(source.bytes, tree).text(holding: .object(members), names: order.map(\.rawValue))
  }
}

extension PlainValue {
  fileprivate static func texts(_ texts: [String]) -> PlainValue { .array(texts.map(PlainValue.string)) }

  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}

/// The settings in a file, by their names.
extension [String: PlainValue] {
  fileprivate subscript(_ key: ProjectConfiguration.Key) -> PlainValue? {
    get { self[key.rawValue] }
    set { self[key.rawValue] = newValue }
  }

  fileprivate func text(_ key: ProjectConfiguration.Key) -> String? { self[key]?.text }

  fileprivate func texts(_ key: ProjectConfiguration.Key) -> [String] { list(key).compactMap(\.text) }

  fileprivate func list(_ key: ProjectConfiguration.Key) -> [PlainValue] {
    if case .array(let values)? = self[key] { values } else { [] }
  }

  fileprivate func object(_ key: ProjectConfiguration.Key) -> [String: PlainValue] {
    if case .object(let members)? = self[key] { members } else { [:] }
  }

  /// Adds members to an object. Its own members stay.
  fileprivate mutating func add(_ new: [String: PlainValue], to key: ProjectConfiguration.Key) {
    if !new.isEmpty { self[key] = .object(object(key).merging(new) { old, _ in old }) }
  }

  /// 'migrates' stays if it is true, for all intents of any module.
  fileprivate mutating func removeSettingsOfOneModule() {
    for key in ProjectConfiguration.Key.allCases where key.isOfOneModule && self[key] != .boolean(true) {
      self[key] = nil
    }
  }
}
