extension Rule {
  static let tagAboveLast = Rule(
    "tag-above-last",
    .warning,
    "A tag is above the last tag that was given out",
    help: RuleHelp(
      meaning: """
        'INIntentLastParameterTag' (of a type: 'INTypeLastPropertyTag') says which tag was given out last. A \
        parameter has a higher one; as a rule two branches were merged, and the smaller number was kept.
        """,
      consequence: """
        Xcode gives the same tag to the next parameter that is added. Then two have one tag, and placed \
        widgets and shortcuts lose their settings or show the wrong ones.
        """,
      remedy: "Raise the last tag to the highest one. The fix does that.",
      example: """
        <key>INIntentLastParameterTag</key>
        <integer>3</integer>
        """
    )
  )
}

extension Validator {
  mutating func checkLastTag(
    _ last: Located<Int>?,
    _ fields: some Sequence<Definition.Field>,
    in site: DefinitionSite,
    key: String
  ) {
    guard let last, let highest = fields.max(by: { $0.tag?.value ?? 0 < $1.tag?.value ?? 0 }),
      let tag = highest.tag, tag.value > last.value
    else { return }
    report(
      .tagAboveLast,
      "'\(highest.name?.value ?? "?")' has the tag \(tag.value), which is above the last tag \(last.value)",
      in: site,
      key: key,
      at: last.range,
      notes: [Diagnostic.Note("the tag \(tag.value)", at: site.definition.location(tag.range))],
      fix: last.range.map {
        Diagnostic.Fix(
          "replace \(last.value) with \(tag.value)",
          replacing: $0,
          with: "\(tag.value)",
          isSafe: true
        )
      }
    )
  }
}
