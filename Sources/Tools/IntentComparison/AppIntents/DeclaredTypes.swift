import IntentDiagnostics

struct DeclaredTypes {
  private var types: [String: [TypeCode]] = [:]
  private let aliases: [String: TypeName]
  private(set) var intents: [TypeCode] = []
  let intentConfigurations: [IntentReference]

  init(_ code: AppIntentsCode) {
    aliases = code.aliases
    intentConfigurations = code.intentConfigurations
    var order: [(name: String, place: Int)] = []
    for type in code.types where !type.isExtension {
      order.append((type.name, types[type.name]?.count ?? 0))
      types[type.name, default: []].append(type)
    }
    for type in code.types where type.isExtension {
      for place in (types[type.name] ?? []).indices.prefix(8) {
        types[type.name]?[place].inherited += type.inherited
        types[type.name]?[place].properties += type.properties
        types[type.name]?[place].functions += type.functions
      }
    }
    intents = order.compactMap { types[$0.name]?[$0.place] }.filter(isIntent)
  }

  /// Prefers a declaration in the scope of `user`, then one that App Intents can use.
  func type(_ name: String, seenFrom user: TypeCode? = nil) -> TypeCode? {
    let candidates = types[name] ?? types[resolved(TypeName(name)).name] ?? []
    guard candidates.count > 1 else { return candidates.first }
    if let user {
      let scopes = user.scope + [user.name]
      for count in stride(from: scopes.count, to: 0, by: -1) {
        let scope = Array(scopes.prefix(count))
        if let nearest = candidates.first(where: { $0.scope == scope }) { return nearest }
      }
    }
    return candidates.first { !conformances(of: $0).isDisjoint(with: Self.values) } ?? candidates.first
  }

  private static let values: Set<String> = ["AppEnum", "AppEntity", "EntityQuery", "DynamicOptionsProvider"]

  func resolved(_ type: TypeName) -> TypeName {
    var result = type
    // Aliases may form a cycle.
    for _ in 0..<8 {
      guard types[result.name] == nil, let target = aliases[result.name] else { break }
      result.name = target.name
      result.isArray = result.isArray || target.isArray
      result.isOptional = result.isOptional || target.isOptional
    }
    return result
  }

  func conformances(of type: TypeCode) -> Set<String> {
    var found: Set<String> = []
    var pending = type.inherited
    while let name = pending.popLast() {
      guard found.insert(name).inserted else { continue }
      pending += types[name]?.flatMap(\.inherited) ?? []
      if let target = aliases[name] { pending.append(target.name) }
    }
    return found
  }

  /// The system identifies a case by its raw value.
  func rawName(of name: String, in type: String) -> String {
    guard let found = self.type(type)?.cases.first(where: { $0.name == name }) else { return name }
    return found.rawValue?.text ?? name
  }

  private func isIntent(_ type: TypeCode) -> Bool {
    type.property("intentClassName") != nil
      || conformances(of: type).contains { $0 == "AppIntent" || $0 == "WidgetConfigurationIntent" }
      || type.properties.contains { $0.parameter != nil }
  }
}

extension PropertyCode {
  var parameter: CallCode? { attributes.first { $0.name == "Parameter" || $0.name == "IntentParameter" } }
}
