import IntentConfigurations
import IntentDiagnostics
import IntentRuntime
import IntentSchema

@testable import IntentComparison

/// What becomes of each value of a stored configuration in a new version of its intent.
struct ConfigurationFate: Sendable {
  /// What happens to one stored value.
  struct Value: Sendable, Hashable {
    var name: String
    var verdict: Verdict
    /// A sentence without a final period; it may quote the inputs.
    var message: String
    var location: SourceLocation?
  }

  var problems: [Diagnostic]
  /// Values without a parameter in the old version come last.
  var values: [Value] = []

  /// - Parameters:
  ///   - bytes: A stored configuration, as JSON or as a property list.
  ///   - new: `nil` if the intent was removed.
  static func of(
    _ bytes: [UInt8],
    path: String,
    old: ConfigurationSchema,
    new: ConfigurationSchema?
  ) -> ConfigurationFate {
    let configuration = StoredConfiguration.read(bytes, path: path)
    var fate = ConfigurationFate(problems: configuration.diagnostics)
    guard let plain = configuration.plain else { return fate }
    guard let before = old.read(plain), case .object(let fields) = plain else {
      fate.problems += ConfigurationCheck.check(configuration, against: new ?? old, for: nil)
      return fate
    }
    let names = fields.keys.filter { !$0.hasPrefix("$") }
    if !names.isEmpty,
      !names.contains(where: { (old.parameter(named: $0) ?? new?.parameter(named: $0)) != nil })
    {
      let message =
        "nothing in it belongs to a parameter of '\(old.name)'; if it belongs to another intent, name that intent"
      fate.problems.append(Diagnostic(.unknownStoredName, message, at: SourceLocation(file: path)))
    }
    var judge = FateJudge(
      old: (old, before),
      new: new.flatMap { new in new.read(plain).map { (new, $0) } },
      fields: fields,
      places: ConfigurationPlaces(configuration),
      path: path
    )
    fate.values = judge.values()
    return fate
  }
}
