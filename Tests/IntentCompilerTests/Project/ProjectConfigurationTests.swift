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
          "enums": {"Colour": "Color"}, "parameters": {"UpNext.calendars": "sources"},
          "cases": {"Hero.default": "standard"}, "properties": {"Song.id": "songID"}
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
    #expect(renames.origins["Color"]?.map(\.name) == ["Colour"])
    renames.origins = [:]
    #expect(
      renames
        == Renames(
          enums: ["Colour": "Color"],
          parameters: ["UpNext.calendars": "sources"],
          cases: ["Hero.default": "standard"],
          properties: ["Song.id": "songID"]
        )
    )
    #expect(configuration.levels.settings.map(\.rule) == [.unknownKey, .duplicateCase])
    #expect(configuration.levels.settings.map(\.level) == [.off, .error])
    #expect(configuration.levels.settings.allSatisfy { $0.scope == .project })
  }

  @Test(arguments: [
    ("[]", "0: 'intentc.json' must be an object, not an array"),
    (
      "{\"acessLevel\": 1}",
      "1: unknown key 'acessLevel' in 'intentc.json'; did you mean 'accessLevel'?"
    ),
    (
      "{\"x\": 1}",
      "1: unknown key 'x' in 'intentc.json'; the keys are accessLevel, backends, bundle, classPrefix, controls, "
        + "dependsOn, imports, lists, migrates, minimumSystem, namespace, opensApp, remembers, renames, rules, "
        + "files, places"
    ),
    (
      "{\"accessLevel\": \"open\"}",
      "16: unknown access level 'open'; use one of public, package, internal"
    ),
    ("{\"accessLevel\": null}", "16: 'accessLevel' must be a string, not null"),
    ("{\"classPrefix\": 3}", "16: 'classPrefix' must be a string, not the number 3"),
    (
      "{\"namespace\": \"a b\"}",
      "14: 'a b' cannot be a namespace in Swift; use letters and digits, and no Swift keyword"
    ),
    (
      "{\"minimumSystem\": {\"iOS\": \"new\"}}",
      "26: 'new' is not a version; write one such as '18.0'"
    ),
    (
      "{\"minimumSystem\": {\"ios\": \"18.0\"}}",
      "19: unknown key 'ios' in 'minimumSystem'; did you mean 'iOS'?"
    ),
    ("{\"remembers\": \"no\"}", "14: 'remembers' must be true or false, not a string"),
    ("{\"remembers\": [\"Sample\"]}", "14: 'remembers' must be true or false, not an array"),
    ("{\"minimumSystem\": \"18.0\"}", "18: 'minimumSystem' must be an object, not a string"),
    ("{\"controls\": true}", "13: 'controls' must be a list of strings, not the Boolean true"),
    ("{\"dependsOn\": []}", "14: 'dependsOn' must be an object, not an array"),
    ("{\"dependsOn\": {\"A.b\": \"c\"}}", "22: 'A.b' must be a list of strings, not a string"),
    ("{\"dependsOn\": {\"A.b\": [\"b\"]}}", "23: 'A.b' cannot depend on itself; leave it out"),
    (
      "{\"dependsOn\": {\"A.b\": [\"A.c\"]}}",
      "23: 'A.c' is in the same intent; write only 'c'"
    ),
    (
      "{\"dependsOn\": {\"A.b\": [\"c\"], \"A.c\": [\"b\"]}}",
      "37: 'A.b' and 'A.c' depend on each other; remove one of these dependencies"
    ),
    (
      "{\"dependsOn\": {\"A.x\": [\"b\"], \"A.b\": [\"c\"], \"A.c\": [\"d\", \"b\"], \"B.b\": [\"c\"]}}",
      "56: 'A.b' and 'A.c' depend on each other; remove one of these dependencies"
    ),
    (
      "{\"bundle\": \"modul\"}",
      "11: 'bundle' must be \"main\", \"module\" or {\"class\": NAME}, not 'modul'"
    ),
    ("{\"bundle\": {}}", "11: 'bundle' must be \"main\", \"module\" or {\"class\": NAME}, not an object"),
    ("{\"bundle\": {\"clas\": \"X\"}}", "12: unknown key 'clas' in 'bundle'; did you mean 'class'?"),
    (
      "{\"bundle\": {\"class\": \"A.\"}}",
      "21: 'A.' cannot be a class in Swift; use letters and digits, and no Swift keyword"
    ),
    ("{\"imports\": \"Kit\"}", "12: 'imports' must be a list of strings, not a string"),
    ("{\"imports\": [\"My Kit\"]}", "13: 'My Kit' cannot be the name of a Swift module"),
    ("{\"lists\": {\"A.b\": true}}", "10: 'lists' must be a list of strings, not an object"),
    ("{\"renames\": {\"type\": {}}}", "13: unknown key 'type' in 'renames'; did you mean 'types'?"),
    ("{\"renames\": {\"types\": []}}", "22: 'types' must be an object, not an array"),
    ("{\"renames\": {\"cases\": {\"a.b\": 3}}}", "30: 'a.b' must be a string, not the number 3"),
    (
      "{\"rules\": {\"unknown-kez\": \"off\"}}",
      "11: there is no rule 'unknown-kez'; did you mean 'unknown-key'?"
    ),
    (
      "{\"rules\": {\"unknown-key\": \"note\"}}",
      "26: unknown level 'note'; use one of error, warning, lint, off"
    ),
    (
      "{\"rules\": {\"case-renamed\": \"careful\"}}",
      "27: unknown level 'careful'; use one of error, warning, lint, off. A breaking change is an error, "
        + "a careful one is a warning"
    ),
    (
      "{\"rules\": {\"duplicate-case\": \"warning\"}}",
      "29: 'duplicate-case' is always an error: no code can be generated"
    ),
  ])
  func `a mistake is reported with its location`(text: String, expected: String) {
    let (_, diagnostics) = read(text)
    #expect(
      diagnostics.map { "\($0.location?.range?.lowerBound ?? -1): \($0.message)" } == [expected]
    )
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

  @Test(arguments: [("{}", true), ("{\"remembers\": true}", true), ("{\"remembers\": false}", false)])
  func `queries remember options unless the project says otherwise`(text: String, remembers: Bool) {
    let (configuration, diagnostics) = read(text)
    #expect(diagnostics == [])
    #expect(configuration.appIntents.remembers == remembers)
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
    let links = (0..<50_000).map { "\"A.p\($0)\": [\"p\($0 + 1)\"]" }
    #expect(read("{\"dependsOn\": {\(links.joined(separator: ","))}}").1 == [])
    let circle = links + ["\"A.p50000\": [\"p0\"]"]
    #expect(read("{\"dependsOn\": {\(circle.joined(separator: ","))}}").1.count == 1)
  }

  @Test func `a build accepts the names of rules that it does not link`() {
    let text =
      "{\"rules\": {\"case-renamed\": \"off\", \"unknown-kez\": \"off\", \"duplicate-case\": \"warning\"}}"
    let (configuration, diagnostics) = read(text, .compiler)
    #expect(configuration.levels.settings.map(\.rule.name) == ["case-renamed", "unknown-kez"])
    #expect(diagnostics.map(\.rule) == [.fixedSeverity])
  }

  @Test func `no two rules have one name`() {
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(Rule.named(rule.name) == rule)
    }
  }
}
