import AppFacts
import IntentDiagnostics

/// Finds the App Intents that take over the intents of an old contract.
struct IntentHeirs {
  private let old: Contract
  private let new: Contract
  /// The App Intents that the old contract lacks.
  private let added: [Contract.Intent]
  /// The widgets that still use the definition's intents.
  private let configurations: [IntentReference]

  /// - Parameter configurations: The widgets that still use the definition's intents. Their files decide
  ///   between several App Intents.
  init(_ old: Contract, _ new: Contract, _ configurations: [IntentReference]) {
    (self.old, self.new, self.configurations) = (old, new, configurations)
    let known = Set(old.intents.map(\.likelyIdentifier))
    added = new.intents.filter { !known.contains($0.likelyIdentifier) }
  }

  func heir(of intent: Contract.Intent) -> Contract.Intent? {
    if intent.isOfDefinition {
      guard let name = intent.className.value else { return nil }
      let same = new.intents.filter { $0.className.value == name }
      return same.first(where: \.isInEachBuild) ?? same.first
    }
    if let identifier = intent.identifier.value {
      let same = new.intents.filter { $0.identifier.value == identifier }
      if !same.isEmpty { return nearest(same, to: intent) }
    }
    let isHidden = intent.identifier.isHidden
    return nearest(
      new.intents.filter { $0.name == intent.name && (isHidden || $0.identifier.isHidden) },
      to: intent
    )
  }

  /// Several App Intents can have one name or identifier, for example in an app and its tests. A file that has not
  /// changed has the same name in both versions.
  private func nearest(_ intents: [Contract.Intent], to intent: Contract.Intent) -> Contract.Intent? {
    guard intents.count > 1 else { return intents.first }
    if let inPlace = intents.first(where: { $0.path != nil && $0.path == intent.path }) { return inPlace }
    let unchanged = intents.filter { $0.file != nil && $0.file == intent.file }
    let files = Set(old.intents.map(\.file))
    let changed = intents.filter { $0.file == nil || !files.contains($0.file) }
    let candidates = unchanged.isEmpty ? changed.isEmpty ? intents : changed : unchanged
    return candidates.first { $0.scope == intent.scope } ?? candidates.first
  }

  /// Two App Intents with the class in one build; `nil` if the old version already had two.
  func repeated(_ className: String) -> (Contract.Intent, Contract.Intent)? {
    func shared(_ contract: Contract) -> (Contract.Intent, Contract.Intent)? {
      let same = contract.intents.filter { $0.isInEachBuild && $0.className.value == className }
      guard let first = same.first, let second = same.first(where: { $0.name != first.name }) else {
        return nil
      }
      return (first, second)
    }
    return shared(old) == nil ? shared(new) : nil
  }

  func likelyHeir(of intent: Contract.Intent) -> Contract.Intent? {
    guard intent.isOfDefinition else { return renamed(intent) }
    for end in ["", "Intent", "AppIntent", "ConfigurationAppIntent"] {
      let namesake = new.intents.first { $0.name == intent.name + end && hasHalf(of: intent, $0) }
      if let namesake { return namesake }
    }
    let parameters = intent.parameters.filter { $0.stored != .inexpressible }
    guard !parameters.isEmpty else { return nil }
    let same = new.intents.filter { heir in
      guard case .absent = heir.className else { return false }
      return parameters.allSatisfy { parameter in
        heir.parameters.first { $0.name == parameter.name }.map(parameter.mayBe) ?? false
      }
    }
    let files = Set(
      configurations.filter { $0.name == intent.className.value }.compactMap(\.location?.file)
    )
    let near = same.filter { heir in heir.place.location.map { files.contains($0.file) } ?? false }
    return same.count == 1 ? same.first : near.count == 1 ? near.first : nil
  }

  private func renamed(_ intent: Contract.Intent) -> Contract.Intent? {
    let names = intent.parameters.map(\.name)
    // Its identifier may be the old one.
    let unclear = added.filter { $0.identifier.isHidden && $0.parameters.map(\.name) == names }
    if unclear.count == 1 { return unclear[0] }
    let same = added.filter { heir in
      guard let name = intent.className.value else {
        return !names.isEmpty && heir.parameters.map(\.name) == names
      }
      return heir.className.value == name
    }
    return same.count == 1 ? same.first : nil
  }

  /// Fewer than half of the parameters may be a coincidence.
  private func hasHalf(of intent: Contract.Intent, _ heir: Contract.Intent) -> Bool {
    let names = intent.parameters.filter { $0.stored != .inexpressible }.map(\.name)
    let known = Set(heir.parameters.map(\.name))
    return names.count { known.contains($0) } * 2 >= names.count
  }
}

extension Contract.Field {
  func mayBe(_ other: Self) -> Bool {
    other.stored == .undeclared("") || relation(to: other) != .other && isArray == other.isArray
  }
}

extension Contract.Intent {
  /// Whether it takes over its class in each build.
  fileprivate var isInEachBuild: Bool { isMigrated && reach.condition == nil }

  fileprivate var file: String? { place.location?.file }

  /// Without a revision such as `main:`.
  fileprivate var path: Substring? { file?.split(separator: ":", maxSplits: 1).last }

  /// The types around it in Swift.
  fileprivate var scope: [String] { if case .code(let type) = source { type.scope } else { [] } }
}

extension Contract {
  /// The intents that have the settings of placed widgets, by the name that code has for their former intent. An intent
  /// that is lost is left out.
  ///
  /// - Parameter remaining: Classes that a definition still declares.
  func takers(in new: Contract, _ remaining: Set<String> = []) -> [String: Set<String>] {
    var identified: [String: Set<String>] = [:]
    var classes: [String: Set<String>] = [:]
    for intent in new.intents {
      identified[intent.likelyIdentifier, default: []].insert(intent.name)
      if let name = intent.className.value { classes[name, default: []].insert(intent.name) }
    }
    var takers: [String: Set<String>] = [:]
    for intent in intents where (intent.isOfWidget || intent.isOfControl) && intent.hasParameters {
      if !intent.isOfDefinition {
        guard let heirs = identified[intent.likelyIdentifier] else { continue }
        // The system may also find an App Intent by the class that it takes over.
        let names = [intent.likelyIdentifier] + (intent.className.value.map { [$0] } ?? [])
        takers[intent.name] = names.reduce(takers[intent.name]?.union(heirs) ?? heirs) { found, name in
          classes[name].map(found.union) ?? found
        }
      } else if let name = intent.className.value, classes[name] != nil || remaining.contains(name) {
        takers[name, default: [name]].formUnion(classes[name] ?? [])
      }
    }
    return takers
  }
}
