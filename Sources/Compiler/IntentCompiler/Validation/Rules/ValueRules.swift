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

  package static let unknownDialogType = Rule(
    "unknown-dialog-type",
    .note,
    "The type of a dialog is not known here"
  )

  package static let unknownCurrencyCode = Rule(
    "unknown-currency-code",
    .warning,
    "A currency code is not in ISO 4217"
  )

  package static let malformedTypeIdentifier = Rule(
    "malformed-type-identifier",
    .warning,
    "A uniform type identifier is malformed"
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
    Check(.unknownDialogType, unknownDialogType)
  ]
  static let fields: [Check<FieldElement>] = [
    Check(.unknownCurrencyCode, unknownCurrencyCode),
    Check(.malformedTypeIdentifier, malformedTypeIdentifier),
    Check(.unknownValue, unknownValue),
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

  private static func unknownValue(_ field: FieldElement, _ findings: inout Findings) {
    guard let metadata = field.field.metadata else { return }
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
    switch field.field.type?.value {
    case "Person": kinds = ["Contact"]
    case "Placemark": kinds = ["City", "Name"]
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
    guard let nearest = findings.suggestions.misspelling(word.value, of: known) else { return }
    findings.report(
      .unknownValue,
      "unknown \(what) '\(word.value)'; did you mean '\(nearest)'?",
      in: site,
      key: key,
      at: word.range,
      fix: .replacing(word, with: nearest)
    )
  }

  private static let dialogTypes = [
    "Primary", "Configuration", "Confirmation", "DisambiguationIntroduction", "DisambiguationSelection",
    "Concise", "NoOptions", "SubsequentIntroduction",
  ]

  private static func unknownDialogType(_ parameter: ParameterElement, _ findings: inout Findings) {
    for dialog in parameter.parameter.promptDialogs {
      guard let type = dialog.type, !dialogTypes.contains(type.value) else { continue }
      findings.reportUnknown(
        .unknownDialogType,
        "unknown dialog type '\(type.value)'",
        type,
        among: dialogTypes,
        in: parameter.site,
        key: .parameter(.promptDialogs),
        otherwise: "; the known types are \(dialogTypes.joined(separator: ", "))",
        isOfFormat: true
      )
    }
  }

  private static func unknownCurrencyCode(_ field: FieldElement, _ findings: inout Findings) {
    guard case .currencyAmount = field.type, let codes = field.field.metadata?.currencyCodes else { return }
    for code in codes where !currencyCodes.contains(code.value[...]) {
      let capital = code.value.uppercased()
      let isKnown = currencyCodes.contains(capital[...])
      findings.report(
        .unknownCurrencyCode,
        "'\(code.value)' is not a currency code; "
          + (isKnown ? "write '\(capital)'" : "use one from ISO 4217, such as 'EUR'"),
        in: field.site,
        key: field.metadataKey(.currencyCodes),
        at: code.range,
        fix: isKnown ? .replacing(code, with: capital) : nil
      )
    }
  }

  /// The active ISO 4217 codes, recently retired ones, `XTS` (for tests) and `XXX` (no currency).
  private static let currencyCodes = Set(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF \
    CHE CHF CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD \
    GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP \
    LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN \
    PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS \
    TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD \
    XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG ZWL
    """.split(separator: " ")
  )

  private static func malformedTypeIdentifier(_ field: FieldElement, _ findings: inout Findings) {
    guard case .file = field.type, let identifiers = field.field.metadata?.customUTIs else { return }
    for identifier in identifiers where !TypeIdentifier.isValid(identifier.value) {
      findings.report(
        .malformedTypeIdentifier,
        "'\(identifier.value)' is not a uniform type identifier; write one such as 'public.image'",
        in: field.site,
        key: field.metadataKey(.customUTIs),
        at: identifier.range
      )
    }
  }
}
