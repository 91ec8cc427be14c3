import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentRuntime
import IntentSchema

@testable import IntentComparison

/// A value that a break loses, which proves the verdict: the stored form before the change, and the one after it.
struct Witness: Sendable, Hashable {
  /// The old name of an intent that stores it.
  var intent: String
  /// A configuration that intentc's code stores.
  var before: PlainValue
  /// The values that the new version reads under the same names.
  var after: PlainValue
  /// A sentence without a final period.
  var message: String

  /// Such as `for example {"color": "red"} of 'UpNext' is read as {}: 'color' was 'red' and is no longer read`.
  var words: String {
    "for example \(JSONLayout.line.text(of: before)) of '\(intent)' is read as \(JSONLayout.line.text(of: after)): \(message)"
  }
}

/// Finds witnesses: reads sample values of a changed element with both versions.
struct WitnessSearch {
  private enum Element {
    case intent(Int)
    case parameter(Int, String)
    case enumCase(String, in: String)
    case property(String, in: String)
  }

  /// A parameter that can store the changed element, and values that contain it.
  private typealias Probe = (intent: Int, parameter: ComparedSchema.Parameter, values: [ParameterValue])

  private let intents: [(old: ComparedSchema.Intent, new: ComparedSchema.Intent?)]
  private let homes: TypeHomes
  private var elements: [SourceLocation: Element] = [:]

  init(from old: ComparedSchema, to new: ComparedSchema) {
    let found = DeclarationPairing(old, new).intents
    intents = found.pairs.map { ($0.old, $0.new) } + found.removed.map { ($0, nil) }
    homes = TypeHomes(old)
    for (index, intent) in intents.enumerated() {
      add(.intent(index), intent.old)
      for parameter in intent.old.parameters { add(.parameter(index, parameter.name), parameter) }
    }
    for type in old.enums {
      for enumCase in type.cases { add(.enumCase(enumCase.name, in: type.key), enumCase) }
    }
    for type in old.objects {
      for property in type.properties { add(.property(property.name, in: type.key), property) }
    }
  }

  private mutating func add(_ element: Element, _ compared: some ComparedElement) {
    if let place = compared.place.location { elements[place] = element }
  }

  /// `nil` if the change breaks nothing that is stored.
  func witness(of change: SchemaChange) -> Witness? {
    guard change.verdict(for: .stored) == .breaking, let element = change.old.flatMap({ elements[$0] }) else {
      return nil
    }
    return stored(probes(of: element))
  }

  private func probes(of element: Element) -> [Probe] {
    switch element {
    case .intent(let index):
      return intents[index].old.parameters.map { probe(index, $0) }
    case .parameter(let index, let name):
      return intents[index].old.parameters.filter { $0.name == name }.map { probe(index, $0) }
    case .enumCase(let name, let key):
      return users { samples, type, folder in
        samples.values(of: type, having: name) { homes.enumKey($0, from: folder) == key }
      }
    case .property(let name, let key):
      return users { samples, type, folder in
        guard let object = type.objectName, homes.objectKey(object, from: folder) == key else {
          return []
        }
        return samples.objects(object, with: name)
      }
    }
  }

  private func probe(_ index: Int, _ parameter: ComparedSchema.Parameter) -> Probe {
    (index, parameter, SampleValues(intents[index].old.configuration.types).values(of: parameter.type))
  }

  private func users(_ values: (SampleValues, ParameterType, String) -> [ParameterValue]) -> [Probe] {
    intents.enumerated().flatMap { index, intent in
      let samples = SampleValues(intent.old.configuration.types)
      return intent.old.parameters.map { (index, $0, values(samples, $0.type, intent.old.folder)) }
    }
  }

  private func stored(_ probes: [Probe]) -> Witness? {
    for probe in probes {
      let (old, new) = (intents[probe.intent].old, intents[probe.intent].new)
      let name = probe.parameter.name
      let storable = StorableConfigurations(old.configuration)
      for value in probe.values {
        guard let chosen = storable.values(choosing: [value], of: name) else { continue }
        let before = PlainValue.object(chosen.mapValues { PlainValue($0) })
        let fate = ConfigurationFate.of(
          Array(JSONLayout.line.text(of: before).utf8),
          path: "",
          old: old.configuration,
          new: new?.configuration
        )
        guard let loss = fate.values.first(where: { $0.name == name && $0.verdict == .breaking }) else {
          continue
        }
        let after = new.map { self.after(before, chosen.keys, $0.configuration) } ?? .object([:])
        return Witness(intent: old.name, before: before, after: after, message: loss.message)
      }
    }
    return nil
  }

  private func after(_ before: PlainValue, _ names: some Sequence<String>, _ new: ConfigurationSchema)
    -> PlainValue
  {
    let values = new.read(before)?.values ?? [:]
    let known = names.filter { new.parameter(named: $0) != nil }
    return .object(Dictionary(firsts: known.map { ($0, values[$0].map { PlainValue($0) } ?? .null) }))
  }
}
