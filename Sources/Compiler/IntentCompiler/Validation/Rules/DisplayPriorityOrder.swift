import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let displayPriorityOrder = Rule(
    "display-priority-order",
    .lint,
    "The display priorities of an intent do not follow the order of its parameters"
  )
}

extension Validator {
  mutating func checkPriorities(_ context: IntentContext) {
    guard isWanted(.displayPriorityOrder) else { return }
    var last: (priority: Int, name: String)?
    for (index, parameter) in context.intent.parameters.enumerated() {
      guard let priority = parameter.field.displayPriority else { continue }
      let name = parameter.field.name?.value ?? ""
      if let last, priority.value <= last.priority, last.name != name {
        report(
          .displayPriorityOrder,
          "'\(name)' comes after '\(last.name)', but its display priority is \(priority.value) and not above "
            + "\(last.priority)",
          in: context.site.parameter(index),
          key: "INIntentParameterDisplayPriority",
          at: priority.range
        )
        return
      }
      last = (priority.value, name)
    }
  }
}
