import IntentDefinition
import IntentDiagnostics
import IntentText

/// Reads `intentc.json`, and reports all mistakes in it.
struct ProjectConfigurationReader {
  private let source: SourceText
  let rules: SettableRules
  var configuration: ProjectConfiguration
  private var diagnostics: [Diagnostic] = []

  static func read(
    _ source: SourceText,
    rules: SettableRules = .compiler
  ) -> (ProjectConfiguration, [Diagnostic]) {
    var reader = ProjectConfigurationReader(source, rules)
    let (value, diagnostics) = JSONTree.read(source)
    reader.diagnostics = diagnostics
    if let value { reader.read(value) }
    let found = reader.diagnostics.sorted {
      ($0.location?.range?.lowerBound ?? -1) < ($1.location?.range?.lowerBound ?? -1)
    }
    return (reader.configuration, found)
  }

  private init(_ source: SourceText, _ rules: SettableRules) {
    self.source = source
    self.rules = rules
    configuration = ProjectConfiguration(path: source.path)
  }

  private mutating func read(_ root: JSONTree) {
    for (key, member) in members(of: root, "'intentc.json'", as: ProjectConfiguration.Key.self) {
      switch key {
      case .accepted: readAccepted(member)
      case .accessLevel: configuration.accessLevel = accessLevel(member)
      case .backends: configuration.backends = backends(member).map { Located($0, at: member.value.range) }
      case .controls:
        configuration.appIntents.controls = Set(mentions(member.value, "controls", .intent) ?? [])
      case .bundle: configuration.appIntents.bundle = bundle(member)
      case .dependsOn: readDependencies(member)
      case .formerly: readFormerNames(member)
      case .imports: readImports(member)
      case .lists: readLists(member)
      case .migrates: readMigrates(member)
      case .minimumSystem: readMinimumSystem(member)
      case .classPrefix:
        // An empty prefix overrides the prefix in each file, too.
        configuration.classPrefix = member.value.kind == .string("") ? "" : identifier(member, "a prefix")
      case .namespace:
        configuration.namespace = identifier(member, "a namespace", where: ProjectConfiguration.isNamespace)
      case .opensApp:
        configuration.appIntents.opensApp = Set(mentions(member.value, "opensApp", .intent) ?? [])
      case .releases: configuration.releases = string(member)
      case .renames: readRenames(member)
      case .rules: readRules(member)
      case .files: readFiles(member)
      }
    }
  }

  mutating func members<Key: RawRepresentable & CaseIterable>(
    of value: JSONTree,
    _ what: String,
    as type: Key.Type
  ) -> [(Key, JSONTree.Member)] where Key.RawValue == String {
    guard let members = object(value, what) else { return [] }
    return members.compactMap { member in
      if let key = Key(rawValue: member.key) { return (key, member) }
      let names = Key.allCases.map(\.rawValue)
      reportUnknown(
        .unknownOption,
        "unknown key '\(member.key)' in \(what)",
        member.key,
        at: member.keyRange,
        among: names,
        otherwise: "; the keys are \(names.joined(separator: ", "))"
      )
      return nil
    }
  }

  private mutating func accessLevel(_ member: JSONTree.Member) -> AccessLevel? {
    guard let name = string(member) else { return nil }
    if let level = AccessLevel(rawValue: name) { return level }
    let names = AccessLevel.allCases.map(\.rawValue)
    reportUnknown("access level", name, at: member.value.range, among: names)
    return nil
  }

  private mutating func backends(_ member: JSONTree.Member) -> Set<BackendName>? {
    guard let elements = strings(member.value, "'backends'") else { return nil }
    let names = BackendName.allCases.map(\.rawValue)
    var result: Set<BackendName> = []
    for (name, range) in elements {
      guard let backend = BackendName(rawValue: name) else {
        reportUnknown("back end", name, at: range, among: names)
        continue
      }
      result.insert(backend)
    }
    guard elements.isEmpty else { return result }
    report(
      .wrongOption,
      "'backends' is empty; use one of \(names.joined(separator: ", "))",
      at: member.value.range
    )
    return nil
  }

  private mutating func readMigrates(_ member: JSONTree.Member) {
    switch member.value.kind {
    case .boolean(let flag): configuration.appIntents.migratedIntents = flag ? .all : .none
    case .array:
      guard let names = mentions(member.value, "migrates", .intent) else { return }
      configuration.appIntents.migratedIntents = .only(Set(names))
    default:
      report(
        .wrongOption,
        "'migrates' must be true, false or a list of intents, not \(member.value.words)",
        at: member.value.range
      )
    }
  }

  /// Reads `minimumSystem`. If the versions belong to different releases, the oldest release wins.
  private mutating func readMinimumSystem(_ member: JSONTree.Member) {
    var releases: [SystemRelease] = []
    for (system, member) in members(of: member.value, "'minimumSystem'", as: SystemRelease.System.self) {
      guard let text = string(member) else { continue }
      let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard let major = numbers.first ?? nil, numbers.count <= 3, numbers.allSatisfy({ ($0 ?? -1) >= 0 })
      else {
        report(.wrongOption, "'\(text)' is not a version; write one such as '18.0'", at: member.value.range)
        continue
      }
      releases.append(SystemRelease(system, version: major))
    }
    configuration.minimumSystem = releases.min() ?? .iOS16
  }

