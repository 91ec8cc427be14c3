import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let duplicateTag = Rule(
    "duplicate-tag",
    .warning,
    "Two parameters, properties or response parameters have the same tag"
  )
}

extension Validator {
  /// - Parameter prefix: The prefix of the fields' keys.
  mutating func checkTags(
    _ fields: some Sequence<Definition.Field>,
    _ prefix: String,
    site: (Int) -> DefinitionSite
  ) {
    var seen: [Int: (name: String, tag: Located<Int>)] = [:]
    for (index, field) in fields.enumerated() {
      // A tag of 0 is never written, so it counts as none.
      guard let tag = field.tag, tag.value != 0 else { continue }
      let name = field.name?.value ?? "?"
      guard let first = seen[tag.value] else {
        seen[tag.value] = (name, tag)
        continue
      }
      // A complete copy is reported for its name.
      guard first.name != name || field.name == nil else { continue }
      let site = site(index)
      report(
        .duplicateTag,
        "'\(name)' has the same tag \(tag.value) as '\(first.name)'; give it a new one above the last tag",
        in: site,
        key: "\(prefix)Tag",
        at: tag.range,
        notes: [Diagnostic.Note("the other tag \(tag.value) is here", at: site.location(first.tag.range))]
      )
    }
  }
}
