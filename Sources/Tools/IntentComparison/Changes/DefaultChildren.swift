import IntentCompiler
import IntentSchema

/// How a new default affects the parameters that depend on it, if the user has not chosen a value.
struct DefaultChildren {
  private let intent: IntentPair

  init(_ intent: IntentPair) {
    self.intent = intent
  }

  /// Returns the parameters that the default of another one no longer shows, and the parameters that depend
  /// on those, as the end of a sentence. The text is empty if there are none.
  func hidden(by parameter: ParameterPair) -> String {
    var hidden: [String] = []
    var seen: Set<String> = [parameter.new.name]
    var pending = [parameter.new.name]
    // A long chain of conditions is not followed to its end for each parameter.
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

  /// Returns the parameters that are hidden when a lost choice falls back to the default, as the end of a
  /// sentence. The text is empty if there are none.
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

  /// Whether a condition holds by default; `nil` if unknown.
  private func holds(_ condition: VisibilityRule, _ parent: ComparedSchema.Parameter?) -> Bool? {
    guard let parent else { return nil }
    // A condition does not contain the unit of a number.
    guard
      parent.meaning.initialValue == nil || parent.isArray
        || ["boolean", "enum", "integer", "decimal", "string"].contains(parent.type.kind)
    else { return nil }
    return condition.predicate.holds(for: parent.meaning.initialValue)
  }
}
