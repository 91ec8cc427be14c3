import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let parameterRemoved = loss(of: .parameter, "parameter-removed", "A parameter was removed")
  static let parameterAdded = change("parameter-added", .warning, "A parameter was added")
  static let parameterRenamed = loss(of: .parameter, "parameter-renamed", "A parameter was renamed")
}

/// Checks parameters that were removed, added or renamed.
enum ParameterChanges {
  static let parameterRemoved = ChangeCheck<LoneParameter>(.parameterRemoved, of: .definitions) {
    lone,
    context in
    let parameter = lone.element
    let fate =
      switch lone.owner.nameFate(of: parameter, in: context) {
      case .taken(let isAlike): ", and another parameter now has its name, so \(mistaken(isAlike))"
      case .read, .lost: ", so what was chosen for it is lost"
      }
    return Finding(
      .parameterRemoved,
      "'\(parameter.name)' was removed\(fate)",
      [.stored: .breaking, .placed: .breaking],
      from: parameter.place
    )
  }

  static let parameterAdded = ChangeCheck<LoneParameter>(.parameterAdded, of: .definitions) { lone, _ in
    let (intent, parameter) = (lone.owner, lone.element)
    var message = "'\(parameter.name)' was added"
    var verdicts: [Audience: Verdict] = [:]
    if intent.old.isOfWidget, parameter.isConfigurable.value != false {
      let value =
        parameter.schema?.defaultValue == nil ? "have no value for it" : "use its default or have no value"
      message += "; widgets that are already placed \(value)"
      verdicts[.placed] = .careful
    }
    return Finding(.parameterAdded, message, verdicts, to: parameter.place)
  }

  static let parameterRenamed = ChangeCheck<ParameterPair>(.parameterRenamed) { pair, context in
    let (intent, old, new) = (pair.owner, pair.old, pair.new)
    guard old.name != new.name else { return nil }
    let lost = ", so what was chosen under the old name is lost"
    let (fate, stored): (String, Verdict) =
      switch intent.nameFate(of: old, as: new, in: context) {
      case .read:
        (
          "; stored configurations are still read under the old name, but what widgets and shortcuts have is lost",
          .safe
        )
      case .taken(let isAlike):
        (", and another parameter now has the name '\(old.name)', so \(mistaken(isAlike))", .breaking)
      case .lost where intent.oldParameters[new.name] == nil:
        (lost + "; with 'formerly' in 'intentc.json', stored configurations are still read", .breaking)
      case .lost: (lost, .breaking)
      }
    return Finding(
      .parameterRenamed,
      "'\(old.name)' was renamed to '\(new.name)'\(fate)",
      [.stored: stored, .placed: .breaking],
      pair,
      facts: [old.name]
    )
  }

  static let lostParameter = ChangeCheck<LoneParameter>(.parameterRemoved, .parameterRenamed, of: .swift) {
    lost,
    _ in
    let (old, successor) = (lost.element, lost.owner.new)
    guard old.stored != .inexpressible else { return nil }
    let likely = lost.owner.likelyNames[old.name]
    let message =
      likely.map {
        "'\(old.name)' of '\(successor.name)' seems to be named '\($0.name)' now; a value is found by its "
          + "name, so what was chosen is lost"
      } ?? "'\(successor.name)' has no parameter '\(old.name)', so what was chosen is lost"
    return Finding(
      likely == nil ? .parameterRemoved : .parameterRenamed,
      message,
      [.placed: .breaking],
      from: old.place,
      to: likely?.place ?? successor.place,
      facts: [old.name]
    )
  }

  private static func mistaken(_ isAlike: Bool) -> String {
    isAlike
      ? "what was chosen for one counts for the other" : "what was chosen is lost or means something else"
  }
}
