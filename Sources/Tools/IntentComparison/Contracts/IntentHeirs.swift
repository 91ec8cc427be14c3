import IntentDiagnostics

/// Finds the App Intents that take over the intents of an old contract. Each question looks a name up, so its cost does
/// not grow with the number of App Intents.
struct IntentHeirs {
  private let byIdentifier: [String: Namesakes]
  private let byName: [String: Namesakes]
  private let hiddenByName: [String: Namesakes]
  private let byClass: [String: Contract.Intent]
  /// App Intents that every build has, two for each class that they share.
  private let shared: (old: [String: Pair], new: [String: Pair])
  private let byAddedClass: [String: [Contract.Intent]]
  private let byAddedParameters: [[String]: [Contract.Intent]]
  /// The App Intents without a class to take over, by the names of their parameters.
  private let byParameter: [String: [Contract.Intent]]
  /// The files of the widgets that still use the definition's intents, by the class.
  private let files: [String: Set<String>]

  private typealias Pair = (first: Contract.Intent, second: Contract.Intent)

  /// App Intents with one name or identifier.
  private struct Namesakes {
    var all: [Contract.Intent] = []
    private var byScope: [[String]: Contract.Intent] = [:]

    static func dictionary(_ intents: [Contract.Intent], _ key: (Contract.Intent) -> String)
      -> [String: Namesakes]
    {
      intents.reduce(into: [:]) { $0[key($1), default: Namesakes()].add($1) }
    }

    private mutating func add(_ intent: Contract.Intent) {
      all.append(intent)
      if byScope[intent.scope] == nil { byScope[intent.scope] = intent }
    }

    func nearest(to intent: Contract.Intent) -> Contract.Intent? { byScope[intent.scope] ?? all.first }
  }

  /// App Intents with one name, or with a parameter of one name. More are not looked at.
  private static let candidateLimit = 100

  /// - Parameter configurations: The widgets that still use the definition's intents. Their files decide
  ///   between several App Intents.
  init(_ old: Contract, _ new: Contract, _ configurations: [IntentReference]) {
    let identified = new.intents.filter { $0.identifier.value != nil }
    byIdentifier = Namesakes.dictionary(identified, \.likelyIdentifier)
    byName = Namesakes.dictionary(new.intents, \.name)
    hiddenByName = Namesakes.dictionary(new.intents.filter { $0.identifier.isHidden }, \.name)
    byClass = Self.byClass(new.intents).compactMapValues { same in
      same.first(where: \.isInEachBuild) ?? same.first
    }
    func shared(_ contract: Contract) -> [String: Pair] {
      Self.byClass(contract.intents.filter(\.isInEachBuild)).compactMapValues { same in
        guard let first = same.first, let second = same.first(where: { $0.name != first.name }) else {
          return nil
        }
        return (first, second)
      }
    }
    self.shared = (shared(old), shared(new))
    let known = Set(old.intents.map(\.likelyIdentifier))
    let added = new.intents.filter { !known.contains($0.likelyIdentifier) }
    byAddedClass = Self.byClass(added)
    byAddedParameters = Dictionary(grouping: added) { $0.parameters.map(\.name) }
    var byParameter: [String: [Contract.Intent]] = [:]
    for intent in new.intents {
      guard case .absent = intent.className else { continue }
      for name in Set(intent.parameters.map(\.name)) { byParameter[name, default: []].append(intent) }
    }
    self.byParameter = byParameter
    files = configurations.reduce(into: [:]) { files, configuration in
      if let file = configuration.location?.file { files[configuration.name, default: []].insert(file) }
    }
  }

  private static func byClass(_ intents: [Contract.Intent]) -> [String: [Contract.Intent]] {
    Dictionary(grouping: intents.filter { $0.className.value != nil }) { $0.className.value ?? "" }
  }

  func heir(of intent: Contract.Intent) -> Contract.Intent? {
    if intent.isOfDefinition { return intent.className.value.flatMap { byClass[$0] } }
    if let same = intent.identifier.value.flatMap({ byIdentifier[$0] }) { return same.nearest(to: intent) }
    return (intent.identifier.isHidden ? byName : hiddenByName)[intent.name]?.nearest(to: intent)
  }

  /// Two App Intents with the class in one build; `nil` if the old version already had two.
  func repeated(_ className: String) -> (Contract.Intent, Contract.Intent)? {
    shared.old[className] == nil ? shared.new[className] : nil
  }

  func likelyHeir(of intent: Contract.Intent) -> Contract.Intent? {
    guard intent.isOfDefinition else { return renamed(intent) }
    let namesakes = ["", "Intent", "AppIntent", "ConfigurationAppIntent"].lazy.flatMap { [byName] end in
      byName[intent.name + end]?.all.prefix(Self.candidateLimit) ?? []
    }
    if let namesake = namesakes.first(where: { hasHalf(of: intent, $0) }) { return namesake }
    let parameters = intent.parameters.filter { $0.type != .inexpressible }
    let candidates = parameters.map { byParameter[$0.name] ?? [] }.min { $0.count < $1.count } ?? []
    guard candidates.count <= Self.candidateLimit else { return nil }
    let same = candidates.filter { heir in
      let known = Dictionary(firsts: heir.parameters.lazy.map { ($0.name, $0) })
      return parameters.allSatisfy { parameter in known[parameter.name].map(parameter.mayBe) ?? false }
    }
    let files = files[intent.className.value ?? ""] ?? []
    let near = same.filter { heir in heir.place.location.map { files.contains($0.file) } ?? false }
    return same.count == 1 ? same.first : near.count == 1 ? near.first : nil
  }

  private func renamed(_ intent: Contract.Intent) -> Contract.Intent? {
    let same: [Contract.Intent]?
    if let name = intent.className.value {
      same = byAddedClass[name]
    } else {
      same = intent.parameters.isEmpty ? nil : byAddedParameters[intent.parameters.map(\.name)]
    }
    return same?.count == 1 ? same?.first : nil
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

  /// Whether it takes over its class in each build.
  fileprivate var isInEachBuild: Bool { isMigrated && reach.condition == nil }

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
