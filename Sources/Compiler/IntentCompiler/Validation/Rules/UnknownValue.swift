import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let unknownValue = Rule(
    "unknown-value",
    .warning,
    "A value is almost a known one, or the format version is unknown"
  )
}

extension Validator {
  private static let categories = [
    "checkIn", "create", "download", "generic", "information", "order", "request", "search", "set", "share",
    "start", "system",
  ]
  private static let verbs = [
    "Add", "Book", "Buy", "CheckIn", "Create", "Do", "Download", "Find", "Get", "Go", "Navigate", "Open",
    "Order", "Post", "Request", "Run", "Search", "Send", "Set", "Share", "Start", "View",
  ]
  private static let keyboards = [
    "ASCIICapable", "ASCIICapableNumberPad", "DecimalPad", "Default", "EmailAddress", "NamePhonePad",
    "NumberPad", "NumbersAndPunctuation", "PhonePad", "Twitter", "URL", "WebSearch",
  ]
  private static let versions = ["1.0", "1.1", "1.2"]

  mutating func checkWords(of intent: Definition.Intent, _ site: DefinitionSite) {
    checkWord(intent.category, "category", among: Self.categories, in: site, key: "INIntentCategory")
    checkWord(intent.verb, "verb", among: Self.verbs, in: site, key: "INIntentVerb")
  }

  mutating func checkWords(of field: FieldContext) {
    guard let metadata = field.field.metadata else { return }
    checkWord(
      metadata.keyboardType,
      "keyboard",
      among: Self.keyboards,
      // It is not known for certain how Xcode writes them.
      ignoresCase: true,
      in: field.site,
      key: field.metadataKey("KeyboardType")
    )
    let kinds: [String]
    switch field.field.type?.value {
    case "Person": kinds = ["Contact"]
    case "Placemark": kinds = ["City", "Name"]
    default: return
    }
    checkWord(metadata.type, "kind", among: kinds, in: field.site, key: field.metadataKey("Type"))
  }

  mutating func checkVersion(of definition: Definition) {
    guard let version = definition.modelVersion, !Self.versions.contains(version.value) else { return }
    reportUnknown(
      .unknownValue,
      "unknown format version '\(version.value)'; it is read as 1.2",
      version,
      among: Self.isVersion(version.value) ? [] : Self.versions,
      in: DefinitionSite(definition, .definition),
      key: "INIntentDefinitionModelVersion",
      otherwise: "; the known versions are \(Self.versions.joined(separator: ", "))"
    )
  }

  /// Whether a text has the form of a version: two numbers joined by a dot.
  private static func isVersion(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
  }

  /// Reports a word that is almost a known one.
  private mutating func checkWord(
    _ word: Located<String>?,
    _ what: String,
    among known: [String],
    ignoresCase: Bool = false,
    in site: DefinitionSite,
    key: String
  ) {
    guard let word, !known.contains(word.value) else { return }
    if ignoresCase, known.contains(where: { $0.lowercased() == word.value.lowercased() }) { return }
    guard let nearest = suggestions.nearest(to: word.value, among: known) else { return }
    report(
      .unknownValue,
      "unknown \(what) '\(word.value)'; did you mean '\(nearest)'?",
      in: site,
      key: key,
      at: word.range,
      fix: .replacing(word, with: nearest)
    )
  }
}
