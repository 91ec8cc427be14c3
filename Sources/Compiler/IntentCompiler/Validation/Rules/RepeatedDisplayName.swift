import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let repeatedDisplayName = Rule(
    "repeated-display-name",
    .lint,
    "Two choices have the same display name"
  )
}

extension Validator {
  /// - Parameter texts: The display names with the names in the code; `nil` for elements that users do not see.
  mutating func checkDisplayNames(
    _ texts: @autoclosure () -> [(text: Definition.Text, name: String)?],
    key: String,
    site: (Int) -> DefinitionSite
  ) {
    guard isWanted(.repeatedDisplayName) else { return }
    var seen: [String: (name: String, range: Range<Int>?)] = [:]
    for (index, entry) in texts().enumerated() {
      guard let entry, !entry.text.isBlank, let text = entry.text.text else { continue }
      guard let first = seen[text.value] else {
        seen[text.value] = (entry.name, text.range)
        continue
      }
      // Two elements with the same name are reported as such.
      guard first.name != entry.name else { continue }
      let site = site(index)
      report(
        .repeatedDisplayName,
        "'\(entry.name)' and '\(first.name)' have the same display name '\(text.value)'; change one of them",
        in: site,
        key: key,
        at: text.range,
        notes: [Diagnostic.Note("the other '\(text.value)' is here", at: site.location(first.range))]
      )
    }
  }
}
