import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Finds witnesses of what App Intents lose: the part of what the system stores by which it no longer finds a choice.
struct ContractWitnesses {
  private enum Element {
    case intent(Contract.Intent)
    case parameter(Contract.Parameter, Contract.Intent)
    case enumCase(String, of: Contract.ValueType)
    case type(Contract.ValueType)
    case widget(Contract.Widget, kind: String)
  }

  private let contract: Contract
  private var elements: [[String]: Element] = [:]

  init(_ contract: Contract) {
    self.contract = contract
    for intent in contract.intents {
      add(.intent(intent), intent.place)
      for parameter in intent.parameters { add(.parameter(parameter, intent), parameter.place) }
    }
    for type in [contract.enums, contract.entities].flatMap(\.values) {
      add(.type(type), type.place)
      for found in type.cases { add(.enumCase(found.rawName, of: type), found.place) }
    }
    for widget in contract.widgets {
      guard let kind = widget.kind.value else { continue }
      let names = [widget.type ?? kind]
      add(.widget(widget, kind: kind), ElementPlace(widget.kind.location, names[0]))
    }
  }

  private mutating func add(_ element: Element, _ place: ElementPlace) {
    elements[Self.key(place.location, place.path)] = element
  }

  private static func key(_ location: SourceLocation?, _ path: DefinitionPath?) -> [String] {
    if let path { return [path.text] }
    return location.map { [$0.file, "\($0.range ?? 0..<0)"] } ?? []
  }

  /// `nil` if the change breaks nothing that is stored.
  func witness(of change: SchemaChange) -> Witness? {
    guard change.verdict(for: .placed) == .breaking,
      let element = elements[Self.key(change.old, change.diagnostic.path)]
    else { return nil }
    switch element {
    case .widget(let widget, let kind):
      return Witness(intent: widget.intent ?? kind, before: .object(["kind": .string(kind)]))
    case .parameter(let parameter, let intent):
      return witness(of: intent, values(of: parameter, intent))
    case .intent(let intent):
      let stored = intent.parameters.lazy.map { values(of: $0, intent) }.first { !$0.isEmpty }
      return witness(of: intent, stored ?? [:])
    case .type(let type): return witness(of: type, storing: nil)
    case .enumCase(let name, let type): return witness(of: type, storing: name)
    }
  }

  /// The system finds an App Intent by its type, or by the class that it took over.
  private func witness(of intent: Contract.Intent, _ parameters: [String: PlainValue]) -> Witness {
    var before: [String: PlainValue] = [:]
    if intent.isMigrated, let name = intent.className.value { before["class"] = .string(name) }
    if !intent.isOfDefinition { before["intent"] = .string(intent.likelyIdentifier) }
    if !parameters.isEmpty { before["parameters"] = .object(parameters) }
    return Witness(intent: intent.name, before: .object(before))
  }

  private func witness(of type: Contract.ValueType, storing name: String?) -> Witness? {
    for intent in contract.intents {
      for parameter in intent.parameters where parameter.type == type.storedType {
        let found = values(of: parameter, intent, storing: name)
        if !found.isEmpty { return witness(of: intent, found) }
      }
    }
    return nil
  }

  // MARK: Values

  /// A value of a parameter, and of those that show it; empty if the form of its values is unknown.
  ///
  /// - Parameter name: The case to choose.
  private func values(
    of parameter: Contract.Parameter,
    _ intent: Contract.Intent,
    storing name: String? = nil
  ) -> [String: PlainValue] {
    if case .definition(let plan, _) = intent.source {
      let storable = StorableConfigurations(plan.intent.configuration)
      return storable.placed(choosing: name.map { [.enumCase($0)] }, of: parameter.name) ?? [:]
    }
    guard let value = name.map({ .string($0) }) ?? sample(of: parameter.type) else { return [:] }
    return [parameter.name: parameter.isArray ? .array([value]) : value]
  }

  private func sample(of type: StoredType) -> PlainValue? {
    switch type {
    case .enumeration(let name): contract.enums[name]?.cases.first.map { .string($0.rawName) }
    case .entity(let name): contract.entities[name]?.id.value == "Int" ? .integer(1) : .string("home")
    case .plain(let names):
      if names.contains("Bool") {
        .boolean(true)
      } else if names.contains("Int") {
        .integer(3)
      } else if names.contains("Double") {
        .number(2.5)
      } else {
        names.contains("String") ? .string("Home") : nil
      }
    case .undeclared, .unmeasured, .inexpressible: nil
    }
  }
}

extension Contract.ValueType {
  fileprivate var storedType: StoredType { kind == .enumeration ? .enumeration(name) : .entity(name) }
}
