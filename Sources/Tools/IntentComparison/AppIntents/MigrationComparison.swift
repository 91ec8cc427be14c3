import IntentAppIntents
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Finds what placed widgets and shortcuts lose when App Intents replace a definition. The App Intents back
/// end reports further losses when it plans its output.
struct MigrationComparison {
  private(set) var changes: [SchemaChange] = []
  let declared: DeclaredTypes
  let translations: KnownTranslations
  private let widgetClasses: Set<String>?
  private(set) var enums: [String: Lowered<Definition.Enum, EnumSchema>] = [:]
  private(set) var objects: [String: Lowered<Definition.ObjectType, ObjectSchema>] = [:]
  private(set) var properties: [String: [String]] = [:]
  private var typePairs: [(kind: SchemaChange.Subject.Kind, name: String, code: String)] = []
  private var subject = SchemaChange.Subject(kind: .intent, name: "")
  private var untranslated = UntranslatedTexts()
  private var table = ""

  init(
    _ declared: DeclaredTypes,
    _ translations: KnownTranslations = KnownTranslations(),
    widgetClasses: Set<String>? = nil
  ) {
    self.widgetClasses = widgetClasses
    self.declared = declared
    self.translations = translations
  }

  mutating func compare(_ module: ModuleSchema, _ plans: [[IntentPlan]], _ names: ModuleNames) {
    (enums, objects, typePairs) = ([:], [:], [])
    properties = names.properties
    var tables: [String: String] = [:]
    for file in module.files {
      for enumeration in file.enums {
        enums[enumeration.schema.name] = enumeration
        tables["enum " + enumeration.schema.name] = file.schema.name
      }
      for object in file.objects {
        objects[object.schema.name] = object
        tables["type " + object.schema.name] = file.schema.name
      }
    }
    for (file, plans) in zip(module.files, plans) {
      table = file.schema.name
      for (intent, plan) in zip(file.intents, plans) where plan.isMigrated || plan.isUndecided {
        var plan = plan
        if widgetClasses?.contains(plan.intent.configuration.className) == false {
          plan.intent.isEligibleForWidgets = false
        }
        compare(plan, intent.site)
      }
    }
    for pair in typePairs {
      guard let type = declared.type(pair.code) else { continue }
      table = tables["\(pair.kind.rawValue) \(pair.name)"] ?? ""
      if pair.kind == .enum, let found = enums[pair.name] {
        compare(found, type)
      } else if let found = objects[pair.name] {
        compare(found, type)
      }
    }
  }

  mutating func pair(_ kind: SchemaChange.Subject.Kind, _ name: String, with code: String) {
    let isKnown = typePairs.contains { $0.kind == kind && $0.name == name && $0.code == code }
    if !isKnown { typePairs.append((kind, name, code)) }
  }

  mutating func begin(_ kind: SchemaChange.Subject.Kind, _ name: String) {
    subject = SchemaChange.Subject(kind: kind, name: name)
    untranslated = UntranslatedTexts()
  }

  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    at code: SourceLocation?,
    _ site: DefinitionSite
  ) {
    let old = site.location(site.nameRange)
    var diagnostic = Diagnostic(rule, message, at: code ?? old, path: site.path())
    if code != nil { diagnostic.notes = [.init("the definition declares it here", at: old)] }
    diagnostic.severity = (verdicts.values.max() ?? .safe).severity
    changes.append(
      SchemaChange(diagnostic: diagnostic, verdicts: verdicts, subject: subject, old: old, new: code)
    )
  }

  mutating func compareText(
    _ words: String,
    _ expected: LocalizedText,
    _ value: CodeValue?,
    _ verdicts: [Audience: Verdict] = [.texts: .careful],
    at code: SourceLocation?,
    _ site: DefinitionSite
  ) {
    guard !expected.text.isEmpty else { return }
    guard let value else {
      let text = Comparison.shortened(expected.text)
      let message = "there is no counterpart of \(words), '\(text)'"
      return report(.textRemoved, message, verdicts, at: code, site)
    }
    guard let found = TextCode(value) else { return }
    let isLookedUp = found.key == expected.key && found.table == table
    if found.text.trimmed != expected.text.trimmed, found.text != expected.key {
      let (before, now) = Comparison.shortened(expected.text, found.text)
      let message = "\(words) is '\(now)'; in the definition it is '\(before)'"
      report(.textChanged, message, verdicts, at: code, site)
    } else if let key = expected.key, !isLookedUp {
      untranslated.add(expected.text, translations.languages(of: key))
    }
  }

  mutating func reportUntranslated(at code: SourceLocation?, _ site: DefinitionSite) {
    guard let message = untranslated.message(table: table) else { return }
    report(.translationRemoved, message, [.texts: .careful], at: code, site)
  }
}

private struct UntranslatedTexts {
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

extension String {
  fileprivate var trimmed: Substring {
    var result = self[...]
    while result.last?.isWhitespace == true { result.removeLast() }
    return result.drop(while: \.isWhitespace)
  }
}
