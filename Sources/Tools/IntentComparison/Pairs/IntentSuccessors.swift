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
    Matching(old.intents.filter(\.isStored), new.intents, successor: successor)
  }

  /// The system finds a class or an identifier. The other steps find the App Intent that people probably get
  /// instead, unless the definition's intent remains elsewhere.
  private func successor(of intent: Contract.Intent) -> Int? {
    guard intent.isOfDefinition else {
      return identified(as: intent) ?? unclear(insteadOf: intent) ?? renamed(intent)
    }
    let found = withClass(of: intent)
    guard found == nil, !remaining.contains(intent.className.value ?? "") else { return found }
    return withUsualName(of: intent) ?? withParameters(of: intent)
  }

  private func withClass(of intent: Contract.Intent) -> Int? {
    let same = intent.className.value.flatMap { classes[$0] } ?? []
    return same.first { new.intents[$0].isInEachBuild } ?? same.first
  }

  /// The App Intent with the name, or with a usual ending. Fewer than half of the parameters may be a
  /// coincidence.
  private func withUsualName(of intent: Contract.Intent) -> Int? {
    let parameters = intent.expressibleParameters.map(\.name)
    return ["", "Intent", "AppIntent", "ConfigurationAppIntent"].lazy.compactMap { end in
      names[intent.name + end]?.first { index in
        let known = Set(new.intents[index].parameters.map(\.name))
        return parameters.count { known.contains($0) } * 2 >= parameters.count
      }
    }.first
  }

  /// The only App Intent that takes all parameters, in the app or in a file that configures the same widgets.
  private func withParameters(of intent: Contract.Intent) -> Int? {
    let parameters = intent.expressibleParameters
    guard !parameters.isEmpty else { return nil }
    let same = new.intents.indices.filter { index in
      let successor = new.intents[index]
      guard case .absent = successor.className else { return false }
      return parameters.allSatisfy { parameter in
        successor.parameters.first { $0.name == parameter.name }.map(parameter.mayBe) ?? false
      }
    }
    let files = Set(configurations.filter { $0.name == intent.className.value }.compactMap(\.location?.file))
    return same.only ?? same.filter { new.intents[$0].file.map(files.contains) ?? false }.only
  }

  private func identified(as intent: Contract.Intent) -> Int? {
    let same = intent.identifier.value.flatMap { identifiers[$0] } ?? []
    guard same.isEmpty else { return nearest(same, to: intent) }
    return nearest((names[intent.name] ?? []).filter { intent.isFound(as: new.intents[$0]) }, to: intent)
  }

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
    let candidates = [unchanged, changed].first { !$0.isEmpty } ?? namesakes
    return (candidates.first { $0.intent.scope == intent.scope } ?? candidates.first)?.index
  }

  /// The only new App Intent with the parameters and an identifier that intentc can't read, which may be the
  /// old one.
  private func unclear(insteadOf intent: Contract.Intent) -> Int? {
    added.filter { new.intents[$0].identifier.isHidden && new.intents[$0].hasParameters(of: intent) }.only
  }

  /// The only new App Intent with the class of a removed one, or with its parameters if it has no class.
  private func renamed(_ intent: Contract.Intent) -> Int? {
    added.filter { index in
      intent.className.value.map { $0 == new.intents[index].className.value }
        ?? (intent.hasParameters && new.intents[index].hasParameters(of: intent))
    }.only
  }
}

extension [Int] {
  /// `nil` unless there is exactly one.
  fileprivate var only: Int? { count == 1 ? first : nil }
}

extension Contract.Field {
  fileprivate func mayBe(_ other: Self) -> Bool {
    let relation = relation(to: other)
    return relation == .inferred || relation != .other && isArray == other.isArray
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

  /// The parameters that App Intents can have, too.
  fileprivate var expressibleParameters: [Contract.Field] {
    parameters.filter { $0.stored != .inexpressible }
  }

  fileprivate func hasParameters(of other: Self) -> Bool {
    parameters.map(\.name) == other.parameters.map(\.name)
  }

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
