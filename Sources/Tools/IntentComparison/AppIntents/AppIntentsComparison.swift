import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Compares two versions of App Intents. The system identifies types and parameters by name, and cases by raw
/// value.
struct AppIntentsComparison {
  private var changes: [SchemaChange] = []
  private let old: DeclaredTypes
  private let new: DeclaredTypes
  private var subject = SchemaChange.Subject(kind: .intent, name: "")
  private var seen: Set<String> = []

  static func changes(from old: DeclaredTypes, to new: DeclaredTypes) -> [SchemaChange] {
    var comparison = AppIntentsComparison(old, new)
    comparison.compare()
    return comparison.changes
  }

  private init(_ old: DeclaredTypes, _ new: DeclaredTypes) {
    (self.old, self.new) = (old, new)
  }

  private mutating func compare() {
    let heirs = Dictionary(new.intents.map { ($0.identifier, $0) }) { first, _ in first }
    let known = Set(old.intents.map(\.identifier))
    let added = new.intents.filter { !known.contains($0.identifier) }
    for intent in old.intents where intent.kind != .protocol && isStored(intent, old) {
      subject = SchemaChange.Subject(kind: .intent, name: intent.name)
      if let heir = heirs[intent.identifier] {
        compare(intent, heir)
      } else {
        reportMissing(intent, added)
      }
    }
  }

  private func isStored(_ intent: TypeCode, _ types: DeclaredTypes) -> Bool {
    isOfWidget(intent, types) || intent.property("isDiscoverable")?.value != .boolean(false)
  }

  private func isOfWidget(_ intent: TypeCode, _ types: DeclaredTypes) -> Bool {
    types.conformances(of: intent).contains("WidgetConfigurationIntent")
  }

  private mutating func report(
    _ rule: Rule,
    _ message: String,
    _ verdict: Verdict,
    from before: SourceLocation?,
    to now: SourceLocation?
  ) {
    var diagnostic = Diagnostic(rule, message, at: now ?? before)
    if now != nil { diagnostic.notes = [.init("it was declared here", at: before)] }
    diagnostic.severity = verdict.severity
    changes.append(
      SchemaChange(
        diagnostic: diagnostic,
        verdicts: [.placed: verdict],
        subject: subject,
        old: before,
        new: now
      )
    )
  }

  // MARK: Intents

  private mutating func reportMissing(_ intent: TypeCode, _ added: [TypeCode]) {
    let same = added.filter { other in
      if let name = intent.property("intentClassName")?.value?.text {
        return other.property("intentClassName")?.value?.text == name
      }
      return !intent.parameterNames.isEmpty && other.parameterNames == intent.parameterNames
    }
    if same.count == 1, let heir = same.first {
      report(
        .intentRenamed,
        "'\(intent.identifier)' seems to be named '\(heir.identifier)' now; widgets and shortcuts find an App Intent by "
          + "the name of its type, so add 'static let persistentIdentifier = \"\(intent.identifier)\"'",
        .breaking,
        from: intent.location,
        to: heir.location
      )
      return compare(intent, heir)
    }
    report(
      .intentRemoved,
      "there is no App Intent '\(intent.identifier)' any more, so "
        + (isOfWidget(intent, old) ? "placed widgets lose their settings" : "shortcuts with it stop working"),
      .breaking,
      from: intent.location,
      to: nil
    )
  }

  private mutating func compare(_ intent: TypeCode, _ heir: TypeCode) {
    if let name = intent.property("intentClassName")?.value?.text, isMigrated(intent, old) {
      let now = heir.property("intentClassName")?.value?.text
      if now != name || !isMigrated(heir, new) {
        let fact =
          now == name
          ? "does not conform to 'CustomIntentMigratedAppIntent' any more"
          : now.map { "has the 'intentClassName' '\($0)' now" } ?? "has no 'intentClassName' any more"
        report(
          .classNameChanged,
          "'\(heir.name)' \(fact); what was placed with the class '\(name)' is lost",
          .breaking,
          from: intent.location,
          to: heir.property("intentClassName")?.location ?? heir.location
        )
      }
    }
    if isOfWidget(intent, old), !isOfWidget(heir, new) {
      report(
        .widgetEligibilityLost,
        "'\(heir.name)' does not conform to 'WidgetConfigurationIntent' any more, so placed widgets lose their settings",
        .breaking,
        from: intent.location,
        to: heir.location
      )
    }
    let isHidden = heir.property("isDiscoverable")?.value == .boolean(false)
    if isHidden, intent.property("isDiscoverable")?.value != .boolean(false) {
      report(
        .shortcutEligibilityLost,
        "people can no longer add '\(heir.name)' to a shortcut, and those that have it may stop working",
        .careful,
        from: intent.location,
        to: heir.property("isDiscoverable")?.location
      )
    }
    let properties = heir.properties.filter { $0.parameter != nil }
    for parameter in intent.properties where parameter.parameter != nil {
      if let property = properties.first(where: { $0.name == parameter.name }) {
        compare(parameter, property, in: heir)
      } else {
        reportMissing(parameter, properties.filter { !intent.parameterNames.contains($0.name) }, heir)
      }
    }
  }

  private func isMigrated(_ intent: TypeCode, _ types: DeclaredTypes) -> Bool {
    types.conformances(of: intent).contains("CustomIntentMigratedAppIntent")
  }

