import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let repeatedWidget = Rule(
    "repeated-widget",
    .lint,
    "Two intents for widgets have the same title and description"
  )
}

extension Validator {
  /// Compares the intents of all files, because one app has them all.
  mutating func checkWidgets() {
    guard isWanted(.repeatedWidget) else { return }
    var seen: [[String]: (name: String, note: Diagnostic.Note)] = [:]
    for file in module.files {
      for (index, intent) in file.definition.intents.enumerated() {
        guard intent.isEligibleForWidgets?.value == true, !intent.title.isBlank,
          let name = intent.name?.value,
          let title = intent.title.text
        else { continue }
        let site = DefinitionSite(file.definition, .intent(index))
        let texts = [title.value, intent.description.text?.value ?? ""]
        guard let first = seen[texts] else {
          seen[texts] = (name, .init("the other one is here", at: site.location(title.range)))
          continue
        }
        // Two intents of one name are reported as such.
        guard first.name != name else { continue }
        report(
          .repeatedWidget,
          "'\(name)' and '\(first.name)' are for widgets and have the same title and description; change one of them",
          in: site,
          key: "INIntentTitle",
          at: title.range,
          notes: [first.note]
        )
      }
    }
  }
}
