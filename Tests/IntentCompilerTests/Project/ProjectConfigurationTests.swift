import IntentDefinition
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics
@testable import LibIntentc

struct ProjectConfigurationTests {
  private func read(_ text: String) -> (ProjectConfiguration, [Diagnostic]) {
    read(text, SettableRules(all: Rule.all))
  }

  private func read(_ text: String, _ rules: SettableRules) -> (ProjectConfiguration, [Diagnostic]) {
    ProjectConfigurationReader.read(SourceText(path: "intentc.json", bytes: Array(text.utf8)), rules: rules)
  }

  @Test func `every key is read`() {
    let (configuration, diagnostics) = read(
      """
      {
        "accessLevel": "package", "classPrefix": "XY", "namespace": "Intents", "controls": ["UpNext"],
        "renames": {
          "UpNext": "Agenda", "UpNext.calendars": "sources", "enum Colour": "Color",
          "enum Hero.default": "standard", "type Song.id": "songID"
        },
        "rules": {"unknown-key": "off", "duplicate-case": "error"}
      }
      """
    )
    #expect(diagnostics == [])
    #expect(configuration.accessLevel == .package)
    #expect(configuration.classPrefix == "XY")
    #expect(configuration.namespace == "Intents")
    #expect(configuration.appIntents.controls == ["UpNext"])
    var renames = configuration.renameTable
    #expect(renames.origins["Color"]?.map(\.path.text) == ["enum Colour"])
    renames.origins = [:]
    #expect(
      renames
        == Renames(names: [
          ElementPath(.intent, ["UpNext"]): "Agenda",
          ElementPath(.parameter, ["UpNext", "calendars"]): "sources",
          ElementPath(.enumeration, ["Colour"]): "Color",
          ElementPath(.enumCase, ["Hero", "default"]): "standard",
          ElementPath(.property, ["Song", "id"]): "songID",
        ])
    )
    #expect(configuration.levels.settings.map(\.rule) == [.unknownKey, .duplicateCase])
    #expect(configuration.levels.settings.map(\.level) == [.off, .error])
    #expect(configuration.levels.settings.allSatisfy { $0.scope == .project })
  }

  @Test func `renames by kind, as earlier versions wrote them, are read`() {
    func names(_ renames: String) -> [ElementPath: String] {
      let (configuration, diagnostics) = read("{\"renames\": {\(renames)}}")
      #expect(diagnostics == [])
      return configuration.renameTable.names
    }
    #expect(
      names(
        #""intents": {"A": "B"}, "parameters": {"A.b": "c"}, "enums": {"D": "E"}, "cases": {"D.f": "g"}, "#
          + #""types": {"H": "I"}, "properties": {"H.j": "k"}"#
      )
        == names(
          #""A": "B", "A.b": "c", "enum D": "E", "enum D.f": "g", "type H": "I", "type H.j": "k""#
        )
    )
  }

  @Test(arguments: [
    (#"{"path": "A", "rule": "case-removed", "reason": "Rare.", "release": "2.0"}"#, []),
    (
      #"{"path": "A", "rule": "case-removed"}"#, ["wrong-option: an accepted break needs 'reason', 'release'"]
    ),
    (#"{"path": "A", "rul": "x", "reason": "Rare.", "release": "2.0"}"#, ["wrong-option", "unknown-option"]),
    (
      #"{"path": "A", "rule": "case-removd", "reason": "Rare.", "release": "2.0"}"#,
      ["unknown-rule: there is no rule 'case-removd'; did you mean 'case-removed'?"]
    ),
    (
      #"{"path": "A", "rule": "unknown-enum", "reason": "Rare.", "release": "2.0"}"#,
      ["wrong-option: 'diff' never reports 'unknown-enum', so there is no such break to accept"]
    ),
    (
      #"{"path": "A", "rule": "case-removed", "reason": "…", "release": " "}"#,
      [
        "wrong-option: 'reason' of an accepted break is still '…'; write why",
        "wrong-option: 'release' of an accepted break is blank",
      ]
    ),
    (
      #"{"path": "A", "rule": 1, "reason": "Rare.", "release": "2.0"}"#,
      ["wrong-option: 'rule' must be a string, not the number 1"]
    ),
    (#""x""#, ["wrong-option: an accepted break must be an object, not a string"]),
  ])
  func `an accepted break names its place, rule, reason and release`(entry: String, reports: [String]) {
    let (configuration, diagnostics) = read(#"{"accepted": [\#(entry)]}"#)
    expectReports(diagnostics, reports)
    #expect(configuration.accepted.map(\.path) == (reports.isEmpty ? ["A"] : []))
  }

  @Test func `two entries for one path differ in something`() {
    func entry(_ reason: String) -> String {
      #"{"path": "A", "rule": "case-removed", "reason": "\#(reason)", "release": "2.0"}"#
    }
    let (configuration, diagnostics) = read(
      #"{"accepted": [\#(entry("One.")), \#(entry("Two.")), \#(entry("One."))]}"#
    )
    expectReports(diagnostics, ["wrong-option"])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(configuration.accepted.map(\.reason) == ["One.", "Two."])
  }

  @Test(arguments: [
    ("[]", "wrong-option 0"),
    (
      "{\"acessLevel\": 1}",
      "unknown-option 1: unknown key 'acessLevel' in 'intentc.json'; did you mean 'accessLevel'?"
    ),
    ("{\"x\": 1}", "unknown-option 1"),
    (
      "{\"accessLevel\": \"open\"}",
      "wrong-option 16: unknown access level 'open'; use one of public, package, internal"
    ),
    ("{\"accessLevel\": \"pubic\"}", "wrong-option 16: unknown access level 'pubic'; did you mean 'public'?"),
    (
      "{\"backends\": [\"app-intent\"]}",
      "wrong-option 14: unknown back end 'app-intent'; did you mean 'app-intents'?"
    ),
    ("{\"accessLevel\": null}", "wrong-option 16"),
    ("{\"classPrefix\": 3}", "wrong-option 16"),
    ("{\"namespace\": \"a b\"}", "wrong-option 14"),
    ("{\"minimumSystem\": {\"iOS\": \"new\"}}", "wrong-option 26"),
    ("{\"minimumSystem\": {\"ios\": \"18.0\"}}", "unknown-option 19"),
    ("{\"minimumSystem\": \"18.0\"}", "wrong-option 18"),
    ("{\"controls\": true}", "wrong-option 13"),
    ("{\"dependsOn\": []}", "wrong-option 14"),
    ("{\"dependsOn\": {\"A.b\": \"c\"}}", "wrong-option 22"),
    ("{\"dependsOn\": {\"A.b\": [\"b\"]}}", "wrong-option 23"),
    ("{\"dependsOn\": {\"A.b\": [\"A.c\"]}}", "wrong-option 23"),
    ("{\"dependsOn\": {\"A.b\": [\"c\"], \"A.c\": [\"b\"]}}", "wrong-option 37"),
    (
      "{\"dependsOn\": {\"A.x\": [\"b\"], \"A.b\": [\"c\"], \"A.c\": [\"d\", \"b\"], \"B.b\": [\"c\"]}}",
      "wrong-option 56"
    ),
    ("{\"bundle\": \"modul\"}", "wrong-option 11"),
    ("{\"bundle\": {}}", "wrong-option 11"),
    (
      "{\"bundle\": {\"clas\": \"X\"}}",
      "unknown-option 12: unknown key 'clas' in 'bundle'; did you mean 'class'?"
    ),
    ("{\"bundle\": {\"class\": \"A.\"}}", "wrong-option 21"),
    ("{\"formerly\": [\"A.b\"]}", "wrong-option 13"),
    ("{\"formerly\": {\"A.b\": \"c\"}}", "wrong-option 21"),
    (
      "{\"formerly\": {\"A.b\": [\"x\"], \"A.c\": [\"x\"]}}",
      "wrong-option 36: 'formerly' already contains 'x' of 'A'; remove one"
    ),
    ("{\"imports\": \"Kit\"}", "wrong-option 12"),
    ("{\"imports\": [\"My Kit\"]}", "wrong-option 13"),
    ("{\"lists\": {\"A.b\": true}}", "wrong-option 10"),
    ("{\"renames\": {\"type\": {}}}", "wrong-option 21"),
    ("{\"renames\": {\"dialog A.b.Primary\": \"c\"}}", "wrong-option 13"),
    ("{\"renames\": {\"types\": []}}", "wrong-option 22"),
    (
      "{\"renames\": {\"A\": \"B\", \"intents\": {\"A\": \"C\"}}}",
      "wrong-option 35: 'renames' names 'A' twice; remove one"
    ),
    ("{\"renames\": {\"cases\": {\"a.b\": 3}}}", "wrong-option 30"),
    (
      "{\"rules\": {\"unknown-kez\": \"off\"}}",
      "unknown-rule 11: there is no rule 'unknown-kez'; did you mean 'unknown-key'?"
    ),
    (
      "{\"rules\": {\"unknown-key\": \"eror\"}}",
      "wrong-option 26: unknown level 'eror'; did you mean 'error'?"
    ),
    ("{\"rules\": {\"unknown-key\": \"note\"}}", "wrong-option 26"),
    ("{\"rules\": {\"case-renamed\": \"careful\"}}", "wrong-option 27"),
    (
      "{\"rules\": {\"duplicate-case\": \"warning\"}}",
      "fixed-severity 29: 'duplicate-case' is always an error: no code can be generated"
    ),
  ])
  func `a mistake is reported with its location`(text: String, expected: String) {
    let (_, diagnostics) = read(text)
    let reports = diagnostics.map { "\($0.rule.name) \($0.location?.range?.lowerBound ?? -1): \($0.message)" }
    expectReports(reports, [expected])
    #expect(diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [
    ("{}", SystemRelease.iOS16), ("{\"iOS\": \"15.4\"}", .iOS16), ("{\"iOS\": \"17.4\"}", .iOS17),
    ("{\"iOS\": \"18\"}", .iOS18), ("{\"iOS\": \"19.0\"}", .iOS18), ("{\"iOS\": \"27.1\"}", .iOS26),
    ("{\"macOS\": \"15.5\"}", .iOS18), ("{\"watchOS\": \"10.0\"}", .iOS17),
    ("{\"iOS\": \"26.0\", \"macOS\": \"14.0\"}", .iOS17),
  ])
  func `of several minimum systems, the oldest counts`(value: String, release: SystemRelease) {
    let (configuration, diagnostics) = read("{\"minimumSystem\": \(value)}")
    #expect(diagnostics == [])
    #expect(configuration.minimumSystem == release)
  }

  @Test(arguments: [
    ("\"main\"", TextBundle.main), ("\"module\"", .module), ("{\"class\": \"A.B\"}", .ofClass("A.B")),
  ])
  func `a project names the bundle of its texts`(value: String, bundle: TextBundle) {
    let (configuration, diagnostics) = read("{\"bundle\": \(value), \"imports\": [\"Kit\", \"More\"]}")
    #expect(diagnostics == [])
    #expect(configuration.appIntents.bundle == bundle)
    #expect(configuration.appIntents.imports == ["Kit", "More"])
  }

  @Test func `a project names what providers see`() {
    let text = "{\"dependsOn\": {\"A.b\": [\"c\", \"d\", \"c\"], \"A.c\": []}, \"lists\": [\"A.e\"]}"
    let (configuration, diagnostics) = read(text)
    #expect(diagnostics == [])
    let dependencies = configuration.appIntents.dependencies
    #expect(dependencies.mapValues { $0.parameters.map(\.name) } == ["A.b": ["c", "d"], "A.c": []])
    #expect(dependencies["A.b"]?.parameters.last?.location.range == 28..<31)
    #expect(configuration.appIntents.lists["A.e"]?.range == 61..<66)
    #expect(configuration.mentions.map(\.name.value) == ["A.b", "A.c", "A.d", "A.c", "A.e"])
  }

  @Test func `a long chain of dependencies is no circle`() {
    let links = (0..<500).map { "\"A.p\($0)\": [\"p\($0 + 1)\"]" }
    #expect(read("{\"dependsOn\": {\(links.joined(separator: ","))}}").1 == [])
    let circle = links + ["\"A.p500\": [\"p0\"]"]
    #expect(read("{\"dependsOn\": {\(circle.joined(separator: ","))}}").1.count == 1)
  }

  @Test func `a build accepts the names of rules that it does not link`() {
    let text =
      "{\"rules\": {\"case-renamed\": \"off\", \"unknown-kez\": \"off\", \"duplicate-case\": \"warning\"}}"
    let (configuration, diagnostics) = read(text, .compiler)
    #expect(configuration.levels.settings.map(\.rule.name) == ["case-renamed", "unknown-kez"])
    #expect(diagnostics.map(\.rule) == [.fixedSeverity])
  }
}
