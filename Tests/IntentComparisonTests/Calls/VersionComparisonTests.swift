import AppFacts
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

struct VersionComparisonTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(Sample().xml, to: "App/Host.intentdefinition")
  }

  private func release(_ version: String, _ sample: Sample = Sample()) throws {
    try folder.write(sample.xml, to: "App/.intentc/releases/\(version)/Host.intentdefinition")
  }

  private func report(_ options: CompilerOptions = CompilerOptions()) -> ComparisonReport {
    let copies = ReleaseCopies(in: folder("App/.intentc/releases"))
    if let problem = copies.problem { return ComparisonReport(problems: [problem]) }
    return VersionComparison(from: copies.versions, to: present(), options: options).run()
  }

  private func present(_ code: AppIntentsCode? = nil) -> Version {
    Version(definitions: .found(Inputs.read([folder("App")])), code: code, at: [folder("App")])
  }

  private func released(_ code: AppIntentsCode? = nil) -> Version {
    Version("1.0", .release, definitions: .released(folder("App/.intentc/releases/1.0")), code: code)
  }

  private func rules(_ options: CompilerOptions = CompilerOptions()) -> [String] {
    let report = report(options)
    #expect(report.problems == [])
    return report.changes.map { "\($0.verdict.rawValue) \($0.diagnostic.rule.name)" }
  }

  /// Has one more parameter than the present definition.
  private static func longer(_ name: Short = "color") -> Sample {
    Sample(parameters: [["Name": name, "Tag": 20, "Type": "String"]])
  }

  @Test func `definitions are compared with each version, and a change counts once`() throws {
    try release("1.0", Self.longer("tint"))
    try release("1.1", Self.longer())
    try release("1.2", Self.longer())
    let report = report()
    #expect(report.changes.map(\.diagnostic.rule) == [.parameterRemoved])
    #expect(
      report.changes.map { folder.short($0.old?.file ?? "") } == [
        "App/.intentc/releases/1.2/Host.intentdefinition"
      ]
    )
    #expect(report.changes.map(\.releases) == [["1.2", "1.1"]])
    #expect(report.summary == "1 breaking change, 0 careful, 0 safe in 1 definition")
    // 1.1 already lost what people had chosen in 1.0.
    #expect(report.remarks == ["1 break is older than this version: the release '1.2' already contains it"])
  }

  @Test func `a break that several releases had counts once`() throws {
    for version in ["1.0", "1.1"] { try release(version, Self.longer()) }
    try release("1.2")
    #expect(
      report().remarks == [
        "1 break is older than this version: the release '1.2' already contains it"
      ]
    )
  }

  @Test func `a class that a definition renames is not missing in Swift, too`() throws {
    try release("1.0")
    try folder.write(Sample(intent: ["ClassName": "Other"]).xml, to: "App/Host.intentdefinition")
    var other = AppIntentsCode()
    other.types = [MigrationFixture.mode]
    let report = VersionComparison(from: [released(AppIntentsCode())], to: present(other)).run()
    let breaks = report.changes.filter { $0.verdict == .breaking }
    #expect(breaks.map(\.diagnostic.rule) == [.classNameChanged])
  }

  private static func code(without parameter: String? = nil, className: String? = nil) -> AppIntentsCode {
    var code = AppIntentsCode()
    var intent = MigrationFixture.intent
    intent.properties.removeAll { $0.name == parameter }
    if let className, let index = intent.properties.firstIndex(where: { $0.name == "intentClassName" }) {
      intent.properties[index].value = .string(className)
    }
    code.types = [intent, MigrationFixture.mode, MigrationFixture.item, MigrationFixture.query]
    return code
  }

  /// During a move, a version has a definition and an App Intent for one intent.
  @Test func `what App Intents already lost next to their definition is no change`() throws {
    try release("1.0")
    func rules(_ released: AppIntentsCode, _ now: AppIntentsCode) -> [Rule] {
      VersionComparison(from: [self.released(released)], to: present(now)).run().changes
        .map(\.diagnostic.rule)
    }
    #expect(rules(Self.code(), Self.code()) == [])
    #expect(rules(Self.code(), Self.code(without: "count")) == [.parameterRemoved])
    #expect(rules(Self.code(without: "count"), Self.code(without: "count")) == [])
  }

  @Test
  func `a changed class of an App Intent is reported once, whether or not its definition is still there`()
    throws
  {
    try release("1.0")
    for isThere in [true, false] {
      if !isThere { try folder.write("", to: "App/Host.intentdefinition.bak") }
      let now = Version(
        definitions: .found(isThere ? Inputs.read([folder("App")]) : .none),
        code: Self.code(className: "Other"),
        at: [folder("App")]
      )
      let report = VersionComparison(from: [released(Self.code())], to: now).run()
      #expect(report.changes.map(\.diagnostic.rule) == [.classNameChanged], "\(isThere)")
      #expect(report.extent == .init(definitions: 1, appIntents: 1))
    }
  }

  @Test func `an intent whose definition is gone is looked up among the App Intents`() throws {
    try release("1.0")
    func rules(_ code: AppIntentsCode?) -> [Rule] {
      let now = Version(definitions: .found(.none), code: code, at: [folder("App")])
      let old = released(code == nil ? nil : AppIntentsCode())
      return VersionComparison(from: [old], to: now).run().changes.map(\.diagnostic.rule)
    }
    #expect(rules(Self.code()) == [])
    #expect(rules(Self.code(without: "count")) == [.parameterRemoved])
    #expect(rules(AppIntentsCode()) == [.intentRemoved])
    #expect(rules(nil) == [.intentRemoved])
  }

  private static let unread = Diagnostic(.unreadableInput, "not compared")

  private func report(_ unread: UnreadSwift, to new: Version) -> ComparisonReport {
    VersionComparison(from: [released()], to: new, unreadSwift: unread).run()
  }

  @Test func `App Intents that cannot be read may take over a definition, and widgets cannot`() throws {
    try release("1.0")
    let new = Version(definitions: .found(.none))
    for areSame in [true, false] {
      let found = report(.appIntents(Self.unread, areSame: areSame), to: new)
      #expect(found.changes == [] && found.problems == [])
      #expect(found.unreadSwift.problem == Self.unread)
    }
    let found = report(.widgets(Self.unread), to: new)
    #expect(found.changes.map(\.diagnostic.rule) == [.intentRemoved])
    #expect(found.unreadSwift.problem == Self.unread)
    #expect(report(.widgets(Self.unread), to: Version()).problems == [Self.unread])
  }

  @Test func `App Intents that did not change need not be read if no definition is lost`() throws {
    try release("1.0", Self.longer())
    let same = report(.appIntents(Self.unread, areSame: true), to: present())
    #expect(same.unreadSwift == .nothing)
    #expect(same.changes.map(\.diagnostic.rule) == [.parameterRemoved])
    #expect(same.remarks == ["the Swift files with App Intents are the same in both versions"])
    let changed = report(.appIntents(Self.unread, areSame: false), to: present())
    #expect(changed.unreadSwift.problem == Self.unread)
    #expect(changed.changes.map(\.diagnostic.rule) == [.parameterRemoved])
    #expect(changed.remarks == [])
  }

  @Test func `widgets that did not change are not read, and their number is unknown`() {
    let version = Version(code: AppIntentsCode())
    #expect(!VersionComparison(from: [version], to: version).run().problems.isEmpty)
    let report = VersionComparison(from: [version], to: version, unreadSwift: .sameWidgets).run()
    #expect(report.problems == [] && report.changes == [] && report.extent == nil)
    #expect(report.remarks == ["the Swift files with widgets are the same in all versions"])
  }

  /// Stored configurations keep a whole number that becomes a decimal one, and lose it where it becomes a text.
  @Test func `a worse loss than the newest release has is a change of this version`() throws {
    func sample(_ type: Short) -> Sample { Sample(parameters: [["Name": "color", "Tag": 20, "Type": type]]) }
    try release("1.0", sample("Integer"))
    try release("1.1", sample("Decimal"))
    try folder.write(sample("Decimal").xml, to: "App/Host.intentdefinition")
    #expect(rules() == [])
    try folder.write(sample("String").xml, to: "App/Host.intentdefinition")
    let changes = report().changes.filter { $0.diagnostic.rule == .parameterRetyped }
    #expect(changes.map(\.releases) == [["1.1"], ["1.0"]])
  }

  @Test func `two removals with the same words in one version are two changes`() throws {
    for version in ["1.0", "1.1"] {
      for module in ["A", "B", "C"] {
        try folder.write(Sample().xml, to: "App/.intentc/releases/\(version)/\(module)/Host.intentdefinition")
      }
    }
    #expect(report().changes.count { $0.diagnostic.rule == .intentRemoved } == 3)
  }

  @Test func `a break is accepted for updates up to a release`() throws {
    func accept(_ path: String, upTo release: String) throws {
      try folder.write(
        #"{"accepted": [{"path": "\#(path)", "rule": "parameter-removed", "reason": "Rare.", "release": "\#(release)"}]}"#,
        to: "App/intentc.json"
      )
    }
    try release("1.9", Self.longer())
    try release("1.10", Self.longer())
    try accept("Sample.color", upTo: "1.10")
    #expect(rules() == [])
    #expect(report().accepted.map(\.releases) == [["1.10", "1.9"]])
    #expect(report().staleAcceptances == [])
    try accept("Sample.color", upTo: "1.9")
    #expect(report().changes.map(\.releases) == [["1.10"]])
    try accept("Sample.tint", upTo: "1.10")
    #expect(rules() == ["breaking parameter-removed"])
    expectReports(report().staleAcceptances, ["stale-acceptance"])
    try accept("Sample.colour", upTo: "1.10")
    expectReports(
      report().staleAcceptances,
      [
        "stale-acceptance: nothing compared has the break 'parameter-removed' at 'Sample.colour'; did you mean "
          + "'Sample.color'?"
      ]
    )
    try accept("Sample.color", upTo: "2.0")
    expectReports(
      report().staleAcceptances,
      [
        "stale-acceptance: there is no release '2.0', up to which 'parameter-removed' of 'Sample.color' is accepted; the "
          + "compared releases are '1.10', '1.9'"
      ]
    )
  }

  @Test func `an acceptance only covers releases of its own kind`() {
    func covers(_ release: String, _ name: String) -> Bool {
      AcceptedBreak("A", "case-removed", "Rare.", upTo: release).covers(name)
    }
    #expect(covers("v2.0", "2.0") && covers("2.0", "v1.10") && covers("ios/2.0", "ios/1.9"))
    #expect(!covers("ios/1.0", "App-2.0.0") && !covers("ios/3.0", "App-2.0.0") && !covers("2.0", "App-1.0"))
    #expect(covers("v4", "v4.0") && covers("4.0", "4.0.0") && !covers("4", "4.0.1"))
  }

  @Test func `releases are in the order of their versions`() {
    let names = ["2.0", "1.10", "2.0-beta2", "1.9", "2.0-beta10", "1.9.1"]
    #expect(
      names.sorted { ReleaseOrder($0) < ReleaseOrder($1) } == [
        "1.9", "1.9.1", "1.10", "2.0-beta2", "2.0-beta10", "2.0",
      ]
    )
  }

  @Test func `a version only has its own project file`() throws {
    try release("1.0")
    try folder.write(#"{"classPrefix": "XY"}"#, to: "App/intentc.json")
    #expect(rules().contains("breaking class-name-changed"))
    var named = CompilerOptions()
    named.configurationPath = folder("App/intentc.json")
    #expect(rules(named).contains("breaking class-name-changed"))
    try folder.write(#"{"classPrefix": "XY"}"#, to: "App/.intentc/releases/1.0/intentc.json")
    #expect(rules() == [])
    #expect(rules(named) == [])
    named.configurationPath = nil
    named.looksForConfiguration = false
    #expect(rules(named).contains("breaking class-name-changed"))
  }

  @Test func `the names v2.0 and 2.0 are one version`() {
    #expect(!(ReleaseOrder("v2.0") < ReleaseOrder("2.0")) && !(ReleaseOrder("2.0") < ReleaseOrder("V2.0")))
    #expect(ReleaseOrder("v4") == ReleaseOrder("4.0.0") && ReleaseOrder("4") < ReleaseOrder("4.0.1"))
    #expect(ReleaseOrder("4.0-beta") < ReleaseOrder("4") && ReleaseOrder("4.10") != ReleaseOrder("4.1"))
    #expect(ReleaseOrder("1.0") < ReleaseOrder("v2.0") && ReleaseOrder("v1.0") < ReleaseOrder("2.0"))
  }

  @Test func `a file and a hidden folder are no versions`() throws {
    try folder.write("", to: "App/.intentc/releases/.git/Host.intentdefinition")
    try folder.write(Sample().xml, to: "App/.intentc/releases/Host.intentdefinition")
    let problems = report().problems
    #expect(problems.map(\.rule) == [.noDefinitions])
    #expect(problems.first?.message.contains("there is no folder with released definitions") == true)
  }

  /// An intent that was lost 25 releases ago was "breaking" for ever.
  @Test func `what a release without definitions lost is older than the present version`() throws {
    var other = Sample()
    other.intent = ["Name": "Other"]
    try release("1.0")
    for version in ["1.1", "1.2", "1.3"] {
      try folder.write("{}", to: "App/.intentc/releases/\(version)/intentc.json")
    }
    try folder.write(other.xml, to: "App/Host.intentdefinition")
    let found = report()
    #expect(found.changes.filter { $0.verdict > .safe } == [])
    #expect(
      found.remarks == [
        "'1.3', '1.2' and 1 more contain no definition",
        "1 break is older than this version: the release '1.3' already contains it",
      ]
    )
  }

  @Test func `a loss by another rule is the same loss`() throws {
    try release("1.0", Self.longer("tint"))
    try release("1.1")
    // Renames what 1.1 had removed.
    try folder.write(Self.longer("colour").xml, to: "App/Host.intentdefinition")
    #expect(report().changes.filter { $0.verdict == .breaking } == [])
  }

  @Test func `a release that cannot be read is named and left out`() throws {
    try folder.write("<plist>", to: "App/.intentc/releases/0.9/Host.intentdefinition")
    try release("1.0", Self.longer())
    let found = report()
    #expect(found.problems == [])
    #expect(found.changes.map(\.diagnostic.rule) == [.parameterRemoved])
    #expect(found.remarks.count { $0.hasPrefix("'0.9' is left out, because it cannot be read: ") } == 1)
  }

  /// An app had a blank line before `<?xml` in one of its old definitions.
  @Test func `a file of an earlier version that cannot be read is named, and the rest is compared`() throws {
    try release("1.0", Self.longer())
    try folder.write(
      "\n<?xml version=\"1.0\"?><plist/>",
      to: "App/.intentc/releases/1.0/Old.intentdefinition"
    )
    let found = report()
    #expect(found.problems == [])
    #expect(
      found.unreadFiles.map { folder.short($0.location?.file ?? "") }
        == ["App/.intentc/releases/1.0/Old.intentdefinition"]
    )
    #expect(found.changes.map(\.diagnostic.rule) == [.parameterRemoved])
  }

  @Test func `versions with the same content are compared once`() throws {
    try release("1.0", Self.longer())
    let definitions = DefinitionSource.released(folder("App/.intentc/releases/1.0"))
    let version = Version("1.0", .release, definitions: definitions, identity: "same")
    let report = VersionComparison(from: [version, version.named("1.1", .release)], to: present()).run()
    #expect(report.changes.map(\.releases) == [["1.1", "1.0"]])
  }

  @Test func `a missing folder, an empty version and a broken definition are errors`() throws {
    #expect(report().problems.map(\.rule) == [.unreadableInput])
    try folder.write("{}", to: "App/.intentc/releases/1.0/intentc.json")
    #expect(report().problems.map(\.rule) == [.noDefinitions])
    try folder.write("<plist>", to: "App/.intentc/releases/1.0/Host.intentdefinition")
    #expect(!report().problems.isEmpty)
  }

  // MARK: In a build

  private func check() -> [String] {
    let call = CompilerCall(inputs: [folder("App/Host.intentdefinition")])
    return ReleaseCopies.check(folder("App/.intentc/releases"), against: call).diagnostics.map {
      "\(folder.short($0.location?.file ?? "")): \($0.severity) \($0.rule.name)"
    }
  }

  @Test func `a build warns about breaking changes at their new locations, and about no others`() throws {
    try release("1.0")
    #expect(check() == [])
    var changed = Self.longer()
    changed.intent = ["Name": "Example"]
    try folder.write(changed.xml, to: "App/Host.intentdefinition")
    #expect(check() == ["App/Host.intentdefinition: warning intent-renamed"])
  }

  @Test func `a build reports a released definition that it cannot read, and no present one`() throws {
    try release("1.0")
    try folder.write("<plist>", to: "App/Host.intentdefinition")
    #expect(check() == [])
    try folder.write("<plist>", to: "App/.intentc/releases/1.0/Host.intentdefinition")
    let found = check()
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("App/.intentc/releases/1.0/Host") }, "\(found)")
  }
}
