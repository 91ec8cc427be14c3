import IntentChecking
import IntentRuntime
import IntentSchema

/// A provider's defaults. A row gets its default when it first shows, so a file only contains defaults that
/// the user saw.
package struct ProviderDefaults: Sendable {
  /// The parameters that have not shown yet.
  package var awaited: Set<String>
  package var values: [String: ParameterValue] = [:]

  init(awaited: Set<String>, values: [String: ParameterValue] = [:]) {
    (self.awaited, self.values) = (awaited, values)
  }

  /// - Parameter stored: The edited file's contents; `nil` for a new configuration, before any row shows.
  package init(
    of configuration: DynamicConfiguration,
    stored: PlainValue?,
    for family: ConfigurationFamily? = nil
  ) {
    let dynamic = configuration.schema.parameters.filter { $0.options != .fixed }.map(\.name)
    guard case .object(let fields)? = stored, !dynamic.isEmpty else {
      self.init(awaited: stored == nil ? Set(dynamic) : [])
      return
    }
    let visibilities = configuration.visibilities(for: family)
    self.init(awaited: Set(dynamic.filter { visibilities[$0]?.isVisible == false && fields[$0] == nil }))
  }

  package mutating func take(_ configuration: DynamicConfiguration) {
    values = configuration.configurationValues.values.filter { name, value in
      awaited.contains(name) && value != configuration.schema.parameter(named: name)?.initialValue
    }
  }

  /// Gives the defaults of rows that show, unless they have a value. A default can make more rows show.
  ///
  /// - Returns: The parameters that got theirs.
  package mutating func apply(
    to configuration: inout DynamicConfiguration,
    for family: ConfigurationFamily?
  ) -> Set<String> {
    var given: Set<String> = []
    while !awaited.isDisjoint(with: values.keys) {
      let visibilities = configuration.visibilities(for: family)
      let shown = configuration.schema.parameters.filter { parameter in
        awaited.contains(parameter.name) && values[parameter.name] != nil
          && visibilities[parameter.name]?.isVisible != false
      }
      guard !shown.isEmpty else { break }
      for parameter in shown {
        awaited.remove(parameter.name)
        let value = configuration.value(of: parameter.name, includingHidden: true)
        guard value == parameter.initialValue else { continue }
        let wasGiven: Void? = try? configuration.setValue(values[parameter.name], of: parameter.name)
        if wasGiven != nil { given.insert(parameter.name) }
      }
    }
    return given
  }
}

/// Whether the provider's defaults are here.
enum DefaultsPhase: Sendable, Hashable {
  case none
  /// The defaults, for rows that show for the first time.
  case loaded([String: ParameterValue])
  /// The number of the question.
  case waiting(Int)
  case failed(String)

  /// A remark about a row without a value that may still get its default.
  var remark: String? {
    switch self {
    case .waiting: "waiting for its default…"
    case .failed(let reason): "no default: \(reason)"
    case .none, .loaded: nil
    }
  }
}

extension EditorState {
  /// Why no defaults came.
  package var noDefaults: String? {
    if case .failed(let reason) = provider.defaults { "Cannot get the defaults: \(reason)" } else { nil }
  }

  mutating func askForDefaults() -> [EditorEffect] {
    guard provider.exists, !draft.awaited.isEmpty else { return [] }
    switch provider.defaults {
    case .waiting, .loaded: return []
    case .none, .failed: break
    }
    provider.questionCount += 1
    provider.defaults = .waiting(provider.questionCount)
    updateRows()
    return [.askForDefaults(provider.questionCount, for: configuration)]
  }

  mutating func takeDefaults(_ answer: ProviderAnswer) -> [EditorEffect] {
    switch answer {
    case .options: return []
    case .failure(let reason):
      provider.defaults = .failed(reason)
      message = noDefaults
      updateRows()
      return []
    case .defaults(let new):
      var defaults = ProviderDefaults(awaited: draft.awaited)
      defaults.take(new)
      provider.defaults = .loaded(defaults.values)
      // A default doesn't count as a change, so the original gets it, too.
      _ = defaults.apply(to: &original, for: family)
      giveDefaults()
      updateRows()
      return askForChosen()
    }
  }

  mutating func giveDefaults() {
    guard case .loaded(let values) = provider.defaults else { return }
    var left = ProviderDefaults(awaited: draft.awaited, values: values)
    draft.given.formUnion(left.apply(to: &draft.configuration, for: family))
    draft.awaited = left.awaited
  }
}
