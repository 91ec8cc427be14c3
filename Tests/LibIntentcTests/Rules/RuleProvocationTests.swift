import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import IntentAppIntents
@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentConfigurations
@testable import IntentDefinition
@testable import IntentDiagnostics
@testable import IntentFixes
@testable import IntentLocalisation
@testable import LibIntentc

struct RuleProvocationTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// Rules on changes have their own test.
  private static let exampleRules =
    RuleCatalogTests.definitionRules
    + Rule.comparisonRules.filter { $0.help?.example.contains("<!-- after -->") == true }

  @Test(arguments: Rule.all.filter { !exampleRules.contains($0) })
  func `every rule without an example that is a definition is provoked`(_ rule: Rule) throws {
    let found = try #require(try provoke(rule.name), "nothing here provokes '\(rule.name)'")
    #expect(found.contains(rule.name))
  }

  /// Returns the reported rules; `nil` for a rule that is not covered here.
  private func provoke(_ rule: String) throws -> [String]? {
    if let names = try provokeInput(rule) { return names }
    if let names = try provokeProject(rule) { return names }
    if let names = try provokeTable(rule) { return names }
    if let names = try provokeChange(rule) { return names }
    if let names = provokeList(rule) { return names }
    if let names = provokeAppIntents(rule) { return names }
    if let names = try provokeStored(rule) { return names }
    return try provokeOutput(rule)
  }

  /// Uses definitions that only App Intents break.
  private func provokeAppIntents(_ rule: String) -> [String]? {
    guard let found = Rule.appIntentsRules.first(where: { $0.name == rule }), let help = found.help else {
      return nil
    }
    var options = GenerationOptions()
    if found == .hiddenDependency {
      let place = SourceLocation(file: "intentc.json")
      options.appIntents.dependencies["Sample.item"] =
        QueryDependencies([QueryDependencies.Parameter(name: "account", location: place)], at: place)
    }
    return rules(AppIntentsFixture([("Test", RuleExample.xml(help.example))], options).diagnostics)
  }

  private func provokeInput(_ rule: String) throws -> [String]? {
    switch rule {
    case "missing-input": return call("nosuch")
    case "unreadable-input":
      try folder.write(to: "file")
      return call("file/A.intentdefinition")
    case "no-definitions": return call("")
    case "linked-definition":
      try folder.write(Sample().xml, to: "A.intentdefinition")
      try folder.link("B.intentdefinition", to: "A.intentdefinition")
      return call("")
    case "localised-copy", "no-base-localisation":
      for language in [rule == "localised-copy" ? "Base" : "fr", "de"] {
        try folder.write(Sample().xml, to: "\(language).lproj/A.intentdefinition")
      }
      return call("")
    case "shared-namespace":
      let example = try #require(Rule.sharedNamespace.help).example
      for (path, name) in [("a", "unknown"), ("b", "red")] {
        let text = Sample.file(example.replacing("unknown", with: name))
        try folder.write(text, to: "\(path)/A.intentdefinition")
        try folder.write("{}", to: "\(path)/intentc.json")
      }
      var options = CompilerOptions()
      options.splitsModules = true
      return rules(CompilerCall(inputs: [folder.path], options: options).run().diagnostics)
    case "unfixable-file":
      let list = ["INIntents": [["INIntentName": "A"]]]
      let bytes = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      let path = folder("A.intentdefinition")
      try bytes.write(to: URL(fileURLWithPath: path))
      return rules(FixRun(CompilerCall(inputs: [path])).run().call.diagnostics)
    case "output-name-collision":
      for path in ["a", "b"] { try folder.write(Sample().xml, to: "\(path)/A.intentdefinition") }
      return call("")
    case "option-without-effect":
      return rules(IntentClassesFixture(Sample(), GenerationOptions(namespace: "Plain")).diagnostics)
    case "output-name":
      try folder.write(Sample().xml, to: "A\\B.intentdefinition")
      return call("")
    default: return nil
    }
  }

  private func provokeProject(_ rule: String) throws -> [String]? {
    let json: String
    switch rule {
    case "invalid-json": json = "{ \"rules\": { \"unknown-key\": \"off\", } }"
    case "duplicate-json-key": json = "{ \"namespace\": \"A\", \"namespace\": \"B\" }"
    case "unknown-option": json = "{ \"acessLevel\": \"public\" }"
    case "wrong-option": json = "{ \"accessLevel\": \"open\" }"
    case "unknown-rule": json = "{ \"rules\": { \"unknwon-key\": \"off\" } }"
    case "fixed-severity": json = "{ \"rules\": { \"duplicate-case\": \"off\" } }"
    case "unknown-rename": json = "{ \"renames\": { \"parameters\": { \"Sample.cuont\": \"number\" } } }"
    case "unused-suppression": json = "{ \"rules\": { \"unknown-key\": \"off\" } }"
    case "unused-configuration":
      try folder.write("{}", to: "intentc.json")
      try folder.write(Sample().xml, to: "a/A.intentdefinition")
      return call("a/A.intentdefinition")
    case "several-configurations":
      for path in ["a", "b"] {
        try folder.write("{}", to: "\(path)/intentc.json")
        try folder.write(Sample().xml, to: "\(path)/A.intentdefinition")
      }
      let inputs = ["a", "b"].map { folder("\($0)/A.intentdefinition") }
      return rules(CompilerCall(inputs: inputs).run().diagnostics)
    default: return nil
    }
    try folder.write(json, to: "intentc.json")
    try folder.write(Sample().xml, to: "A.intentdefinition")
    return call("")
  }

  private func provokeTable(_ rule: String) throws -> [String]? {
    let name = try #require(Rule.named(rule))
    switch rule {
    case "duplicate-string": return try localized(name, ["de.lproj/Soup.strings": "a = b; a = c;"])
    case "unreadable-translation": return try localized(name, ["de.lproj/Soup.strings": "a = b"])
    case "untranslated-definition": return try localized(name, [:], locales: ["de"])
    case "missing-title-translation", "missing-translation":
      return try localized(name, ["de.lproj/Soup.strings": "true01 = \"heiß\";"])
    case "translated-placeholder":
      return try localized(name, ["de.lproj/Soup.strings": "dialog = \"${Größe}\";"])
    case "lost-placeholder":
      return try localized(name, ["de.lproj/Soup.strings": "dialog = \"$[size]\";"])
    case "missing-plural-form", "unknown-plural-form":
      let forms = "<key>few</key><string>a</string><key>other</key><string>b</string>"
      return try localized(name, ["de.lproj/Soup.stringsdict": LocalisedFixture.pluralTable(forms)])
    case "texts-in-another-bundle":
      try folder.write(plist(LocalisedFixture.soup), to: "Sources/Soups/Soup.intentdefinition")
      try folder.write(LocalisedFixture.german, to: "Sources/Soups/de.lproj/Soup.strings")
      try folder.write("{\"backends\": [\"app-intents\"]}", to: "Sources/Soups/intentc.json")
      try folder.write(".target(name: \"Soups\")", to: "Package.swift")
      var call = CompilerCall(inputs: [folder("")])
      call.options.checkTranslations()
      return rules(call.run(to: .meaning).diagnostics)
    case "stale-translation": return try localized(name, ["de.lproj/Soup.strings": "gone = b;"])
    case "missing-strings-table":
      return rules(TranslationSearch.translation("de", path: folder("A.intentdefinition"), name: "A").1)
    default: return nil
    }
  }

  private func provokeChange(_ rule: String) throws -> [String]? {
    let table = "A.lproj/A.strings"
    let (old, new): ([String: String], [String: String])
    switch rule {
    case "swift-name-changed":
      (old, new) = ([:], ["intentc.json": #"{"renames": {"enums": {"Mode": "Way"}}}"#])
    case "translation-changed": (old, new) = ([table: "cLarge = a;"], [table: "cLarge = b;"])
    case "translation-added": (old, new) = ([table: "cLarge = a;"], [table: "cLarge = a; cSmall = b;"])
    case "translation-removed": (old, new) = ([table: "cLarge = a;"], [table: ""])
    case "table-changed": (old, new) = ([table: "cLarge = a;"], ["B.intentdefinition": Sample().xml])
    default: return nil
    }
    for (side, files) in [("old", old), ("new", new)] {
      for (path, text) in files { try folder.write(text, to: "\(side)/\(path)") }
      if files["B.intentdefinition"] == nil {
        try folder.write(Sample().xml, to: "\(side)/A.intentdefinition")
      }
    }
    let call = ComparisonCall(from: .paths([folder("old")]), to: .paths([folder("new")]))
    return call.run().report.changes.map(\.diagnostic.rule.name)
  }

  private func provokeList(_ rule: String) -> [String]? {
    rule == "not-a-property-list" ? rules(read("hello").diagnostics) : nil
  }

  private func provokeStored(_ rule: String) throws -> [String]? {
    let json: String
    var intent = "UpNext"
    switch rule {
    case "configuration-too-large": json = String(repeating: " ", count: 5_000_000) + "{}"
    case "not-a-configuration": json = "[]"
    case "unreadable-value": json = "{\"mirrorCalendarApp\": \"maybe\"}"
    case "unknown-case": json = "{\"titleColor\": \"gren\"}"
    case "missing-field":
      json = "{\"mirrorCalendarApp\": false, \"calendars\": [{\"colorHex\": \"#fff\"}]}"
    case "unknown-name": json = "{\"nosuch\": true}"
    case "value-out-of-bounds": (json, intent) = ("{\"count\": 1300}", "EveryType")
    case "too-many-elements": return tooManyElements()
    case "doubtful-value": (json, intent) = ("{\"link\": \"example.org\"}", "EveryType")
    case "hidden-value": json = "{\"calendars\": [{\"identifier\": \"home\"}]}"
    default: return nil
    }
    let stored = StoredConfiguration.read(Array(json.utf8), path: "c")
    return rules(
      ConfigurationCheck.check(stored, against: try StoredConfigurationFixture.schema(intent), for: nil)
    )
  }

  private func tooManyElements() -> [String] {
    let cities = ParameterSchema(
      "cities",
      tag: 1,
      title: LocalizedText("Cities"),
      type: .string(TextSettings()),
      isArray: true,
      arraySizes: ArraySizes([.systemSmall: 1])
    )
    let schema = ConfigurationSchema(
      "Weather",
      className: "WeatherIntent",
      title: LocalizedText("Weather"),
      parameters: [cities]
    )
    let stored = StoredConfiguration.read(Array("{\"cities\": [\"Kyoto\", \"Bern\"]}".utf8), path: "c")
    return rules(ConfigurationCheck.check(stored, against: schema, for: .systemSmall))
  }

  private func provokeOutput(_ rule: String) throws -> [String]? {
    let file = GeneratedFile(name: "A.intentdefinition.swift", bytes: Array("new".utf8))
    switch rule {
    case "output-failed":
      try folder.write(to: "file")
      do throws(OutputWriter.Failure) {
        _ = try OutputWriter(folder: folder("file")).write([file])
        return []
      } catch {
        return [error.diagnostic.rule.name]
      }
    case "stale-generated-code":
      try folder.write("old", to: file.name)
      return rules(StaleOutputs.check(folder: folder.path, isStated: true, against: [file]))
    case "new-file":
      let text = plist("<dict><key>INIntents</key><array/><key>INEnums</key><array/></dict>")
      return rules(CanonicalForm.format(InputFile(path: "A", bytes: Array(text.utf8))).diagnostics)
    case "comment-in-the-way", "binary-definition":
      let text = rule == "comment-in-the-way" ? plist("<dict><!-- x --></dict>") : nil
      let binary = try PropertyListSerialization.data(fromPropertyList: [:], format: .binary, options: 0)
      let bytes = text.map { Array($0.utf8) } ?? [UInt8](binary)
      return rules(CanonicalForm.format(InputFile(path: "A.intentdefinition", bytes: bytes)).diagnostics)
    case "unchangeable-file":
      let path = try folder.write("now", to: "A")
      return rules(
        [FileReplacement.attempt(path, expecting: Array("then".utf8), with: [])].compactMap(\.self)
      )
    default: return nil
    }
  }

  // MARK: Calls

  private func rules(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map(\.rule.name)
  }

  private func call(_ path: String) -> [String] {
    var call = CompilerCall(inputs: [path.isEmpty ? folder.path : folder(path)], options: .withAllRules())
    call.options.reportsUnusedSuppressions = true
    return rules(call.run().diagnostics)
  }

  private func localized(
    _ rule: Rule,
    _ tables: [String: String],
    locales: [String] = []
  ) throws -> [String] {
    let lines = try LocalisedFixture(LocalisedFixture.soup, tables).lines(rule, locales: locales)
    return lines.isEmpty ? [] : [rule.name]
  }
}
