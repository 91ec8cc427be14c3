extension Rule {
  static let displayPriorityOrder = Rule(
    "display-priority-order",
    .lint,
    "The display priorities of an intent are not in the order of its parameters",
    help: RuleHelp(
      meaning: """
        'INIntentParameterDisplayPriority' counts the parameters from 1 in their order; Xcode writes it so. \
        Here they are out of order, or one stands twice, mostly after a merge.
        """,
      consequence: """
        Which order counts is not sure: people may see the rows in another order than the one in the file.
        """,
      remedy: "Number the parameters anew in their order.",
      example: """
        <dict>
          <key>INIntentParameterDisplayPriority</key>
          <integer>21</integer>
          <key>INIntentParameterName</key>
          <string>start</string>
          <key>INIntentParameterTag</key>
          <integer>20</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <dict>
          <key>INIntentParameterDisplayPriority</key>
          <integer>20</integer>
          <key>INIntentParameterName</key>
          <string>end</string>
          <key>INIntentParameterTag</key>
          <integer>21</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        """
    )
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
          "'\(name)' stands behind '\(last.name)', but its display priority is \(priority.value) and not above "
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
