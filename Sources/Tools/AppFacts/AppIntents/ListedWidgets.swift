/// The widgets that people can place: those that a widget bundle or `@main` reaches.
struct ListedWidgets {
  private let types: [String: [TypeCode]]
  private let aliases: [String: TypeName]
  /// The types that call a configuration of WidgetKit.
  private let makers: Set<String>
  /// The conditions on the ways from bundles to each widget; `nil` for a way that everybody has.
  private var conditions: [String: Set<String?>] = [:]
  private var followed: Set<String> = []
  /// Whether the code starts any. Else a bundle elsewhere may list a widget.
  private(set) var knowsStart = false
  /// A bundle, or a single widget, with a name that leads nowhere.
  private(set) var unclearBundle: String?
  /// What is being followed.
  private var bundle: String?

  init(_ types: [TypeCode], in files: [FileCode], _ aliases: [String: TypeName], makers: Set<String>) {
    self.types = Dictionary(grouping: types, by: \.name)
    (self.aliases, self.makers) = (aliases, makers)
    let mains = Set(types.filter { type in type.attributes.contains { $0.name == "main" } }.map(\.name))
    var roots = mains.union(files.flatMap(\.started)).filter { isBundle($0) || isWidget($0) }
    knowsStart = !roots.isEmpty
    if roots.isEmpty || mains.contains(where: { !values(of: "main", in: $0).isEmpty }) {
      roots.formUnion(types.filter { $0.kind != .protocol }.map(\.name).filter(isBundle))
    }
    for root in roots.sorted() { follow(root, if: nil) }
  }

  /// `nil` if unknown.
  func contains(_ type: String) -> Bool? {
    if conditions[type] != nil { return true }
    return followed.isEmpty || unclearBundle != nil || !isWidget(type) ? nil : false
  }

  /// See ``AppWidget/listConditions``.
  func conditions(of type: String) -> Set<String?> {
    (conditions[type] ?? []).union(unclearBundle == nil ? [] : [nil])
  }

  private mutating func follow(_ type: String, if condition: String?) {
    guard followed.insert("\(type) \(condition ?? "")").inserted else { return }
    let outer = bundle
    if outer == nil || isBundle(type) { bundle = type }
    defer { bundle = outer }
    if !isBundle(type) {
      conditions[type, default: []].insert(condition)
      // Another widget may be its body.
      if makers.contains(type) { return }
    }
    let bodies = values(of: "body", in: type)
    if bodies.isEmpty { markUnclear() }
    for body in bodies { add(body.value, in: type, if: condition ?? body.condition) }
  }

  private mutating func add(_ value: CodeValue, in type: String, if condition: String?) {
    switch value {
    case .closure(let parts): for part in parts { add(part, in: type, if: condition) }
    case .branch(let inner, let body): add(body, in: type, if: condition ?? Self.limit(inner))
    case .call(let call) where call.name == "buildBlock":
      for part in call.arguments { add(part.value, in: type, if: condition) }
    case .call(let call):
      let name = aliases[call.name]?.name ?? call.name
      if types[name] != nil { follow(name, if: condition) } else { addMember(name, of: type, if: condition) }
    case .name(let name): addMember(name, of: type, if: condition)
    default: markUnclear()
    }
  }

  /// Leaves out conditions that other people fulfil with a build of their own, such as that for the watch.
  private static func limit(_ condition: String) -> String? {
    let isForSome = BuildCondition.asksForMoreThanSystem(condition) || condition.contains("available(")
    return isForSome ? condition : nil
  }

  /// Follows a variable or a function that makes widgets. Without the type in front of a name, only one type
  /// may have it.
  private mutating func addMember(_ name: String, of type: String, if condition: String?) {
    guard followed.insert("\(type).\(name) \(condition ?? "")").inserted else { return }
    var owner = type
    if values(of: name, in: type).isEmpty {
      let owners = types.keys.filter { !values(of: name, in: $0).isEmpty }
      guard owners.count == 1, let only = owners.first else { return markUnclear() }
      owner = only
      guard followed.insert("\(owner).\(name) \(condition ?? "")").inserted else { return }
    }
    for found in values(of: name, in: owner) { add(found.value, in: owner, if: condition ?? found.condition) }
  }

  private func values(of name: String, in type: String) -> [(value: CodeValue, condition: String?)] {
    let results = (types[type] ?? []).flatMap { $0.results(of: name) }
    return results.map { ($0.value ?? .unknown, $0.condition.flatMap(Self.limit)) }
  }

  private mutating func markUnclear() { unclearBundle = unclearBundle ?? bundle }

  /// Also through a protocol of the app.
  private func isBundle(_ type: String) -> Bool {
    inherited(type).contains { $0 == "WidgetBundle" || inherited($0).contains("WidgetBundle") }
  }

  private func isWidget(_ type: String) -> Bool { inherited(type).contains { $0.hasSuffix("Widget") } }

  private func inherited(_ type: String) -> [String] { types[type]?.flatMap(\.inherited) ?? [] }
}
