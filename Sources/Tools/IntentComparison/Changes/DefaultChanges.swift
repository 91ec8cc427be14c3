import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let defaultChanged = change("default-changed", .warning, "The default of a parameter changed")
  static let optionalityChanged = change(
    "optionality-changed",
    .error,
    "A parameter gained or lost its default"
  )
}

/// Checks defaults, which a new widget or a value that isn't stored gets.
enum DefaultChanges {
  static let defaultChanged = ChangeCheck<ParameterPair>(.defaultChanged) { parameter, context, findings in
    guard parameter.hasComparableDefault, !gainsOrLosesDefault(parameter) else { return }
    let type = parameter.old.type
    var old = parameter.old.meaning.defaultValue?.bareWords
    let new = parameter.new.meaning.defaultValue?.bareWords
    if type.enumName != nil, let before = old {
      let meant = context.renamed(before, of: parameter.old, to: parameter.new, in: parameter.owner)
      if before == new, meant != before {
        return findings.report(
          .defaultChanged,
          "the default of '\(parameter.name)' is still '\(before)', which is now another case: the intended one was "
            + (meant.map { "renamed to '\($0)'" } ?? "removed"),
          parameter.new.isArray ? [:] : [.stored: .careful],
          parameter
        )
      }
      old = meant ?? before
    }
    guard old != new else { return }
    let quote = type.enumName == nil ? "" : "'"
    let short = Comparison.shortened(old ?? "", new ?? "")
    let before = old == nil ? "no value" : quote + short.old + quote
    let now = new == nil ? "no value" : quote + short.new + quote
    findings.report(
      .defaultChanged,
      "the default of \(parameter.new.isArray ? "a new element of " : "")'\(parameter.name)' changed from \(before) to \(now)"
        + DefaultChildren(parameter.owner).hidden(by: parameter),
      parameter.new.isArray ? [:] : [.stored: .careful],
      parameter
    )
  }

  static let optionalityChanged = ChangeCheck<ParameterPair>(.optionalityChanged) { parameter, _, findings in
    guard parameter.reading != .none, gainsOrLosesDefault(parameter) else { return }
    let message =
      parameter.new.defaultValue == nil
      ? "'\(parameter.name)' no longer has a default, so its Swift property is now optional"
      : "'\(parameter.name)' now has a default, so its Swift property is no longer optional"
    findings.report(
      .optionalityChanged,
      message + DefaultChildren(parameter.owner).hidden(by: parameter),
      [.source: .breaking, .stored: .careful],
      parameter
    )
  }

  /// The default determines whether the value is optional.
  private static func gainsOrLosesDefault(_ parameter: ParameterPair) -> Bool {
    let (old, new) = (parameter.old, parameter.new)
    return !old.isArray && !new.isArray && (old.defaultValue == nil) != (new.defaultValue == nil)
  }
}

extension ParameterPair {
  fileprivate var hasComparableDefault: Bool {
    guard old.isArray == new.isArray else { return false }
    return switch reading {
    case .same: true
    case .other:
      hasKinds("integer", "decimal") || hasKinds("string", "speakableString")
        || old.type.enumName != nil && new.type.enumName != nil
    case .none: false
    }
  }
}

/// Finds the parameters that a changed default hides in a new widget.
struct DefaultChildren {
  private let intent: IntentPair

  init(_ intent: IntentPair) {
    self.intent = intent
  }

  /// Includes parameters that depend on other hidden parameters.
  func hidden(by parameter: ParameterPair) -> String {
    var hidden: [String] = []
    var seen: Set<String> = [parameter.new.name]
    var pending = [parameter.new.name]
    // A long chain of conditions would be slow.
    while hidden.count < 20, let parent = pending.popLast() {
      for child in intent.children[parent] ?? [] where seen.insert(child.new.name).inserted {
        guard showed(child), parent != parameter.new.name || !shows(child) else { continue }
        hidden.append("'\(child.new.name)'")
        pending.append(child.new.name)
      }
    }
    return Comparison.hidden(hidden, isAll: pending.isEmpty).map {
      ", and \($0) no longer shown until a value is chosen"
    } ?? ""
  }

  func hidden(withoutChoiceOf parameter: ParameterPair) -> String {
    let hidden = (intent.children[parameter.new.name] ?? []).filter {
      $0.old.visibility?.parent == parameter.old.name && !shows($0)
    }
    return Comparison.hidden(hidden.map { "'\($0.new.name)'" }).map {
      ", and \($0) not shown until a value is chosen again"
    } ?? ""
  }

  private func showed(_ child: IntentPair.Child) -> Bool {
    guard let condition = child.old.visibility else { return true }
    return holds(condition, intent.oldParameters[condition.parent]) ?? false
  }

  private func shows(_ child: IntentPair.Child) -> Bool {
    guard let condition = child.new.visibility else { return true }
    return holds(condition, intent.newParameters[condition.parent]) ?? true
  }

  private func holds(_ condition: VisibilityRule, _ parent: ComparedSchema.Parameter?) -> Bool? {
    guard let parent else { return nil }
    // For example, a condition doesn't contain a number's unit.
    guard
      parent.meaning.initialValue == nil || parent.isArray
        || ["boolean", "enum", "integer", "decimal", "string"].contains(parent.type.kind)
    else { return nil }
    return condition.predicate.holds(for: parent.meaning.initialValue)
  }
}
