import AppFacts
import IntentDiagnostics

/// Finds the App Intents that take over the intents of an old contract: first by class or
/// identifier, as the system does, then by similarity, for renamed intents.
struct IntentSuccessors {
  private let old: Contract
  private let new: Contract
  /// The indices of the new intents, by class, identifier and name.
  private let classes: [String: [Int]]
  private let identifiers: [String: [Int]]
  private let names: [String: [Int]]
  /// The App Intents that the old contract lacks.
  private let added: [Int]
  private let oldFiles: Set<String?>
  /// The widgets that still use the definition's intents. Their files decide between several App Intents.
  private let configurations: [IntentReference]
  /// Classes of intents that remain elsewhere, so that a similar App Intent isn't their successor.
  private let remaining: Set<String>

  init(_ old: Contract, _ new: Contract, _ configurations: [IntentReference], remaining: Set<String> = []) {
    func indices(_ key: (Contract.Intent) -> String?) -> [String: [Int]] {
      Dictionary(grouping: new.intents.indices.filter { key(new.intents[$0]) != nil }) {
        key(new.intents[$0]) ?? ""
      }
    }
    (self.old, self.new, self.configurations, self.remaining) = (old, new, configurations, remaining)
    (classes, identifiers) = (indices(\.className.value), indices(\.identifier.value))
    names = indices(\.name)
    let oldIdentifiers = Set(old.intents.map(\.likelyIdentifier))
    added = new.intents.indices.filter { !oldIdentifiers.contains(new.intents[$0].likelyIdentifier) }
    oldFiles = Set(old.intents.map(\.file))
  }

  var matching: Matching<Contract.Intent> {
    Matching(old.intents.filter(\.isStored), new.intents) { intent in
      successor(of: intent)
        ?? (remaining.contains(intent.className.value ?? "") ? nil : likelySuccessor(of: intent))
    }
  }

  private func successor(of intent: Contract.Intent) -> Int? {
    if intent.isOfDefinition {
      let same = intent.className.value.flatMap { classes[$0] } ?? []
      return same.first { new.intents[$0].isInEachBuild } ?? same.first
    }
    let same = intent.identifier.value.flatMap { identifiers[$0] } ?? []
    return nearest(same.isEmpty ? (names[intent.name] ?? []).filter(finds(intent)) : same, to: intent)
  }

  private func finds(_ intent: Contract.Intent) -> (Int) -> Bool { { intent.isFound(as: new.intents[$0]) } }

  /// Several App Intents can have one name or identifier, for example in an app and its tests. A file that
  /// has not changed has the same name in both versions.
  private func nearest(_ indices: [Int], to intent: Contract.Intent) -> Int? {
    guard indices.count > 1 else { return indices.first }
    let namesakes = indices.map { (index: $0, intent: new.intents[$0]) }
    if let unmoved = namesakes.first(where: { $0.intent.path != nil && $0.intent.path == intent.path }) {
      return unmoved.index
    }
    let unchanged = namesakes.filter { $0.intent.file != nil && $0.intent.file == intent.file }
    let changed = namesakes.filter { $0.intent.file == nil || !oldFiles.contains($0.intent.file) }
    let candidates = unchanged.isEmpty ? changed.isEmpty ? namesakes : changed : unchanged
    return (candidates.first { $0.intent.scope == intent.scope } ?? candidates.first)?.index
  }

  /// The App Intent that people probably get instead of a definition's intent: first by its name with a usual
  /// ending, then the only one that takes all parameters, in the app or in a file that configures the same
  /// widgets.
  private func likelySuccessor(of intent: Contract.Intent) -> Int? {
    guard intent.isOfDefinition else { return renamed(intent) }
    for end in ["", "Intent", "AppIntent", "ConfigurationAppIntent"] {
      let namesake = names[intent.name + end]?.first { hasHalf(of: intent, new.intents[$0]) }
      if let namesake { return namesake }
    }
    let parameters = intent.parameters.filter { $0.stored != .inexpressible }
    guard !parameters.isEmpty else { return nil }
    let same = new.intents.indices.filter { index in
      let successor = new.intents[index]
      guard case .absent = successor.className else { return false }
      return parameters.allSatisfy { parameter in
        successor.parameters.first { $0.name == parameter.name }.map(parameter.mayBe) ?? false
      }
    }
    let files = Set(configurations.filter { $0.name == intent.className.value }.compactMap(\.location?.file))
    let near = same.filter { new.intents[$0].file.map(files.contains) ?? false }
    return same.count == 1 ? same.first : near.count == 1 ? near.first : nil
  }

