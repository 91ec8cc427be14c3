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
  /// - Parameter prefix: What the fields' keys begin with.
  mutating func checkTags(
    _ fields: some Sequence<Definition.Field>,
    _ prefix: String,
    site: (Int) -> DefinitionSite
  ) {
    var seen: [Int: (name: String, tag: Located<Int>)] = [:]
    for (index, field) in fields.enumerated() {
      // A tag of 0 is never written, so it is none.
      guard let tag = field.tag, tag.value != 0 else { continue }
      let name = field.name?.value ?? "?"
      guard let first = seen[tag.value] else {
        seen[tag.value] = (name, tag)
        continue
      }
      // A whole copy is reported for its name.
      guard first.name != name || field.name == nil else { continue }
      let site = site(index)
      report(
        .duplicateTag,
        "'\(name)' has the tag \(tag.value) of '\(first.name)'; give it a new one above the last tag",
        in: site,
        key: "\(prefix)Tag",
        at: tag.range,
        notes: [Diagnostic.Note("the other with the tag \(tag.value)", at: site.location(first.tag.range))]
      )
    }
  }
}
