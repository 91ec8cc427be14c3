import Foundation
import IntentChecking
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentRuntime
import IntentSchema
import Testing

@testable import IntentComparison

/// Finds configurations that prove breaks of stored values: the old version stores them as they are, and the new one
/// loses the value of the changed element.
struct WitnessSearch {
  private enum Element {
    case intent(Int)
    case parameter(Int, String)
    case enumCase(String, in: ComparedTypeKey)
    case property(String, in: ComparedTypeKey)
  }

  /// A parameter that can store the changed element, and values that contain it.
  private typealias Probe = (intent: Int, parameter: Contract.Field, values: [ParameterValue])

  private let intents: [(old: Contract.Intent, new: Contract.Intent?)]
  private let homes: TypeHomes
  private var elements: [IntentDiagnostics.SourceLocation: Element] = [:]

  init(from old: Contract, to new: Contract) {
    let found = DeclarationPairing(old, new).intents
    intents = found.pairs.map { ($0.old, $0.new) } + found.removed.map { ($0, nil) }
    homes = TypeHomes(old)
    for (index, intent) in intents.enumerated() {
      add(.intent(index), intent.old)
      for parameter in intent.old.parameters { add(.parameter(index, parameter.name), parameter) }
    }
    for type in old.enums {
      for enumCase in type.cases { add(.enumCase(enumCase.name, in: type.typeKey), enumCase) }
    }
    for type in old.objects {
      for property in type.properties { add(.property(property.name, in: type.typeKey), property) }
    }
  }

  private mutating func add(_ element: Element, _ compared: some ComparedElement) {
    if let place = compared.place.location { elements[place] = element }
  }

  /// A configuration as JSON; `nil` if the change loses nothing that is stored.
  func witness(of change: SchemaChange) -> String? {
    guard change.verdict(for: .stored) == .breaking, let element = change.old.flatMap({ elements[$0] }) else {
      return nil
    }
    return probes(of: element).lazy.compactMap(lost).first
  }

  private func probes(of element: Element) -> [Probe] {
    switch element {
    case .intent(let index):
      return intents[index].old.parameters.map { probe(index, $0) }
    case .parameter(let index, let name):
      return intents[index].old.parameters.filter { $0.name == name }.map { probe(index, $0) }
    case .enumCase(let name, let key):
      return users { samples, type, folder in
        samples.values(of: type, having: name) { homes.key(of: .enumeration($0), from: folder) == key }
      }
    case .property(let name, let key):
      return users { samples, type, folder in
        guard case .object(let object) = type, homes.key(of: type, from: folder) == key else {
          return []
        }
        return samples.objects(object, with: name)
      }
    }
  }

  private func probe(_ index: Int, _ parameter: Contract.Field) -> Probe {
    guard let schema = intents[index].old.schema?.configuration, let type = parameter.type else {
      return (index, parameter, [])
    }
    return (index, parameter, SampleValues(schema.types).values(of: type))
  }

  private func users(_ values: (SampleValues, ParameterType, String) -> [ParameterValue]) -> [Probe] {
    intents.enumerated().flatMap { index, intent -> [Probe] in
      guard let schema = intent.old.schema?.configuration else { return [] }
      let samples = SampleValues(schema.types)
      return intent.old.parameters.compactMap { parameter in
        parameter.type.map { (index, parameter, values(samples, $0, intent.old.folder)) }
      }
    }
  }

  private func lost(_ probe: Probe) -> String? {
    guard let old = intents[probe.intent].old.schema?.configuration else { return nil }
    let new = intents[probe.intent].new?.schema?.configuration
    let name = probe.parameter.name
    let storable = StorableConfigurations(old)
    for value in probe.values {
      guard let chosen = storable.values(choosing: [value], of: name) else { continue }
      let stored = PlainValue.object(chosen.mapValues { PlainValue($0) })
      let json = JSONLayout.line.text(of: stored)
      guard let values = LostValues(json, from: old, to: new), values.isLost(name) else { continue }
      expectStored(stored, by: values.old)
      return json
    }
    return nil
  }

  /// An app of the old version has no problem with the configuration, and stores the same.
  private func expectStored(_ fields: PlainValue, by old: DynamicConfiguration) {
    #expect(old.issues() == [])
    #expect(old.retained.entries.isEmpty)
    guard case .object(let fields) = fields,
      case .object(let encoded)? = try? JSONDecoder().decode(PlainValue.self, from: JSONEncoder().encode(old))
    else {
      Issue.record("the configuration is no object")
      return
    }
    for (name, value) in fields { #expect(encoded[name] == value) }
  }
}
