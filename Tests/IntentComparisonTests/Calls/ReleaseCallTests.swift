import AppFacts
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

struct ReleaseCallTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(Sample().xml, to: "App/Host.intentdefinition")
  }

  private func release(_ version: String, _ sample: Sample = Sample()) throws {
    try folder.write(sample.xml, to: "App/.intentc/releases/\(version)/Host.intentdefinition")
  }

  private func report(_ options: CompilerOptions = CompilerOptions()) -> ComparisonReport {
    ReleaseCall(from: folder("App/.intentc/releases"), to: [folder("App")], options: options).run()
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
    #expect(report.changes.map(\.diagnostic.rule) == [.parameterRemoved, .parameterRemoved])
    #expect(
      report.changes.map { folder.short($0.old?.file ?? "") } == [
        "App/.intentc/releases/1.2/Host.intentdefinition", "App/.intentc/releases/1.0/Host.intentdefinition",
      ]
    )
    #expect(report.changes.map(\.releases) == [["1.2", "1.1"], ["1.0"]])
    #expect(report.summary == "2 breaking changes, 0 careful, 0 safe")
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
    var call = ReleaseCall(from: folder("App/.intentc/releases"), to: [folder("App")])
    call.appIntents = .init(AppIntentsCode(), at: [folder("App")], released: [:])
    let breaks = call.run().changes.filter { $0.verdict == .breaking }
    #expect(breaks.map(\.diagnostic.rule) == [.classNameChanged])
  }

  @Test func `what App Intents already lost next to their definition is no change`() throws {
    try release("1.0")
    func report(_ released: TypeCode) -> ComparisonReport {
      func code(_ intent: TypeCode) -> AppIntentsCode {
        var code = AppIntentsCode()
        code.types = [intent, MigrationFixture.mode, MigrationFixture.item, MigrationFixture.query]
        return code
      }
      var shorter = MigrationFixture.intent
      shorter.properties.removeAll { $0.name == "count" }
      var call = ReleaseCall(from: folder("App/.intentc/releases"), to: [folder("App")])
      let old = MigrationCall.Old(code: code(released))
      call.appIntents = .init(code(shorter), at: [folder("App")], released: ["1.0": old])
      return call.run()
    }
    let changed = report(MigrationFixture.intent)
    #expect(changed.changes.map(\.diagnostic.rule) == [.parameterRemoved])
    #expect(!changed.remarks.contains { $0.contains("older than this version") })
    var shorter = MigrationFixture.intent
    shorter.properties.removeAll { $0.name == "count" }
    let same = report(shorter)
    #expect(same.changes.map(\.diagnostic.message) == [])
    #expect(
      same.remarks.contains("1 break is older than this version: the release '1.0' already contains it")
    )
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
    try accept("Sample › color", upTo: "1.9")
    #expect(report().changes.map(\.releases) == [["1.10"]])
    try accept("Sample.tint", upTo: "1.10")
    #expect(rules() == ["breaking parameter-removed"])
    expectReports(report().staleAcceptances, ["stale-acceptance"])
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
    #expect(problems.first?.message.contains("contains no folder with released definitions") == true)
  }

  @Test func `a missing folder, an empty version and a broken definition are errors`() throws {
    #expect(report().problems.map(\.rule) == [.unreadableInput])
    try folder.write("{}", to: "App/.intentc/releases/1.0/intentc.json")
    #expect(report().problems.map(\.rule) == [.noDefinitions])
    try folder.write("<plist>", to: "App/.intentc/releases/1.0/Host.intentdefinition")
    #expect(!report().problems.isEmpty)
  }

  @Test func `searches skip the releases`() throws {
    try release("1.0")
    let result = CompilerCall(inputs: [folder("App")]).run(to: .meaning)
    #expect(result.inputPaths.map(folder.short) == ["App/Host.intentdefinition"])
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
  }

  // MARK: In a build

  private func check() -> [String] {
    let call = CompilerCall(inputs: [folder("App/Host.intentdefinition")])
    return ReleaseCall.check(folder("App/.intentc/releases"), against: call).diagnostics.map {
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
