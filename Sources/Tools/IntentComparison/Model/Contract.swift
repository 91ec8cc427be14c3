import AppFacts

/// The choices that one version of an app offers people: the names, types and values that placed widgets,
/// saved shortcuts and stored configurations refer to.
///
/// Definitions and App Intents in Swift fill the same form; a ``ContractComparison`` compares any two. A fact that a
/// source lacks is absent or hidden.
struct Contract: Sendable {
  var intents: [Intent] = []
  private(set) var enums: [ValueType] = []
  /// Object types of definitions, and entities in Swift.
  private(set) var objects: [ValueType] = []
  var widgets: [AppWidget] = []
  /// The phrases of App Shortcuts; `nil` if only a build knows them.
  var phrases: [Phrase]? = []
  /// The file of a widget in Swift that names a definition's intent, by the intent's class.
  var classUsers: [String: String] = [:]
  private var typeIndices: [ComparedTypeKey: Int] = [:]

  init(widgets: [AppWidget] = []) {
    self.widgets = widgets
  }

  mutating func add(_ type: ValueType) {
    typeIndices[type.typeKey] = types(type.kind).count
    switch type.kind {
    case .enumeration: enums.append(type)
    case .entity: objects.append(type)
    }
  }

  /// Marks the intents that no widget uses.
  ///
  /// - Parameters:
  ///   - widgets: All widgets of the app.
  ///   - configurations: The widgets with intents of definitions.
  mutating func markIntentsWithoutWidget(_ widgets: [AppWidget], besides configurations: [IntentReference]) {
    let names = Set(widgets.compactMap(\.intentName))
    // Another name may stand for any App Intent.
    guard names.subtracting(configurations.map(\.name)).isSubset(of: intents.map(\.name)) else { return }
    for index in intents.indices { intents[index].lacksWidget = !names.contains(intents[index].name) }
  }

  /// Takes an App Intent that no widget uses for the action in Shortcuts that it also is. Xcode's template
  /// for widgets declares one that often stays behind.
  mutating func leaveToShortcuts(besides widgets: [AppWidget]) {
    let placed = widgets.filter(\.canBePlaced)
    let names = Set(placed.filter { !$0.isOfIntents }.compactMap(\.intentName))
    guard !placed.isEmpty, placed.allSatisfy({ $0.hasSettings == false || $0.intentName != nil }),
      names.isSubset(of: intents.map(\.name))
    else { return }
    for index in intents.indices where !intents[index].isMigrated && !names.contains(intents[index].name) {
      intents[index].isOfWidget = false
    }
  }

  func enumCase(_ rawName: String, of type: ComparedTypeKey) -> ValueType.Case? {
    self.type(type)?.cases.first { $0.rawName == rawName }
  }

  func enumCase(named name: String, of type: ComparedTypeKey) -> ValueType.Case? {
    self.type(type)?.cases.first { $0.name == name }
  }

  func types(_ kind: ValueType.Kind) -> [ValueType] { kind == .enumeration ? enums : objects }

  /// If a module declares several types with the key, returns the last.
  func type(_ key: ComparedTypeKey) -> ValueType? { typeIndices[key].map { types(key.kind)[$0] } }
}