  /// The only new App Intent with the parameters or the class of a removed one. An identifier that intentc
  /// can't read comes first, because it may repeat the old one.
  private func renamed(_ intent: Contract.Intent) -> Int? {
    let names = intent.parameters.map(\.name)
    // It may state the old identifier.
    let unclear = added.filter {
      new.intents[$0].identifier.isHidden && new.intents[$0].parameters.map(\.name) == names
    }
    if unclear.count == 1 { return unclear[0] }
    let same = added.filter { index in
      guard let name = intent.className.value else {
        return !names.isEmpty && new.intents[index].parameters.map(\.name) == names
      }
      return new.intents[index].className.value == name
    }
    return same.count == 1 ? same.first : nil
  }

  /// Fewer than half of the parameters may be a coincidence.
  private func hasHalf(of intent: Contract.Intent, _ successor: Contract.Intent) -> Bool {
    let names = intent.parameters.filter { $0.stored != .inexpressible }.map(\.name)
    let known = Set(successor.parameters.map(\.name))
    return names.count { known.contains($0) } * 2 >= names.count
  }
}

extension Contract.Field {
  fileprivate func mayBe(_ other: Self) -> Bool {
    other.stored == .undeclared("") || relation(to: other) != .other && isArray == other.isArray
  }
}

extension Contract.Intent {
  /// Whether the new App Intent gets what people placed and saved with this intent.
  func isFound(as new: Self) -> Bool {
    if isOfDefinition { return className.value.map { $0 == new.className.value } ?? false }
    if let identifier = identifier.value, identifier == new.identifier.value { return true }
    return name == new.name && (identifier.isHidden || new.identifier.isHidden)
  }

  /// Whether it takes over its class in each build.
  fileprivate var isInEachBuild: Bool { isMigrated && reach.condition == nil }

  fileprivate var file: String? { place.location?.file }

  /// The enclosing types in Swift.
  fileprivate var scope: [String] { if case .code(let type) = source { type.scope } else { [] } }
}

extension Contract {
  /// Two App Intents that share a class in one build, by the class.
  var sharedClasses: [String: (Intent, Intent)] {
    var firsts: [String: Intent] = [:]
    var shared: [String: (Intent, Intent)] = [:]
    for intent in intents where intent.isInEachBuild {
      guard let name = intent.className.value else { continue }
      let first = firsts[name] ?? intent
      firsts[name] = first
      if first.name != intent.name, shared[name] == nil { shared[name] = (first, intent) }
    }
    return shared
  }

  /// The new intents that get the settings of placed widgets, by the old intent's name in code. Lost intents
  /// are left out.
  ///
  /// - Parameter remaining: Classes that a definition still declares.
  func successorsOfSettings(in new: Contract, _ remaining: Set<String>) -> [String: Set<String>] {
    var identified: [String: Set<String>] = [:]
    var classes: [String: Set<String>] = [:]
    for intent in new.intents {
      identified[intent.likelyIdentifier, default: []].insert(intent.name)
      if let name = intent.className.value { classes[name, default: []].insert(intent.name) }
    }
    var newNames: [String: Set<String>] = [:]
    for intent in intents where (intent.isOfWidget || intent.isOfControl) && intent.hasParameters {
      if !intent.isOfDefinition {
        guard let successors = identified[intent.likelyIdentifier] else { continue }
        // The system may also find an App Intent by the class that it takes over.
        let names = [intent.likelyIdentifier, intent.className.value].compactMap(\.self)
        newNames[intent.name, default: []].formUnion(names.reduce(successors) { $0.union(classes[$1] ?? []) })
      } else if let name = intent.className.value, classes[name] != nil || remaining.contains(name) {
        newNames[name, default: [name]].formUnion(classes[name] ?? [])
      }
    }
    return newNames
  }
}
