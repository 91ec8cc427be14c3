extension Rule {
  static let visibilityChanged = Rule(
    "visibility-changed",
    .warning,
    "A parameter shows under another condition",
    help: RuleHelp(
      meaning: """
        The parent, the predicate or its value under 'INIntentParameterRelationship' changed, or came \
        or went.
        """,
      consequence: """
        A value that was chosen before may be hidden now, and then counts for nothing. The children of \
        a parent that changed may stay as they were.
        """,
      remedy: """
        See that what people have chosen still shows. Where the parameter always shows now, nothing is \
        to be done.
        """,
      example: """
        <!-- before -->
        <key>INIntentParameterName</key>
        <string>color</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        <!-- after -->
        <key>INIntentParameterName</key>
        <string>color</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>isOn</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>BooleanHasExactValue</string>
          <key>INIntentParameterRelationshipPredicateValue</key>
          <true/>
        </dict>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Comparison {
  mutating func checkCondition(_ parameter: ParameterPair) {
    let (old, new) = (parameter.old.condition, parameter.new.condition)
    guard !isSame(old, new, parameter.intent) else { return }
    guard let new else {
      return report(
        .visibilityChanged,
        "'\(parameter.name)' always shows now",
        [:],
        old: parameter.old,
        new: parameter.new
      )
    }
    let before = old.map { "no longer while \($0.words)" } ?? "where it always showed"
    report(
      .visibilityChanged,
      "'\(parameter.name)' shows only while \(new.words) now, \(before); what was chosen for it may be hidden and "
        + "count for nothing",
      [.stored: .careful, .placed: .careful],
      old: parameter.old,
      new: parameter.new
    )
  }

  /// Whether two conditions are the same, whatever the parameters and cases in them are called.
  private func isSame(
    _ old: SchemaOutline.Condition?,
    _ new: SchemaOutline.Condition?,
    _ intent: IntentPair
  ) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    guard intent.renamed(old.parent) == new.parent, old.predicate == new.predicate else { return false }
    var values = Set(old.values)
    if let parent = intent.oldParameters[old.parent], let name = parent.type.enumName {
      values = Set(old.values.map { renames.renamed($0, of: name) })
    }
    return values == Set(new.values)
  }
}
