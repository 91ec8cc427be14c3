import IntentAppIntents
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// A text of a definition, and the value in Swift that should show it, too.
struct TakenText {
  /// Such as `the title of 'count'`.
  let words: String
  let expected: LocalizedText
  let value: CodeValue?
  let location: SourceLocation?
  /// The place of the text in the definition.
  let place: ElementPlace
  var verdicts: [Audience: Verdict] = [.texts: .careful]
}

/// An element of a definition with texts that App Intents take over.
protocol TakenTextOwner: Sendable {
  var takenTexts: [TakenText] { get }
}

extension IntentHeir: TakenTextOwner {
  var takenTexts: [TakenText] {
    guard case .definition(let plan, _) = old.source, case .code(let code) = new.source else { return [] }
    let schema = plan.intent.configuration
    let texts = [
      ("the title", schema.title, code.property("title")),
      ("the description", schema.description, code.property("description")),
    ]
    return texts.map { words, text, property in
      TakenText(
        words: words,
        expected: text,
        value: property?.value,
        location: property?.location ?? code.location,
        place: old.place
      )
    }
  }
}

extension ParameterHeir: TakenTextOwner {
  var takenTexts: [TakenText] {
    guard case .definition(.some, let schema, _) = old.source, case .code(let property, let call) = new.source
    else { return [] }
    let title = call.argument("title")
    return [
      TakenText(
        words: "the title of '\(schema.name)'",
        expected: schema.title,
        value: title?.value,
        location: title?.location ?? property.location,
        place: old.place
      )
    ]
  }
}

extension MigratedParameter: TakenTextOwner {
  /// The names of true and false.
  var valueNames: (LocalizedText, LocalizedText)? {
    guard case .boolean(let settings) = schema.type, let yes = settings.trueDisplayName,
      let no = settings.falseDisplayName
    else { return nil }
    return (yes, no)
  }

  var takenTexts: [TakenText] {
    var texts: [TakenText] = []
    if let (yes, no) = valueNames, let names = call.argument("displayName"), let values = names.value.call {
      texts = [("true", yes), ("false", no)].map { label, text in
        TakenText(
          words: "the name of \(label) for '\(name)'",
          expected: text,
          value: values.argument(label)?.value,
          location: names.location,
          place: place
        )
      }
    }
    let dialogs = [
      (PromptDialogs.request, "requestValueDialog", "the prompt"),
      (PromptDialogs.disambiguation, "requestDisambiguationDialog", "the question between several values"),
    ]
    return texts
      + dialogs.compactMap { type, label, words in
        PromptDialogs.text(type, of: expected).map { text in
          TakenText(
            words: "\(words) of '\(name)'",
            expected: text,
            value: call.argument(label)?.value,
            location: location(label),
            place: place,
            verdicts: isOnlyOfWidget ? [:] : [.texts: .careful]
          )
        }
      }
  }
}

extension TypeHeir: TakenTextOwner {
  var takenTexts: [TakenText] {
    guard case .code(let code) = new.source else { return [] }
    let (words, title): (String, LocalizedText)
    switch old.source {
    case .enumeration(let enumeration): (words, title) = ("the name of the enum", enumeration.schema.title)
    case .object(let object): (words, title) = ("the name of the type", object.schema.title)
    case .code, .built: return []
    }
    let name = code.property("typeDisplayRepresentation")
    return [
      TakenText(
        words: words,
        expected: title,
        value: name?.value,
        location: name?.location ?? code.location,
        place: old.place
      )
    ]
  }
}

/// The cases of an enum, with the texts that people choose by.
struct CaseNames: TakenTextOwner {
  let cases: [CaseHeir]

  var takenTexts: [TakenText] {
    guard let type = cases.first?.type, case .enumeration(let enumeration) = type.old.source,
      case .code(let code) = type.new.source, let titles = code.property("caseDisplayRepresentations"),
      case .dictionary(let entries)? = titles.value
    else { return [] }
    let values = Dictionary(
      firsts: entries.lazy.compactMap { entry in entry.key.member.map { ($0, entry.value) } }
    )
    let names = Dictionary(firsts: enumeration.schema.cases.lazy.map { ($0.name, $0.title) })
    return cases.compactMap { pair in
      names[pair.old.name].map { name in
        TakenText(
          words: "the name of '\(pair.old.rawName)'",
          expected: name,
          value: values[pair.new.name],
          location: titles.location ?? pair.new.place.location,
          place: pair.old.place
        )
      }
    }
  }
}

/// Collects texts that lose their translations, for one message.
struct UntranslatedTexts {
  /// The table of the definition.
  let table: String
  private var texts: [String] = []
  private var languages: Set<String> = []

  init(table: String = "") {
    self.table = table
  }

  mutating func add(_ text: String, _ languages: Set<String>) {
    guard !languages.isEmpty else { return }
    texts.append(text)
    self.languages.formUnion(languages)
  }

  var message: String? {
    guard let first = texts.first else { return nil }
    let text = "'\(Comparison.shortened(first))'"
    let count =
      texts.count == 1
      ? "the text \(text) is not looked up by its ID, so its translation into"
      : "\(texts.count) texts, such as \(text), are not looked up by their IDs, so their translations into"
    return
      "\(count) \(Comparison.list(languages.sorted())) in the table '\(table)' \(texts.count == 1 ? "is" : "are") not used"
  }
}
