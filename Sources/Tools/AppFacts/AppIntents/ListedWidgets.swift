/// The widgets that people can place: those that a widget bundle or `@main` reaches.
struct ListedWidgets {
  private let types: [String: [TypeCode]]
  private let aliases: [String: TypeName]
  /// The types that call a configuration of WidgetKit.
  private let makers: Set<String>
  private var names: Set<String> = []
  private var followed: Set<String> = []
  private var isEmpty = true
  /// A bundle, or a widget in one, with a name that leads nowhere.
  private(set) var unclearBundle: String?

  init(_ types: [TypeCode], _ aliases: [String: TypeName], makers: Set<String>) {
    self.types = Dictionary(grouping: types, by: \.name)
    (self.aliases, self.makers) = (aliases, makers)
    let mains = Set(types.filter { type in type.attributes.contains { $0.name == "main" } }.map(\.name))
    var roots = mains.filter { isBundle($0) || isWidget($0) }
    // Its 'main()' can start any bundle.
    let isStarted = mains.contains { !values(of: "main", in: $0).isEmpty }
    if roots.isEmpty || isStarted {
      roots.formUnion(types.filter { $0.kind != .protocol }.map(\.name).filter(isBundle))
    }
    isEmpty = roots.isEmpty
    for root in roots.sorted() { follow(root) }
  }

  /// `nil` if unknown.
  func contains(_ type: String) -> Bool? {
    if names.contains(type) { return true }
    return isEmpty || unclearBundle != nil || !isWidget(type) ? nil : false
  }

  private mutating func follow(_ type: String) {
    guard followed.insert(type).inserted else { return }
    let bodies = values(of: "body", in: type)
    if isBundle(type) {
      if bodies.isEmpty { markUnclear(type) }
      for body in bodies { add(body, in: type) }
    } else {
      names.insert(type)
      // Another widget may be its body.
      if !makers.contains(type) {
        if bodies.isEmpty { markUnclear(type) }
        for body in bodies { add(body, in: type) }
      }
    }
  }

  private mutating func add(_ value: CodeValue, in type: String) {
    switch value {
    case .closure(let parts): for part in parts { add(part, in: type) }
    case .call(let call) where call.name == "if":
      for part in call.arguments.dropFirst() { add(part.value, in: type) }
    case .call(let call):
      let name = aliases[call.name]?.name ?? call.name
      if types[name] != nil { follow(name) } else { addMember(name, of: type) }
    case .name(let name): addMember(name, of: type)
    default: markUnclear(type)
    }
  }

  /// Follows a variable or a function that makes widgets. Without the type in front of a name, only one type
  /// may have it.
  private mutating func addMember(_ name: String, of type: String) {
    var owner = type
    if values(of: name, in: type).isEmpty {
      let owners = types.keys.filter { !values(of: name, in: $0).isEmpty }
      guard owners.count == 1, let only = owners.first else { return markUnclear(type) }
      owner = only
    }
    guard followed.insert("\(owner).\(name)").inserted else { return }
    for value in values(of: name, in: owner) { add(value, in: owner) }
  }

  private func values(of name: String, in type: String) -> [CodeValue] {
    (types[type] ?? []).flatMap { declaration in
      declaration.properties.filter { $0.name == name }.map { $0.value ?? .unknown }
        + declaration.functions.filter { $0.name.hasPrefix("\(name)(") }.map { $0.value ?? .unknown }
    }
  }

  private mutating func markUnclear(_ type: String) { unclearBundle = unclearBundle ?? type }

  /// Also through a protocol of the app.
  private func isBundle(_ type: String) -> Bool {
    inherited(type).contains { $0 == "WidgetBundle" || inherited($0).contains("WidgetBundle") }
  }

  private func isWidget(_ type: String) -> Bool { inherited(type).contains { $0.hasSuffix("Widget") } }

  private func inherited(_ type: String) -> [String] { types[type]?.flatMap(\.inherited) ?? [] }
}
