extension Rule {
  static let optionsChanged = Rule(
    "options-changed",
    .warning,
    "The options of a parameter come from elsewhere",
    help: RuleHelp(
      meaning: "'INIntentParameterSupportsDynamicEnumeration' or 'INIntentParameterSupportsSearch' changed.",
      consequence: """
        Options that code offers need a method of the options provider, with a search term where there \
        is search: code has to be written or changed. A value that code does not offer is kept, but \
        cannot be chosen again.
        """,
      remedy: "Write the method that the compiler asks for, and offer what people have chosen already.",
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
        <key>INIntentParameterSupportsDynamicEnumeration</key>
        <true/>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Comparison {
  mutating func checkOptions(_ parameter: ParameterPair) {
    let (old, new) = (parameter.old.options, parameter.new.options)
    guard old != new else { return }
    let words =
      switch new {
      case .fixed: "takes any value of its type now, and code offers none"
      case .dynamic where old == .fixed: "takes what code offers now; an options provider has to offer it"
      case .dynamic: "can no longer be searched; its provider gets no search term any more"
      case .searchable: "can be searched now; its provider gets a search term"
      }
    report(
      .optionsChanged,
      "'\(parameter.name)' \(words)",
      new == .fixed ? [:] : [.source: .careful, .placed: old == .fixed ? .careful : .safe],
      old: parameter.old,
      new: parameter.new
    )
  }
}
