import IntentDiagnostics

/// Looks up the declared types by name, each with its extensions.
package struct DeclaredTypes: Sendable {
  package let code: AppIntentsCode
  private var types: [String: [TypeCode]] = [:]
  private let index: TypeIndex
  package let targets: CodeTargets
  private let aliases: [String: TypeName]
  /// The names of types that have extensions, declared here or elsewhere.
  private let extended: Set<String>
  /// All types, in the order of the sources.
  package let declared: [TypeCode]
  package private(set) var intents: [TypeCode] = []
  /// The enums and entities.
  package private(set) var valueTypes: [TypeCode] = []

  package init(_ code: AppIntentsCode) {
    aliases = code.aliases.merging(["TimeInterval": TypeName("Double")]) { own, _ in own }
    extended = Set(code.types.lazy.filter(\.isExtension).map(\.name))
    self.code = code
    let targets = code.targets.tellTypesApart ? code.targets : CodeTargets()
    self.targets = targets
    var index = TypeIndex(targets)
    var order: [(name: String, number: Int)] = []
    for type in code.types where !type.isExtension {
      let number = types[type.name]?.count ?? 0
      order.append((type.name, number))
      index.add(type, at: number)
      types[type.name, default: []].append(type)
    }
    for type in code.types where type.isExtension {
      var numbers = index.indices(of: type.name, in: [type.scope], seenFrom: type)
      // It may also name a module or an alias.
      if numbers.isEmpty { numbers = index.indices(of: type.name, in: [nil], seenFrom: type) }
      for number in numbers.prefix(Self.namesakeLimit) {
        types[type.name]?[number].inherited += type.inherited
        types[type.name]?[number].properties += type.properties
        types[type.name]?[number].functions += type.functions
      }
    }
    self.index = index
    let types = types
    declared = order.compactMap { types[$0.name]?[$0.number] }
    // Each target can have an App Intent of one name.
    intents = Self.merged(declared.filter(isIntent)) { intent in
      let className = intent.property("intentClassName")?.value?.text ?? ""
      return intent.scope + [intent.name, className, intent.location?.file ?? ""]
    }
    valueTypes = Self.merged(declared.filter(isValueType)) { $0.scope + [$0.name, targets.home(of: $0)] }
  }

  /// Several targets can contain a file, and the branches of an `#if` can declare a type each.
  private static func merged(_ types: [TypeCode], by key: (TypeCode) -> [String]) -> [TypeCode] {
    var result: [TypeCode] = []
    var indices: [[String]: Int] = [:]
    for type in types {
      let key = key(type)
      guard let index = indices[key] else {
        indices[key] = result.count
        result.append(type)
        continue
      }
      result[index].condition = BuildCondition.either(result[index].condition, type.condition)
    }
    return result
  }

  /// Whether a type is an enum or entity of App Intents, so that the system stores its values.
  package func isValueType(_ type: TypeCode) -> Bool {
    !Self.isUnion(type) && conformances(of: type).contains { $0 == "AppEnum" || $0.hasSuffix("Entity") }
  }

  package static func isUnion(_ type: TypeCode) -> Bool {
    type.attributes.contains { $0.name == "UnionValue" }
  }

  /// Whether parameters can have a type of Swift without a declaration, as numbers and texts do.
  package static func isPlain(_ type: TypeName) -> Bool { PlainTypes.all.contains(type.name) }

  /// Whether another declaration has the name, perhaps in another target.
  package func hasNamesake(_ type: TypeCode) -> Bool { (types[type.name]?.count ?? 0) > 1 }

  /// Whether a type is one of the packages through which an app finds the App Intents of a framework.
  package var hasIntentsPackage: Bool {
    declared.contains { conformances(of: $0).contains("AppIntentsPackage") }
  }

  /// The declaration that a name means: preferably one in the scope of `user`, then a type that App Intents
  /// can use.
  package func type(_ written: TypeName, seenFrom user: TypeCode) -> TypeCode? {
    let written = types[written.name] == nil ? resolved(written) : written
    let candidates = types[written.name] ?? []
    guard candidates.count > 1 else { return candidates.first }
    let enclosing = user.scope + [user.name]
    let scopes = written.scopes.flatMap { scope in
      (0...enclosing.count).reversed().map { Array(enclosing.prefix($0)) + scope }
    }
    var numbers = index.indices(of: written.name, in: scopes, seenFrom: user)
    if numbers.isEmpty { numbers = index.indices(of: written.name, in: [nil], seenFrom: user) }
    let usable = numbers.prefix(Self.namesakeLimit).first {
      !conformances(of: candidates[$0]).isDisjoint(with: Self.values)
    }
    return (usable ?? numbers.first).map { candidates[$0] }
  }

  /// Ten times what real types need, including inherited conformances.
  private static let conformanceLimit = 200
  /// How many types of one name count, for example in several targets.
  private static let namesakeLimit = 8

  private static let values: Set<String> = ["AppEnum", "AppEntity", "EntityQuery", "DynamicOptionsProvider"]

  package func resolved(_ type: TypeName) -> TypeName {
    var result = type
    // 'Person.ID' is the type of the identifier of 'Person', unless the type has an alias.
    if type.name.hasSuffix(".ID") {
      let owner = String(type.name.dropLast(".ID".count))
      let id = types[owner]?.lazy.compactMap { $0.property("id")?.type }.first
      guard let id = id ?? aliases["ID"], id.name != type.name else { return type }
      result.name = id.name
    }
    // Aliases may form a cycle, and one in another type may have the name of a plain type, such as
    // `R.String`.
    for _ in 0..<8 where !PlainTypes.all.contains(result.name) {
      guard types[result.name] == nil, let target = aliases[result.name] else { break }
      (result.name, result.owner) = (target.name, target.owner)
      result.isArray = result.isArray || target.isArray
      result.isOptional = result.isOptional || target.isOptional
    }
    return result
  }

  /// Finds a property of a type. Also looks in the project's own protocols, because their extensions can give
  /// all types a property.
  package func property(_ name: String, of type: TypeCode) -> PropertyCode? {
    type.property(name)
      ?? conformances(of: type).sorted().lazy.compactMap { conformance in
        let properties = types[conformance]?.first?.properties.filter { $0.name == name } ?? []
        // A requirement has no value.
        return properties.first { $0.value != nil } ?? properties.first
      }.first
  }

  package func conformances(of type: TypeCode) -> Set<String> {
    var names: Set<String> = []
    var pending = type.inherited + type.attributes.compactMap { Self.macros[$0.name] }
    while let name = pending.popLast(), names.count < Self.conformanceLimit {
      guard names.insert(name).inserted else { continue }
      pending += types[name]?.prefix(Self.namesakeLimit).flatMap(\.inherited) ?? []
      if let target = aliases[name] { pending.append(target.name) }
    }
    return names
  }

  /// The path of a file, without a revision such as `main:`.
  package func path(of file: String) -> String {
    let name = code.names[file] ?? file
    return name.split(separator: ":", maxSplits: 1).last.map(String.init) ?? name
  }

  /// Whether the sources declare or extend a type, even a type of another module.
  package func mention(_ name: String) -> Bool {
    types[name] != nil || aliases[name] != nil || extended.contains(name)
  }

  /// The condition under which an entity has its query; `nil` if each build has it.
  package func condition(of query: TypeCode, for entity: TypeCode) -> String? {
    let declarations = (types[query.name] ?? [])
      .filter { $0.scope == query.scope && targets.home(of: $0) == targets.home(of: query) }.map(\.condition)
    let uses = entity.properties.filter { $0.name == "defaultQuery" }.map(\.condition)
    let functions = query.functions.filter { $0.name == "entities(for:)" }.map(\.condition)
    return [declarations, uses, functions].lazy.compactMap { conditions in
      conditions.dropFirst().reduce(conditions.first ?? nil, BuildCondition.either)
    }
    .first
  }

  package func rawName(of name: String, in type: TypeName, seenFrom user: TypeCode) -> String {
    self.type(type, seenFrom: user)?.cases.first { $0.name == name }?.rawName ?? name
  }

  /// Protocols that Apple's macros add to a type.
  private static let macros = [
    "AppIntent": "AppIntent", "AssistantIntent": "AppIntent", "AppEntity": "AppEntity",
    "AssistantEntity": "AppEntity", "AppEnum": "AppEnum", "AssistantEnum": "AppEnum",
  ]

  /// Whether a type is an App Intent. Apple has many protocols for them, such as `OpenIntent`. A project's
  /// own protocol only counts if it inherits one of them. SiriKit's classes inherit `INIntent`, which isn't
  /// one.
  package func isIntent(_ type: TypeCode) -> Bool {
    type.property("intentClassName") != nil
      || conformances(of: type).contains(where: isSystemProtocol)
      || type.properties.contains { $0.parameter != nil }
  }

  /// The project's own protocol that makes a type an App Intent; `nil` if the type names one of Apple's
  /// itself.
  package func intentProtocol(of type: TypeCode) -> String? {
    guard !type.attributes.contains(where: { Self.macros[$0.name] != nil }) else { return nil }
    var named: Set<String> = []
    var pending = type.inherited
    // An alias counts as its target.
    while let name = pending.popLast(), named.count < Self.conformanceLimit {
      guard named.insert(name).inserted else { continue }
      if let target = aliases[name] { pending.append(target.name) }
      pending += types[name]?.first { $0.kind == .composition }?.inherited ?? []
    }
    guard !named.contains(where: { $0.hasSuffix("Intent") && !isOwnProtocol($0) }) else { return nil }
    return named.sorted().first { name in
      types[name]?.contains { $0.kind == .protocol && conformances(of: $0).contains(where: isSystemProtocol) }
        ?? false
    }
  }

  private func isSystemProtocol(_ name: String) -> Bool {
    name.hasSuffix("Intent") && name != "INIntent" && !isOwnProtocol(name)
  }

  /// Namespaces of texts may have an enum of any name, such as `L10n.AppIntent`.
  private func isOwnProtocol(_ name: String) -> Bool {
    types[name]?.prefix(Self.namesakeLimit).contains { [.protocol, .composition].contains($0.kind) } ?? false
  }
}

extension TypeName {
  /// The types that it names around it. The first name may also be a module.
  fileprivate var scopes: [[String]] {
    let names = (owner ?? "").split(separator: ".").map(String.init)
    return names.isEmpty ? [[]] : [names, Array(names.dropFirst())]
  }
}

extension PropertyCode {
  /// The type of its value, such as the query of an entity.
  package var queryType: TypeName? {
    value?.call.map { $0.name == "init" ? type ?? TypeName("") : TypeName($0.name) } ?? type
  }

  package var parameter: CallCode? {
    attributes.first { $0.name == "Parameter" || $0.name == "IntentParameter" }
  }
}

/// Types of Swift that parameters can have without a declaration.
private enum PlainTypes {
  static let all: Set<String> = [
    "Bool", "Int", "Double", "String", "Date", "DateComponents", "URL", "IntentPerson", "IntentFile",
    "IntentCurrencyAmount", "IntentPaymentMethod", "CLPlacemark", "Measurement<UnitDuration>",
    "Measurement<UnitTemperature>", "Measurement<UnitMass>", "Measurement<UnitLength>",
    "Measurement<UnitSpeed>", "Measurement<UnitEnergy>", "Measurement<UnitVolume>", "AttributedString",
  ]
}