  // MARK: Parameters

  private mutating func reportMissing(_ parameter: PropertyCode, _ added: [PropertyCode], _ heir: TypeCode) {
    let same = added.filter { $0.type == parameter.type }
    let titled = same.filter { other in
      let title = TextCode(parameter.parameter?.argument("title")?.value)?.text
      return title != nil && TextCode(other.parameter?.argument("title")?.value)?.text == title
    }
    if let other = titled.first ?? (same.count == 1 ? same.first : nil) {
      return report(
        .parameterRenamed,
        "'\(parameter.name)' of '\(heir.name)' seems to be named '\(other.name)' now; a value is found by its name, so what "
          + "was chosen is lost",
        .breaking,
        from: parameter.location,
        to: other.location
      )
    }
    report(
      .parameterRemoved,
      "'\(heir.name)' has no parameter '\(parameter.name)' any more, so what was chosen is lost",
      .breaking,
      from: parameter.location,
      to: heir.location
    )
  }

  private mutating func compare(_ before: PropertyCode, _ now: PropertyCode, in heir: TypeCode) {
    guard let oldType = before.type.map(old.resolved), let newType = now.type.map(new.resolved),
      !oldType.name.isEmpty, !newType.name.isEmpty
    else { return }
    guard oldType.name == newType.name else {
      return report(
        .parameterRetyped,
        "the type of '\(now.name)' is '\(newType.words)', but it was '\(oldType.words)'; a value is found by its name and "
          + "type, so what was chosen is lost",
        .breaking,
        from: before.location,
        to: now.location
      )
    }
    guard oldType.isArray == newType.isArray else {
      return report(
        .multipleValuesChanged,
        "'\(now.name)' takes \(newType.isArray ? "several values" : "one value"), but took "
          + "\(newType.isArray ? "one" : "several"), so what was chosen is lost",
        .breaking,
        from: before.location,
        to: now.location
      )
    }
    let label = ["default", "defaultValue"].first { before.parameter?.argument($0) != nil } ?? "default"
    let found = now.parameter?.argument(label)?.value ?? now.parameter?.argument("default")?.value ?? .null
    if let value = before.parameter?.argument(label)?.value, value.isConstant, found.isConstant,
      found != value
    {
      report(
        .defaultChanged,
        "the default of '\(now.name)' changed; widgets and shortcuts where nobody chose a value get the new one",
        .careful,
        from: before.location,
        to: now.parameter?.argument(label)?.location ?? now.location
      )
    }
    compareSizes(before, now)
    if seen.insert(oldType.name).inserted { compareTypes(oldType.name) }
  }

  private mutating func compareSizes(_ before: PropertyCode, _ now: PropertyCode) {
    guard let argument = now.parameter?.argument("size"), let found = SizeCode.sizes(argument.value) else {
      return
    }
    let known = before.parameter?.argument("size").flatMap { SizeCode.sizes($0.value) }
    let cut = ConfigurationFamily.allCases.filter { family in
      guard let size = found[family] else { return false }
      return known?[family].map { size.maximum < $0.maximum } ?? (known == nil)
    }
    guard let first = cut.first else { return }
    report(
      .arraySizeCut,
      "'\(now.name)' takes fewer values in '\(first.rawValue)'\(cut.count > 1 ? " and \(cut.count - 1) more sizes" : ""), "
        + "so placed widgets show only the first ones",
      .careful,
      from: before.location,
      to: argument.location
    )
  }

  // MARK: Enums and entities

  private mutating func compareTypes(_ name: String) {
    guard let before = old.type(name), let now = new.type(name) else { return }
    let intent = subject
    defer { subject = intent }
    if old.conformances(of: before).contains("AppEnum") {
      subject = SchemaChange.Subject(kind: .enum, name: name)
      let names = Set(now.cases.map(\.rawName))
      for found in before.cases where !names.contains(found.rawName) {
        let same = now.cases.first { $0.name == found.name }
        report(
          same == nil ? .caseRemoved : .caseRenamed,
          same == nil
            ? "'\(name)' has no case '\(found.rawName)' any more, so choices of it are lost"
            : "the raw value of '\(name).\(found.name)' changed; a choice is found by it, so choices of it are lost",
          .breaking,
          from: found.location,
          to: same?.location ?? now.location
        )
      }
    } else if let id = before.property("id")?.type, let other = now.property("id")?.type, id != other,
      !id.name.isEmpty, !other.name.isEmpty
    {
      subject = SchemaChange.Subject(kind: .type, name: name)
      report(
        .propertyRetyped,
        "the 'id' of '\(name)' is of type '\(other.words)', but it was '\(id.words)', so what was chosen is lost",
        .breaking,
        from: before.property("id")?.location,
        to: now.property("id")?.location
      )
    }
  }
}

extension TypeCode {
  fileprivate var identifier: String { property("persistentIdentifier")?.value?.text ?? name }

  fileprivate var parameterNames: [String] { properties.filter { $0.parameter != nil }.map(\.name) }
}

extension CaseCode {
  fileprivate var rawName: String {
    if case .integer(let number)? = rawValue { return String(number) }
    return rawValue?.text ?? name
  }
}

extension CodeValue {
  fileprivate var isConstant: Bool {
    switch self {
    case .null, .boolean, .integer, .decimal, .string, .name: true
    default: false
    }
  }
}
