extension Rule {
  static let tagChanged = Rule(
    "tag-changed",
    .warning,
    "A parameter has another tag",
    help: RuleHelp(
      meaning: """
        The name is the same, but 'INIntentParameterTag' is another one that no parameter had before. \
        Mostly the parameter was deleted and made anew.
        """,
      consequence: """
        The tag is what is to stay when all else changes: the system may take the parameter for a new \
        one.
        """,
      remedy: "Take the old tag back.",
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
        <key>INIntentParameterTag</key>
        <integer>21</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Comparison {
  mutating func checkTag(_ parameter: ParameterPair) {
    let (old, new) = (parameter.old, parameter.new)
    guard old.tag != new.tag else { return }
    if let owner = parameter.intent.tags[new.tag], owner.name != old.name {
      return reportReusedTag(of: owner, by: new, old: old)
    }
    guard old.tag != 0 else { return }
    report(
      .tagChanged,
      "'\(new.name)' has \(new.tag == 0 ? "no tag" : "the tag \(new.tag)") now, no longer \(old.tag), so the system "
        + "may take it for another parameter",
      [.placed: .careful],
      old: old,
      new: new
    )
  }
}
