import IntentDefinition

/// The names by which a module knows its intents, enums and object types. Xcode tells them apart by class, so
/// declarations with the same name but different classes are known by their classes.
struct DeclaredNames: Sendable {
  /// Ordered, so that suggestions are deterministic.
  let enumNames: [String]
  let objectNames: [String]
  private let classPrefix: String?
  private let intents: Classes
  private let enums: Classes
  private let objects: Classes

  /// - Parameter classPrefix: `nil` for the prefix in each definition.
  init(_ definitions: [Definition], classPrefix: String?) {
    enumNames = definitions.flatMap { $0.enums.compactMap(\.name?.value) }
    objectNames = definitions.flatMap { $0.types.compactMap(\.name?.value) }
    self.classPrefix = classPrefix
    intents = Classes(
      definitions.flatMap { definition in
        definition.intents.map { .init($0.name, Self.className(of: $0, classPrefix), nil) }
      }
    )
    enums = Classes(
      definitions.flatMap { definition in
        definition.enums.map { .init($0.name, Self.className(of: $0), definition) }
      }
    )
    objects = Classes(
      definitions.flatMap { definition in
        definition.types.map { .init($0.name, Self.className(of: $0), definition) }
      }
    )
  }

  func className(of intent: Definition.Intent) -> String { Self.className(of: intent, classPrefix) }

  private static func className(of intent: Definition.Intent, _ classPrefix: String?) -> String {
    if let stated = intent.className?.value, !stated.isEmpty { return stated }
    return "\(classPrefix ?? intent.classPrefix?.value ?? "")\(intent.name?.value ?? "")Intent"
  }

  private static func className(of enumeration: Definition.Enum) -> String {
    if let stated = enumeration.className?.value, !stated.isEmpty { return stated }
    return enumeration.name?.value ?? ""
  }

  private static func className(of type: Definition.ObjectType) -> String {
    if let stated = type.className?.value, !stated.isEmpty { return stated }
    return "\(type.classPrefix?.value ?? "")\(type.name?.value ?? "")"
  }

  func name(of intent: Definition.Intent) -> String {
    intents.uniqueName(intent.name?.value ?? "", className(of: intent))
  }

  func name(of enumeration: Definition.Enum) -> String {
    enums.uniqueName(enumeration.name?.value ?? "", Self.className(of: enumeration))
  }

  func name(of type: Definition.ObjectType) -> String {
    objects.uniqueName(type.name?.value ?? "", Self.className(of: type))
  }

  /// The unique name of the enum that a field refers to; `nil` if no definition declares it.
  func name(ofEnum name: String, namespace: String?, from definition: Definition) -> String? {
    enums.name(name, namespace: namespace, from: definition)
  }

  /// The unique name of the object type that a field refers to; `nil` if no definition declares it.
  func name(ofObject name: String, namespace: String?, from definition: Definition) -> String? {
    objects.name(name, namespace: namespace, from: definition)
  }
}

/// The classes of all declarations of one kind, by name.
private struct Classes: Sendable {
  /// A declaration with its class and its home.
  struct Declaration {
    let name: String
    let className: String
    /// `nil` for intents, which no field refers to.
    let path: String?
    let namespace: String?

    init(_ name: Located<String>?, _ className: String, _ definition: Definition?) {
      self.name = name?.value ?? ""
      self.className = className
      path = definition?.path
      let namespace = definition?.namespace?.value
      self.namespace = namespace?.isEmpty == false ? namespace : nil
    }

    /// References find a declaration by its namespace, or else by its file.
    var home: String? { namespace ?? path }
  }

  /// The classes of declarations that share a name.
  private struct Shared: Sendable {
    var byPath: [String: String] = [:]
    var byNamespace: [String: String] = [:]
    let first: String
  }

  private let names: Set<String>
  private var shared: [String: Shared] = [:]

  init(_ declarations: [Declaration]) {
    let groups = Dictionary(grouping: declarations.filter { !$0.name.isEmpty }, by: \.name)
    names = Set(groups.keys)
    for (name, group) in groups where areTold(apart: group) {
      var classes = Shared(first: group[0].className)
      for declaration in group.reversed() {
        if let path = declaration.path { classes.byPath[path] = declaration.className }
        if let namespace = declaration.namespace { classes.byNamespace[namespace] = declaration.className }
      }
      shared[name] = classes
    }
  }

  private func areTold(apart group: [Declaration]) -> Bool {
    guard group.count > 1, Set(group.map(\.className)).count > 1 else { return false }
    let homes = group.compactMap(\.home)
    return Set(homes).count == homes.count
      && group.allSatisfy { $0.className == $0.name || !names.contains($0.className) }
  }

  func uniqueName(_ name: String, _ className: String) -> String { shared[name] == nil ? name : className }

  func name(_ name: String, namespace: String?, from definition: Definition) -> String? {
    guard names.contains(name) else { return nil }
    guard let classes = shared[name] else { return name }
    return classes.byPath[definition.path] ?? namespace.flatMap { classes.byNamespace[$0] } ?? classes.first
  }
}