  private mutating func mentions(_ value: JSONTree, _ setting: String, _ kind: ElementKind) -> [String]? {
    guard let names = strings(value, "'\(setting)'") else { return nil }
    for (name, range) in names { mention(name, at: range, setting, kind) }
    return names.map(\.0)
  }

  mutating func mention(_ name: String, at range: Range<Int>, _ setting: String, _ kind: ElementKind) {
    configuration.mentions.append(
      ProjectConfiguration.Mention(setting: setting, kind: kind, name: Located(name, at: range))
    )
  }

  mutating func strings(_ value: JSONTree, _ what: String) -> [(String, Range<Int>)]? {
    guard case .array(let elements) = value.kind else {
      report(.wrongOption, "\(what) must be a list of strings, not \(value.words)", at: value.range)
      return nil
    }
    var result: [(String, Range<Int>)] = []
    for element in elements {
      guard case .string(let text) = element.kind else {
        report(.wrongOption, "\(what) must be a list of strings, not of \(element.words)", at: element.range)
        return nil
      }
      result.append((text, element.range))
    }
    return result
  }

  mutating func identifier(
    _ member: JSONTree.Member,
    _ what: String,
    where isAllowed: (String) -> Bool = ProjectConfiguration.isSwiftName
  ) -> String? {
    guard let name = string(member) else { return nil }
    if isAllowed(name) { return name }
    report(
      .wrongOption,
      "'\(name)' cannot be \(what) in Swift; use letters and digits, and no Swift keyword",
      at: member.value.range
    )
    return nil
  }

  private mutating func readRenames(_ member: JSONTree.Member) {
    var known: Set<ElementPath> = []
    for (path, member) in (object(member.value, "'renames'") ?? []).flatMap(Rename.paths) {
      guard let path, Rename.kinds.contains(where: { $0.value == path.kind }) else {
        reportPath(member, in: "renames")
        continue
      }
      guard let swiftName = identifier(member, "a name") else { continue }
      guard known.insert(path).inserted else {
        report(.wrongOption, "'renames' names '\(path.text)' twice; remove one", at: member.keyRange)
        continue
      }
      let isPath = ElementPath(member.key) == path
      configuration.renames.append(
        Rename(path: path, swiftName: swiftName, location: location(member.keyRange), isPath: isPath)
      )
    }
  }

  private mutating func reportPath(_ member: JSONTree.Member, in setting: String) {
    report(
      .wrongOption,
      "'\(setting)' takes paths such as 'UpNext.calendars', 'enum Mode.car' and 'type Stop.line', not "
        + "'\(member.key)'",
      at: member.keyRange
    )
  }

  private mutating func readFormerNames(_ member: JSONTree.Member) {
    var known: Set<ElementPath> = []
    for member in object(member.value, "'formerly'") ?? [] {
      guard let names = strings(member.value, "'\(member.key)'") else { continue }
      guard let path = ElementPath(member.key), [.parameter, .enumCase, .property].contains(path.kind) else {
        reportPath(member, in: "formerly")
        continue
      }
      for (name, range) in names where !known.insert(path.renamed(name)).inserted {
        report(
          .wrongOption,
          "'formerly' already contains '\(name)' of '\(path.owner.text)'; remove one",
          at: range
        )
      }
      configuration.formerly[path, default: []] += names.map(\.0)
      configuration.mentions.append(
        ProjectConfiguration.Mention(
          setting: "formerly",
          kind: path.kind,
          name: Located(path.bareText, at: member.keyRange),
          formerly: names.map { Located(path.renamed($0.0).bareText, at: $0.1) }
        )
      )
    }
  }

  // MARK: Types

  mutating func object(_ value: JSONTree, _ what: String) -> [JSONTree.Member]? {
    if case .object(let members) = value.kind { return members }
    report(.wrongOption, "\(what) must be an object, not \(value.words)", at: value.range)
    return nil
  }

  mutating func string(_ member: JSONTree.Member) -> String? {
    if case .string(let text) = member.value.kind { return text }
    report(
      .wrongOption,
      "'\(member.key)' must be a string, not \(member.value.words)",
      at: member.value.range
    )
    return nil
  }

  // MARK: Reports

  mutating func reportUnknown(
    _ rule: Rule,
    _ message: String,
    _ name: String,
    at range: Range<Int>,
    among names: some Sequence<String>,
    otherwise: String = ""
  ) {
    guard let nearest = Suggestions.nearest(to: name, among: names) else {
      report(rule, message + otherwise, at: range)
      return
    }
    report(
      rule,
      "\(message); did you mean '\(nearest)'?",
      at: range,
      fix: Diagnostic.Fix(
        "replace '\(name)' with '\(nearest)'",
        replacing: range,
        with: "\"\(nearest)\"",
        isSaid: true
      )
    )
  }

  mutating func reportUnknown(_ what: String, _ name: String, at range: Range<Int>, among names: [String]) {
    let list = "; use one of \(names.joined(separator: ", "))"
    reportUnknown(.wrongOption, "unknown \(what) '\(name)'", name, at: range, among: names, otherwise: list)
  }

  mutating func report(
    _ rule: Rule,
    _ message: String,
    at range: Range<Int>,
    as severity: Severity? = nil,
    fix: Diagnostic.Fix? = nil
  ) {
    var diagnostic = Diagnostic(rule, message, at: location(range), fix: fix)
    diagnostic.severity = severity ?? rule.severity
    diagnostics.append(diagnostic)
  }

  func location(_ range: Range<Int>) -> SourceLocation {
    SourceLocation(file: source.path, range: range)
  }
}
