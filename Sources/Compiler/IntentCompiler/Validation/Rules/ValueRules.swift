import IntentDefinition
import IntentDiagnostics
import IntentSchema
import IntentText

extension Rule {
  package static let unknownValue = Rule(
    "unknown-value",
    .warning,
    "A value is almost a known one, or the format version is unknown"
  )

  package static let unknownDefault = Rule(
    "unknown-default",
    .lint,
    "The default of an enum parameter is 'unknown', which means none"
  )
}

/// Rules for words of the format that intentc doesn't know.
enum ValueRules {
  static let definitions: [Check<Definition>] = [
    Check(.unknownValue, unknownValue)
  ]
  static let intents: [Check<IntentElement>] = [
    Check(.unknownValue, unknownValue)
  ]
  static let parameters: [Check<ParameterElement>] = [
    Check(.unknownDefault, unknownDefault)
  ]
  static let fields: [Check<FieldElement>] = [
    Check(.unknownValue, unknownValue)
  ]

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

  private static func unknownValue(_ element: IntentElement, _ findings: inout Findings) {
    checkWord(
      element.intent.category,
      "category",
      among: categories,
      in: element.site,
      key: .intent(.category),
      &findings
    )
    checkWord(
      element.intent.verb,
      "verb",
      among: verbs,
      in: element.site,
      key: .intent(.verb),
      &findings
    )
  }

  private static func unknownDefault(_ element: ParameterElement, _ findings: inout Findings) {
    guard let schema = element.schema, schema.defaultValue == nil, case .enumeration(let name) = schema.type,
      let stated = element.parameter.field.metadata?.value.defaultValue,
      stated.value == .string(Definition.Enum.Case.noValueName)
    else { return }
    findings.report(
      .unknownDefault,
      "the default 'unknown' of '\(element.label)' means none; remove it, or choose a case of '\(name)'",
      in: element.site,
      key: .metadata(.parameter, .defaultValue),
      at: stated.range
    )
  }

  private static func unknownValue(_ field: FieldElement, _ findings: inout Findings) {
    guard let metadata = field.field.metadata?.value else { return }
    checkWord(
      metadata.keyboardType,
      "keyboard",
      among: keyboards,
      // It is unclear how Xcode capitalizes the names of keyboards.
      ignoresCase: true,
      in: field.site,
      key: field.metadataKey(.keyboardType),
      &findings
    )
    let kinds: [String]
    switch field.field.formatType {
    case .person: kinds = ["Contact"]
    case .placemark: kinds = ["City", "Name"]
    default: return
    }
    checkWord(metadata.type, "kind", among: kinds, in: field.site, key: field.metadataKey(.type), &findings)
  }

  private static func unknownValue(_ definition: Definition, _ findings: inout Findings) {
    guard let version = definition.modelVersion, !versions.contains(version.value) else { return }
    findings.reportUnknown(
      .unknownValue,
      "unknown format version '\(version.value)'; it is read as 1.2",
      version,
      among: isVersion(version.value) ? [] : versions,
      in: DefinitionSite(definition, .definition),
      key: .definition(.modelVersion),
      otherwise: "; the known versions are \(versions.joined(separator: ", "))"
    )
  }

  private static func isVersion(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
  }

  private static func checkWord(
    _ word: Located<String>?,
    _ what: String,
    among known: [String],
    ignoresCase: Bool = false,
    in site: DefinitionSite,
    key: DefinitionKey,
    _ findings: inout Findings
  ) {
    guard let word, !known.contains(word.value) else { return }
    if ignoresCase, known.contains(where: { $0.lowercased() == word.value.lowercased() }) { return }
    guard let nearest = Suggestions.misspelling(word.value, of: known) else { return }
    findings.report(
      .unknownValue,
      "unknown \(what) '\(word.value)'; did you mean '\(nearest)'?",
      in: site,
      key: key,
      at: word.range,
      fix: .replacing(word, with: nearest)
    )
  }
}
