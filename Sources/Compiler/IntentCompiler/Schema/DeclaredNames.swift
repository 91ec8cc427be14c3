import IntentDefinition

/// The names by which a module knows its intents, enums and object types. Xcode tells them apart by class, so
/// declarations with the same name but different classes are known by their classes.
struct DeclaredNames: Sendable {
  /// Ordered, so that suggestions are deterministic.
  let enumNames: [String]
  let objectNames: [String]
  private let classPrefix: String?
  private var intents = Classes()
  private var enums = Classes()
  private var objects = Classes()

  /// - Parameter classPrefix: `nil` for the prefix in each definition.
  init(_ definitions: [Definition], classPrefix: String?) {
    enumNames = definitions.flatMap { $0.enums.compactMap(\.name?.value) }
    objectNames = definitions.flatMap { $0.types.compactMap(\.name?.value) }
    self.classPrefix = classPrefix
    for definition in definitions {
      for intent in definition.intents { intents.add(intent.name, className(of: intent), nil) }
      for enumeration in definition.enums {
        enums.add(enumeration.name, className(of: enumeration), definition)
      }
      for type in definition.types { objects.add(type.name, className(of: type), definition) }
    }
  }

  func className(of intent: Definition.Intent) -> String {
    if let stated = intent.className?.value, !stated.isEmpty { return stated }
    return "\(classPrefix ?? intent.classPrefix?.value ?? "")\(intent.name?.value ?? "")Intent"
  }

  private func className(of enumeration: Definition.Enum) -> String {
    if let stated = enumeration.className?.value, !stated.isEmpty { return stated }
    return enumeration.name?.value ?? ""
  }

  private func className(of type: Definition.ObjectType) -> String {
    if let stated = type.className?.value, !stated.isEmpty { return stated }
    return "\(type.classPrefix?.value ?? "")\(type.name?.value ?? "")"
  }

  func name(of intent: Definition.Intent) -> String {
    intents.uniqueName(intent.name?.value ?? "", className(of: intent))
  }

  func name(of enumeration: Definition.Enum) -> String {
    enums.uniqueName(enumeration.name?.value ?? "", className(of: enumeration))
  }

  func name(of type: Definition.ObjectType) -> String {
    objects.uniqueName(type.name?.value ?? "", className(of: type))
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
  private struct Declaration: Sendable {
    var className: String
    /// `nil` for intents, which no field refers to.
    var path: String?
    var namespace: String?

    /// References find a declaration by its namespace, or else by its file.
    var home: String? { namespace ?? path }
  }

  private var declarations: [String: [Declaration]] = [:]

  mutating func add(_ name: Located<String>?, _ className: String, _ definition: Definition?) {
    guard let name = name?.value, !name.isEmpty else { return }
    let namespace = definition?.namespace?.value
    declarations[name, default: []].append(
      Declaration(
        className: className,
        path: definition?.path,
        namespace: namespace?.isEmpty == false ? namespace : nil
      )
    )
  }

  func uniqueName(_ name: String, _ className: String) -> String { isShared(name) ? className : name }

  private func isShared(_ name: String) -> Bool {
    guard let all = declarations[name], all.count > 1, Set(all.map(\.className)).count > 1 else {
      return false
    }
    let homes = all.compactMap(\.home)
    return Set(homes).count == homes.count
      && all.allSatisfy { $0.className == name || declarations[$0.className] == nil }
  }

  func name(_ name: String, namespace: String?, from definition: Definition) -> String? {
    guard let all = declarations[name] else { return nil }
    guard isShared(name) else { return name }
    let found =
      all.first { $0.path == definition.path } ?? all.first {
        $0.namespace != nil && $0.namespace == namespace
      }
      ?? all.first
    return found?.className
  }
}
