import IntentSchema

extension Rule {
  static let predicateDoesNotFit = Rule(
    "predicate-does-not-fit",
    .warning,
    "A predicate is for another type than its parent has",
    help: RuleHelp(
      meaning: """
        The predicate's name says what it compares: a case of an enum, a Boolean, a number, a text. The \
        parent has another type, mostly because it was changed after the relationship was made.
        """,
      consequence: """
        The condition does not hold, or not when it should: people never see the parameter, or always.
        """,
      remedy: "Choose the condition anew in Xcode, or name a predicate that fits.",
      example: """
        <key>INIntentParameterName</key>
        <string>size</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>isOn</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>IntegerValueIsGreaterThan</string>
          <key>INIntentParameterRelationshipPredicateValue</key>
          <integer>3</integer>
        </dict>
        """
    )
  )
}

extension Validator {
  /// - Returns: Whether the predicate fits, or nothing is known of it.
  mutating func checkPredicate(
    _ relationship: Definition.Relationship,
    of parameter: ParameterContext,
    parent: ParameterSchema
  ) -> Bool {
    guard let name = relationship.predicateName, let subject = Self.subject(of: name.value),
      !subject.fits(parent.type)
    else { return true }
    report(
      .predicateDoesNotFit,
      "'\(name.value)' compares \(subject.rawValue), but the parent '\(parent.name)' is \(parent.type.valueWords)",
      in: parameter.site,
      key: "INIntentParameterRelationshipPredicateName",
      at: name.range
    )
    return false
  }

  /// What a predicate compares, in the words of a message.
  private enum PredicateSubject: String {
    case enumCase = "a case"
    case boolean = "true and false"
    case number = "numbers"
    case text = "texts"
    case object = "objects"

    func fits(_ type: ParameterType) -> Bool {
      switch type {
      case .enumeration, .systemEnumeration: self == .enumCase
      case .boolean: self == .boolean
      case .integer, .decimal, .duration, .measurement, .currencyAmount: self == .number
      case .string, .speakableString, .url: self == .text
      case .object, .untypedObject: self == .object || self == .text
      default: true
      }
    }
  }

  private static func subject(of predicate: String) -> PredicateSubject? {
    if predicate.hasSuffix("HasAnyValue") { return nil }
    if predicate.hasPrefix("Enum") { return .enumCase }
    if predicate.hasPrefix("Boolean") { return .boolean }
    if predicate.hasPrefix("Integer") || predicate.hasPrefix("Decimal") { return .number }
    if predicate.hasPrefix("String") { return .text }
    if predicate.hasPrefix("Object") { return .object }
    if predicate.contains("ValueIsLessThan") || predicate.contains("ValueIsGreaterThan")
      || predicate.hasSuffix("ValueIsWithinRange")
    {
      return .number
    }
    return predicate.hasSuffix("Contain") || predicate.hasSuffix("Contains") ? .text : nil
  }
}
