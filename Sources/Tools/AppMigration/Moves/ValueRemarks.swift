import AppFacts
import AppProjects
import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Finds code that relies on an intent's value being present.
struct OptionalValues {
  /// Without those that always have a value.
  private let members: [String]
  /// For these, an action does not ask before it runs.
  private let unasked: Set<String>
  private let isInWidgets: Bool
  private static let owners = ["configuration", "config", "intent"]

  init(_ intents: [GeneratedIntent], isInWidgets: Bool) {
    self.isInWidgets = isInWidgets
    var (members, unasked): (Set<String>, Set<String>) = ([], [])
    for intent in intents {
      let asked = Set(intent.names.requests.map(\.parameter)).subtracting(
        intent.used.handler?.notRequired ?? []
      )
      for parameter in intent.schema.parameters
      where parameter.defaultValue == nil || !parameter.hasValueInAppIntents {
        let name = SwiftIdentifier.unquoted(SwiftIdentifier.make(parameter.name))
        members.insert(name)
        if parameter.visibility != nil || !asked.contains(parameter.name) { unasked.insert(name) }
      }
    }
    self.members = members.sorted()
    self.unasked = unasked
  }

  /// App Intents don't call the methods that SiriKit calls before `handle`, and ask for values instead.
  private func isThere(_ member: String, _ value: CodeRange, _ code: AppCode) -> Bool {
    let functions = code.outerType(around: value)?.functions ?? []
    let method = functions.first { $0.range.map { $0.start <= value.start && value.end <= $0.end } ?? false }
    guard let method else { return false }
    return switch (method.parameters.first?.label, method.baseName) {
    case ("for"?, let name): name.hasPrefix("resolve")
    case ("intent"?, "confirm"): true
    case ("intent"?, "handle"): !unasked.contains(member)
    default: false
    }
  }

  /// - Parameter targets: Code in the target of an Intents UI extension is left out: App Intents never start
  ///   it.
  func remarks(_ code: AppCode, _ targets: AppTargets) -> [MigrationPlan.Line] {
    let views = code.declared.types(conformingTo: AppCode.viewProtocol).compactMap(\.range?.path)
    return members.flatMap { member in
      code.uses.forced(member).filter { value in
        guard !views.contains(where: { targets.haveSameTarget($0, value.range.path) }) else { return false }
        let owner = value.name.prefix { $0 != "." }.lowercased()
        return Self.owners.contains(where: owner.hasSuffix) && !isThere(member, value.range, code)
      }
    }
    .map { value in
      let times = isInWidgets ? "in the gallery or after its object is gone" : "after its object is gone"
      let words =
        "this value can be missing or empty, for example \(times); without it, this ends the program"
      return .init(words, at: value.range.location)
    }
  }
}

/// Names parts of objects that placed widgets and shortcuts don't store.
enum StoredObjects {
  /// Names each type once, if possible for a widget.
  static func remarks(_ all: [UsedIntent]) -> [MigrationPlan.Line] {
    var named: Set<String> = []
    return (all.filter(\.hasWidgets) + all.filter { !$0.hasWidgets }).flatMap { used in
      hasOptions(used).sorted { $0.key < $1.key }.compactMap { name, hasOptions -> MigrationPlan.Line? in
        guard named.insert(name).inserted, let type = used.schema.types.objects[name],
          !type.properties.isEmpty
        else { return nil }
        let list = type.propertyNames.map { "'\($0)'" }.listed
        let holder = used.hasWidgets ? "placed widget" : "saved shortcut"
        let fate =
          switch (hasOptions, used.hasWidgets) {
          case (true, true): "each time, they come from the options of its handler, within 5 seconds"
          case (true, false): "each time, they come from the options of its handler"
          case (false, _): "without options from a handler, they are then empty"
          }
        return .init(
          "a \(holder) stores only the identifier of a '\(name)', not its properties \(list): \(fate)"
        )
      }
    }
  }

  /// Whether a handler has options for one of an intent's parameters, by the parameters' types.
  private static func hasOptions(_ used: UsedIntent) -> [String: Bool] {
    used.schema.parameters.reduce(into: [:]) { result, parameter in
      guard case .object(let name) = parameter.type else { return }
      result[name] = result[name] == true || parameter.options != .fixed
    }
  }
}
