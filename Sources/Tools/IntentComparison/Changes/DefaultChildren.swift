import IntentConfigurations
import IntentSchema

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
    return Words.subject(hidden, isAll: pending.isEmpty).map {
      ", and \($0) no longer shown until a value is chosen"
    } ?? ""
  }

  func hidden(withoutChoiceOf parameter: ParameterPair) -> String {
    let hidden = (intent.children[parameter.new.name] ?? []).filter {
      $0.old.visibility.value?.parent == parameter.old.name && !shows($0)
    }
    return Words.subject(hidden.map { "'\($0.new.name)'" }).map {
      ", and \($0) not shown until a value is chosen again"
    } ?? ""
  }

  private func showed(_ child: IntentPair.Child) -> Bool {
    guard let condition = child.old.visibility.value else { return true }
    return holds(condition, intent.oldParameters[condition.parent]) ?? false
  }

  private func shows(_ child: IntentPair.Child) -> Bool {
    guard let condition = child.new.visibility.value else { return true }
    return holds(condition, intent.newParameters[condition.parent]) ?? true
  }

  private func holds(_ condition: VisibilityRule, _ parent: Contract.Field?) -> Bool? {
    guard let parent else { return nil }
    // For example, a condition doesn't contain a number's unit.
    guard let schema = parent.schema,
      schema.initialValue == nil || parent.isArray
        || ["boolean", "enum", "integer", "decimal", "string"].contains(schema.type.kind)
    else { return nil }
    return condition.predicate.holds(for: schema.initialValue)
  }
}
