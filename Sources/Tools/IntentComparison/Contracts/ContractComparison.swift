import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Compares the contracts of two versions: what placed widgets and shortcuts lose, whether a definition or App
/// Intents declared the old one.
///
/// With a definition, other parts of this type also compare the visible side: texts, visibility, controls.
struct ContractComparison {
  private var findings = ChangeFindings()
  let old: Contract
  let new: Contract
  let declared: DeclaredTypes
  let translations: KnownTranslations
  /// The Swift names of the properties of object types.
  let properties: [String: [String]]
  /// Classes that a definition still declares.
  private let remaining: Set<String>
  /// Classes with which code configures a widget.
  private let configured: Set<String>
  private var typePairs: [TypePair] = []
  private var knownPairs: Set<TypePair> = []
  var untranslated = UntranslatedTexts()
  var table = ""

  struct TypePair: Hashable {
    let kind: Contract.ValueType.Kind
    let old: String
    let new: String
  }

  init(
    from old: Contract,
    to new: Contract,
    _ declared: DeclaredTypes,
    _ translations: KnownTranslations = KnownTranslations(),
    properties: [String: [String]] = [:],
    remaining: Set<String> = []
  ) {
    (self.old, self.new, self.declared, self.translations) = (old, new, declared, translations)
    (self.properties, self.remaining) = (properties, remaining)
    configured = Set(declared.intentConfigurations.map(\.name))
  }

  var changes: [SchemaChange] { findings.changes }

  mutating func compare() {
    let heirs = IntentHeirs(old, new, declared.intentConfigurations)
    for intent in old.intents where intent.isStored {
      begin(.intent, intent.name, intent.table)
      guard let heir = heirs.heir(of: intent) else {
        reportMissing(intent, heirs)
        continue
      }
      if !intent.identifier.isHidden { checkIdentifier(intent, heir) }
      compareClass(intent, heir)
      compare(intent, heir)
      reportRepeated(intent, heirs)
    }
    // Comparing types finds no more pairs.
    for pair in typePairs {
      guard let before = old.type(pair.kind, pair.old), let now = new.type(pair.kind, pair.new) else {
        continue
      }
      begin(pair.kind == .enumeration ? .enumeration : .type, before.name, before.table)
      compare(before, now)
    }
  }

  mutating func pair(_ old: Contract.Parameter, with new: Contract.Parameter) {
    let pair: TypePair
    switch (old.type, new.type) {
    case (.enumeration(let before), .enumeration(let now)):
      pair = TypePair(kind: .enumeration, old: before, new: now)
    case (.entity(let before), .entity(let now)): pair = TypePair(kind: .entity, old: before, new: now)
    default: return
    }
    if knownPairs.insert(pair).inserted { typePairs.append(pair) }
  }

  mutating func begin(_ kind: ElementKind, _ name: String, _ table: String = "") {
    findings.begin(kind, name)
    untranslated = UntranslatedTexts()
    self.table = table
  }

  mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    from before: ElementPlace,
    to now: SourceLocation?
  ) {
    findings.report(rule, message, verdicts, from: before, to: now.map { ElementPlace(location: $0) })
  }

  // MARK: Intents

  private mutating func reportMissing(_ intent: Contract.Intent, _ heirs: IntentHeirs) {
    let className = intent.className.value ?? ""
    // The project generates its App Intent, or another version of the definition still declares it.
    if old.generated.contains(intent.name) || remaining.contains(className) { return }
    if let likely = heirs.likelyHeir(of: intent) {
      reportRenamed(intent, likely)
      return compare(intent, likely)
    }
    // A widget still uses the definition's intent.
    if configured.contains(className) { return }
    report(
      .intentRemoved,
      (intent.isOfDefinition
        ? "no App Intent has the 'intentClassName' '\(className)'"
        : "there is no App Intent '\(intent.likelyIdentifier)' any more") + intent.lossSentence,
      [.placed: intent.loss.verdict],
      from: intent.place,
      to: nil
    )
  }

  private mutating func reportRenamed(_ intent: Contract.Intent, _ likely: Contract.Intent) {
    guard intent.isOfDefinition else {
      if likely.identifier.isHidden { return checkIdentifier(intent, likely) }
      let (before, now) = (intent.likelyIdentifier, likely.likelyIdentifier)
      return report(
        .intentRenamed,
        "'\(before)' seems to be named '\(now)' now; widgets and shortcuts find an App Intent by the name of its type, "
          + "so add 'static let persistentIdentifier = \"\(before)\"'",
        [.placed: .breaking],
        from: intent.place,
        to: likely.place.location
      )
    }
    let className = intent.className.value ?? ""
    let isNamesake = likely.name.hasPrefix(intent.name)
    let fact: String
    var verdict = intent.loss.verdict
    switch likely.className {
    case .value(let name, _): fact = "has the 'intentClassName' '\(name)'"
    case .absent: fact = "has no 'intentClassName'"
    case .hidden:
      fact = "has an 'intentClassName' that is not a text literal"
      verdict = min(verdict, .careful)
    }
    report(
      .classNameChanged,
      "'\(likely.name)' \(isNamesake ? "" : "has the parameters of '\(intent.name)' and ")\(fact); use '\(className)'"
        + (verdict == .safe ? intent.lossSentence : ", or \(intent.loss.words)"),
      [.placed: verdict],
      from: intent.place,
      to: likely.className.location ?? likely.place.location
    )
  }

  private mutating func checkIdentifier(_ intent: Contract.Intent, _ heir: Contract.Intent) {
    guard !intent.isOfDefinition, heir.identifier.isHidden else { return }
    report(
      .intentRenamed,
      "the 'persistentIdentifier' of '\(heir.name)' is not a text literal; check that it is still "
        + "'\(intent.likelyIdentifier)'",
      [.placed: .careful],
      from: intent.place,
      to: heir.identifier.location
    )
  }

  private mutating func compareClass(_ intent: Contract.Intent, _ heir: Contract.Intent) {
    guard intent.isMigrated, let name = intent.className.value else { return }
    let now = heir.className
    if case .hidden = now {
      return report(
        .classNameChanged,
        "the 'intentClassName' of '\(heir.name)' is not a text literal; check that it is still '\(name)'",
        [.placed: .careful],
        from: intent.place,
        to: now.location
      )
    }
    guard now.value != name || !heir.isMigrated else { return }
    let fact =
      now.value == name
      ? "names the class '\(name)' but does not conform to 'CustomIntentMigratedAppIntent'"
      : now.value.map { "has the 'intentClassName' '\($0)', not '\(name)' any more" }
        ?? "has no 'intentClassName' any more, which was '\(name)'"
    report(
      .classNameChanged,
      "'\(heir.name)' \(fact)\(intent.lossSentence)",
      [.placed: intent.loss.verdict],
      from: intent.place,
      to: now.location ?? heir.place.location
    )
  }

  /// The system finds one of them.
  private mutating func reportRepeated(_ intent: Contract.Intent, _ heirs: IntentHeirs) {
    guard let name = intent.className.value, let (first, second) = heirs.repeated(name) else { return }
    report(
      .classNameShared,
      "'\(first.name)' and '\(second.name)' both have the 'intentClassName' '\(name)', so the system may run either; "
        + "give it to one",
      [.placed: intent.loss.verdict],
      from: intent.place,
      to: second.className.location ?? second.place.location
    )
  }

  private mutating func compare(_ intent: Contract.Intent, _ heir: Contract.Intent) {
    compareUse(intent, heir)
    compareTexts(intent, heir)
    var found: [String: Contract.Parameter] = [:]
    for parameter in heir.parameters { found[parameter.name] = parameter }
    let known = Set(intent.parameters.map(\.name))
    let missing = intent.parameters.filter { found[$0.name] == nil && $0.type != .inexpressible }
    let renamed = Self.renamed(missing, heir.parameters.filter { !known.contains($0.name) })
    for parameter in intent.parameters {
      if let now = found[parameter.name] {
        compare(parameter, now, intent, heir)
      } else if parameter.type != .inexpressible {
        reportMissing(parameter, renamed[parameter.name], heir)
      }
    }
    compareVisibility(intent, heir)
  }
}

extension Rule {
  static let classNameShared = change(
    "class-name-shared",
    .error,
    "Two App Intents take over the same class"
  )
  static let reachReduced = change(
    "reach-reduced",
    .error,
    "An App Intent, or a part of it, is missing on some systems or in some builds"
  )
  static let phraseRemoved = change("phrase-removed", .warning, "A phrase of an App Shortcut was removed")
  static let widgetKindChanged = change("widget-kind-changed", .error, "The kind of a widget changed")

  /// Only App Intents have what these are about.
  package static let contractRules = [
    classNameShared, reachReduced, phraseRemoved, widgetKindChanged, intentMoved,
  ]
}

extension Contract.Intent {
  /// The table of its texts.
  fileprivate var table: String {
    if case .definition(_, let site) = source { site.definition.name } else { "" }
  }

  /// Whether anything placed or saved can refer to it: a button of a widget is only code.
  var isStored: Bool {
    isOfDefinition || isOfWidget || isOfControl || isDiscoverable.value != false
  }
}

extension Contract.ValueType {
  fileprivate var table: String {
    switch source {
    case .enumeration(let enumeration): enumeration.site.definition.name
    case .object(let object): object.site.definition.name
    case .code, .built: ""
    }
  }
}
