import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentRuntime
import IntentSchema

/// A value that a break loses, for people who doubt a verdict: the stored form before the change, and the one after it.
package struct Witness: Sendable, Hashable {
  /// The new version's reading of a stored configuration.
  struct Reading: Sendable, Hashable {
    /// The values that the new version reads under the same names.
    var after: PlainValue
    /// A sentence without a final period.
    var message: String
  }

  /// The old name of an intent that stores it.
  var intent: String
  /// A configuration that intentc's code stores, or the part of what Apple's systems store that the change is about.
  var before: PlainValue
  /// `nil` for what Apple's systems store, which nothing here can run.
  var reading: Reading?

  var audience: Audience { reading == nil ? .placed : .stored }

  /// Such as `for example {"color": "red"} of 'UpNext' is read as {}: 'color' was 'red' and is no longer read`.
  var words: String {
    let stored = JSONLayout.line.text(of: before)
    guard let reading else { return "for '\(intent)', the system stores \(stored) (not executed)" }
    return "for example \(stored) of '\(intent)' is read as \(JSONLayout.line.text(of: reading.after)): "
      + reading.message
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

  /// Returns at most one example for each audience; empty if the change breaks nothing that is stored.
  func witnesses(of change: SchemaChange) -> [Witness] {
    guard let element = change.old.flatMap({ elements[$0] }) else { return [] }
    let probes = probes(of: element)
    var found: [Witness] = []
    if change.verdict(for: .stored) == .breaking, let witness = stored(probes) { found.append(witness) }
    if change.verdict(for: .placed) == .breaking, let witness = placed(element, probes) {
      found.append(witness)
    }
    return found
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
        let reading = Witness.Reading(after: after, message: loss.message)
        return Witness(intent: old.name, before: before, reading: reading)
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

  /// The system finds an intent by its class, a parameter by its name and type, a case by its index.
  private func placed(_ element: Element, _ probes: [Probe]) -> Witness? {
    for probe in probes {
      let intent = intents[probe.intent].old
      let storable = StorableConfigurations(intent.configuration)
      let name = probe.parameter.name
      guard let parameters = storable.placed(choosing: probe.values, of: name) else { continue }
      return Witness(
        intent: intent.name,
        before: .object(["class": .string(intent.className), "parameters": .object(parameters)])
      )
    }
    guard case .intent(let index) = element else { return nil }
    let intent = intents[index].old
    return Witness(intent: intent.name, before: .object(["class": .string(intent.className)]))
  }
}
