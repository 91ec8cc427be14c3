import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// The texts of a definition, which the App Intents that replace it should show, too.
extension ContractComparison {
  mutating func compareTexts(_ intent: Contract.Intent, _ heir: Contract.Intent) {
    guard case .definition(let plan, _) = intent.source, case .code(let code) = heir.source else { return }
    let schema = plan.intent.configuration
    for (words, text, name) in [
      ("the title", schema.title, "title"), ("the description", schema.description, "description"),
    ] {
      let property = code.property(name)
      compareText(words, text, property?.value, at: property?.location ?? code.location, from: intent.place)
    }
  }

  mutating func compareTitle(_ before: Contract.Parameter, _ now: Contract.Parameter) {
    guard case .definition(.some, let schema, _) = before.source,
      case .code(let property, let call) = now.source
    else { return }
    let title = call.argument("title")
    compareText(
      "the title of '\(schema.name)'",
      schema.title,
      title?.value,
      at: title?.location ?? property.location,
      from: before.place
    )
  }

  mutating func compareTypeTexts(_ before: Contract.ValueType, _ now: Contract.ValueType) {
    guard case .code(let code) = now.source else { return }
    let name = code.property("typeDisplayRepresentation")
    let place = name?.location ?? code.location
    switch before.source {
    case .enumeration(let enumeration):
      compareText(
        "the name of the enum",
        enumeration.schema.title,
        name?.value,
        at: place,
        from: before.place
      )
    case .object(let object):
      compareText("the name of the type", object.schema.title, name?.value, at: place, from: before.place)
    case .code, .built: break
    }
  }

  /// - Parameter heirs: The cases of the new enum, by their raw names.
  mutating func compareCaseTexts(
    _ before: Contract.ValueType,
    _ now: Contract.ValueType,
    _ heirs: [String: Contract.ValueType.Case]
  ) {
    guard case .enumeration(let enumeration) = before.source, case .code(let code) = now.source,
      let titles = code.property("caseDisplayRepresentations"), case .dictionary(let entries)? = titles.value
    else { return }
    let values = Dictionary(
      firsts: entries.lazy.compactMap { entry in entry.key.member.map { ($0, entry.value) } }
    )
    for (former, found) in zip(before.cases, enumeration.cases) {
      guard let heir = heirs[former.rawName] else { continue }
      compareText(
        "the name of '\(former.rawName)'",
        found.schema.title,
        values[heir.name],
        at: titles.location ?? heir.place.location,
        from: former.place
      )
    }
  }

  /// The system stores no properties.
  mutating func compareProperties(_ before: Contract.ValueType, _ now: Contract.ValueType) {
    guard case .object(let object) = before.source, case .code(let code) = now.source else {
      return
    }
    let names = properties[object.schema.name] ?? []
    let present = Set(code.properties.map(\.name))
    for (index, lowered) in object.properties.enumerated() where lowered.schema.type.isInAppIntents {
      let property = lowered.schema
      let name = names.indices.contains(index) ? SwiftIdentifier.unquoted(names[index]) : property.name
      // A trailing '_' avoids a clash with members that every entity has.
      let known = [property.name, name, property.name + "_", name + "_"]
      guard present.isDisjoint(with: known) else { continue }
      report(
        .propertyRemoved,
        "'\(code.name)' has no property '\(property.name)'; the system does not store it",
        [:],
        from: ElementPlace(lowered.site),
        to: code.location
      )
    }
    reportUntranslated(from: before.place, to: code.location)
  }

  mutating func compareText(
    _ words: String,
    _ expected: LocalizedText,
    _ value: CodeValue?,
    _ verdicts: [Audience: Verdict] = [.texts: .careful],
    at code: SourceLocation?,
    from before: ElementPlace
  ) {
    guard !expected.text.isEmpty else { return }
    guard let value else {
      let text = Comparison.shortened(expected.text)
      let message = "there is no counterpart of \(words), '\(text)'"
      return report(.textRemoved, message, verdicts, from: before, to: code)
    }
    guard let found = TextCode(value) else { return }
    let isLookedUp = found.key == expected.key && found.table == table
    if found.text.trimmed != expected.text.trimmed, found.text != expected.key {
      let (former, now) = Comparison.shortened(expected.text, found.text)
      let message = "\(words) is '\(now)'; in the definition it is '\(former)'"
      report(.textChanged, message, verdicts, from: before, to: code)
    } else if let key = expected.key, !isLookedUp {
      untranslated.add(expected.text, translations.languages(of: key))
    }
  }

  mutating func reportUntranslated(from before: ElementPlace, to code: SourceLocation?) {
    guard let message = untranslated.message(table: table) else { return }
    report(.translationRemoved, message, [.texts: .careful], from: before, to: code)
  }
}

/// Collects texts that lose their translations, for one message.
struct UntranslatedTexts {
  private var texts: [String] = []
  private var languages: Set<String> = []

  mutating func add(_ text: String, _ languages: Set<String>) {
    guard !languages.isEmpty else { return }
    texts.append(text)
    self.languages.formUnion(languages)
  }

  func message(table: String) -> String? {
    guard let first = texts.first else { return nil }
    let text = "'\(Comparison.shortened(first))'"
    let count =
      texts.count == 1
      ? "the text \(text) is not looked up by its ID, so its translation into"
      : "\(texts.count) texts, such as \(text), are not looked up by their IDs, so their translations into"
    return
      "\(count) \(languages.sorted().listed) in the table '\(table)' \(texts.count == 1 ? "is" : "are") not used"
  }
}
