import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let tagAboveLast = Rule("tag-above-last", .warning, "A tag is higher than the last tag")
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
      notes: [Diagnostic.Note("the tag \(tag.value) is here", at: site.definition.location(tag.range))],
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
