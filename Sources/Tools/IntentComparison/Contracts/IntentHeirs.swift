import IntentDiagnostics

/// Finds the App Intents that take over the intents of an old contract.
struct IntentHeirs {
  private let byIdentifier: [String: [Contract.Intent]]
  private let byClass: [String: [Contract.Intent]]
  /// App Intents that every build has, by the class that they take over.
  private let migrated: (old: [String: [Contract.Intent]], new: [String: [Contract.Intent]])
  private let added: [Contract.Intent]
  private let new: [Contract.Intent]

  init(_ old: Contract, _ new: Contract) {
    self.new = new.intents
    let identified = new.intents.filter { $0.identifier.value != nil }
    byIdentifier = Dictionary(grouping: identified, by: \.likelyIdentifier)
    byClass = Self.byClass(new.intents)
    func migrated(_ contract: Contract) -> [String: [Contract.Intent]] {
      Self.byClass(contract.intents.filter { $0.isMigrated && $0.reach.condition == nil })
    }
    self.migrated = (migrated(old), migrated(new))
    let known = Set(old.intents.map(\.likelyIdentifier))
    added = new.intents.filter { !known.contains($0.likelyIdentifier) }
  }

  private static func byClass(_ intents: [Contract.Intent]) -> [String: [Contract.Intent]] {
    Dictionary(grouping: intents.filter { $0.className.value != nil }) { $0.className.value ?? "" }
  }

  func heir(of intent: Contract.Intent) -> Contract.Intent? {
    if !intent.isOfDefinition {
      let same =
        intent.identifier.value.flatMap { byIdentifier[$0] }
        ?? new.filter { $0.name == intent.name && ($0.identifier.isHidden || intent.identifier.isHidden) }
      return same.first { $0.scope == intent.scope } ?? same.first
    }
    let same = intent.className.value.flatMap { byClass[$0] } ?? []
    return same.first { $0.isMigrated && $0.reach.condition == nil } ?? same.first
  }

  /// Two App Intents with the class in one build; `nil` if the old version already had two.
  func repeated(_ className: String) -> (Contract.Intent, Contract.Intent)? {
    func two(_ intents: [Contract.Intent]?) -> (Contract.Intent, Contract.Intent)? {
      guard let first = intents?.first, let second = intents?.first(where: { $0.name != first.name }) else {
        return nil
      }
      return (first, second)
    }
    return two(migrated.old[className]) == nil ? two(migrated.new[className]) : nil
  }

  /// - Parameter configurations: The widgets that still use the definition's intents. Their files decide
  ///   between several App Intents.
  func likelyHeir(of intent: Contract.Intent, _ configurations: [IntentReference]) -> Contract.Intent? {
    guard intent.isOfDefinition else { return renamed(intent) }
    let names = ["", "Intent", "AppIntent", "ConfigurationAppIntent"].map { intent.name + $0 }
    if let namesake = new.first(where: { names.contains($0.name) && hasHalf(of: intent, $0) }) {
      return namesake
    }
    let parameters = intent.parameters.filter { $0.type != .inexpressible }
    guard !parameters.isEmpty else { return nil }
    let same = new.filter { heir in
      guard case .absent = heir.className else { return false }
      return parameters.allSatisfy { parameter in
        heir.parameters.first { $0.name == parameter.name }.map(parameter.mayBe) ?? false
      }
    }
    let files = configurations.filter { $0.name == intent.className.value }.compactMap { $0.location?.file }
    let near = same.filter { heir in heir.place.location.map { files.contains($0.file) } ?? false }
    return same.count == 1 ? same.first : near.count == 1 ? near.first : nil
  }

  private func renamed(_ intent: Contract.Intent) -> Contract.Intent? {
    let same = added.filter { other in
      if let name = intent.className.value { return other.className.value == name }
      return !intent.parameters.isEmpty && other.parameters.map(\.name) == intent.parameters.map(\.name)
    }
    return same.count == 1 ? same.first : nil
  }

  /// Fewer than half of the parameters may be a coincidence.
  private func hasHalf(of intent: Contract.Intent, _ heir: Contract.Intent) -> Bool {
    let names = intent.parameters.filter { $0.type != .inexpressible }.map(\.name)
    let known = Set(heir.parameters.map(\.name))
    return names.count { known.contains($0) } * 2 >= names.count
  }
}

extension Contract.Parameter {
  func mayBe(_ other: Self) -> Bool {
    other.type == .undeclared("") || relation(to: other) != .other && isArray == other.isArray
  }
}

extension Contract.Intent {
  /// The name of the type if only a build knows the identifier.
  var likelyIdentifier: String { identifier.value ?? name }

  /// The types around it in Swift.
  fileprivate var scope: [String] { if case .code(let type) = source { type.scope } else { [] } }
}
