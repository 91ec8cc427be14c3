import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDefinition
@testable import IntentDiagnostics
@testable import LibIntentc

struct RuleCatalogTests {
  /// Their examples are fragments. One rule compares modules.
  static let definitionRules =
    Set(Rule.definitionRules + Rule.schemaRules + Rule.validationRules + [.swiftNameCollision])
    .subtracting([.sharedNamespace])

  @Test func `no two rules have the same name`() {
    let names = Rule.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0 == "-" || $0.isLowercase }, "'\(name)' is not in kebab case")
      #expect(Rule.named(name)?.name == name)
    }
  }

  @Test(arguments: Rule.all) func `every rule has a page of help`(_ rule: Rule) throws {
    let help = try #require(rule.help, "'\(rule.name)' has no help")
    for text in [help.meaning, help.consequence, help.remedy] {
      #expect(text.hasSuffix("."), "'\(text)' is not a sentence")
    }
    #expect(!help.example.isEmpty)
    #expect(!rule.summary.hasSuffix("."))
  }

  @Test func `every rule that a family declares has a check`() throws {
    let families = Repository.url("Sources/Compiler/IntentCompiler/Validation/Rules")
    var declared: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: families.path) {
      #expect(file.hasSuffix("Rules.swift"))
      let text = try String(contentsOf: families.appendingPathComponent(file), encoding: .utf8)
      declared += text.matches(of: #/Rule\(\s*"([a-z-]+)"/#).map { String($0.1) }
    }
    #expect(declared.sorted() == Set(Rule.validationRules.map(\.name)).sorted())
  }

  /// The definition that an example is part of, and its diagnostics.
  private static func check(_ example: String, of rule: Rule) -> (xml: String, diagnostics: [Diagnostic]) {
    let xml = example.hasPrefix("<plist") ? example : RuleExample.xml(example)
    return (xml, Sample.diagnostics(in: [xml], lints: rule.severity == .lint ? [rule] : []))
  }

  @Test(arguments: definitionRules) func `the example of a rule breaks it and no other`(_ rule: Rule)
    throws
  {
    let diagnostics = Self.check(try #require(rule.help).example, of: rule).diagnostics
    #expect(diagnostics.contains { $0.rule == rule }, "found: \(diagnostics.map(\.message))")
    // The rules about a whole file have examples that are complete files.
    let others = diagnostics.filter { $0.rule != rule && $0.rule != .emptyDefinition }
    #expect(others.isEmpty, "found too: \(others.map { "\($0.rule.name): \($0.message)" })")
  }

  /// Further tests of a rule are in `IntentCompilerTests/Validation/Rules`. Rules that have none exist for
  /// carlosefonseca/SpotActions ('default-is-no-case', 'unused-enum', 'unused-type'), sindresorhus/Actions ('unused-enum'),
  /// home-assistant/iOS ('unused-type') and kakashi3lite/Encorely ('missing-tag', 'missing-title'). The App Store reports
  /// a missing title with ITMS-90626. Scripts write definitions without IDs; `validate --fix` and `design` find the texts
  /// that need one by 'text-without-id'.
  @Test func `each rule says a sentence of its example, at the value to change`() throws {
    func line(_ text: String) -> String { text.replacing("\n", with: "\\n") }
    var text = ""
    for rule in Self.definitionRules.sorted(by: { $0.name < $1.name }) {
      let (xml, diagnostics) = Self.check(try #require(rule.help).example, of: rule)
      for found in diagnostics where found.rule == rule {
        let head = ["\(found.severity)", rule.name, found.path?.words ?? ""].filter { !$0.isEmpty }
        text += "\(head.joined(separator: " ")): \(line(found.message))\n"
        if let range = found.location?.range {
          text += "  at '\(line(String(decoding: Array(xml.utf8)[range], as: UTF8.self)))'\n"
        }
        if let fix = found.fix { text += "  fix '\(fix.replacement)'\n" }
        for note in found.notes { text += "  note \(note.message)\n" }
      }
    }
    try expectSnapshot(text, Repository.url("Tests/LibIntentcTests/Rules/Sentences.txt"))
  }

  /// Their fix leaves nothing to show.
  private static let uncorrected: Set<Rule> = [.unusedEnum, .unusedType, .systemIntent]

  @Test(arguments: definitionRules.filter { !uncorrected.contains($0) })
  func `the corrected example of a rule breaks no rule`(_ rule: Rule) throws {
    let corrected = try #require(rule.help).corrected
    try #require(!corrected.isEmpty, "there is no '# Corrected' in the help of '\(rule.name)'")
    let found = Self.check(corrected, of: rule).diagnostics
      .filter { $0.rule == rule || $0.rule != .emptyDefinition }
    #expect(found.isEmpty, "found: \(found.map { "\($0.rule.name): \($0.message)" })")
  }

  @Test func `a correct definition has no diagnostics`() {
    #expect(Sample().reports(lints: Rule.lints) == [])
  }

  @Test func `a hundred mistakes give a hundred reports in order`() {
    let parameters = (0..<100).map { index -> Short in
      ["Name": "p\(index)", "Type": "Integer", "Metadata": ["MaximumValue": 7, "DefaultValue": 8]]
    }
    let diagnostics = Sample(parameters: parameters, intent: ["LastParameterTag": 999]).diagnostics()
    #expect(diagnostics.map(\.rule) == Array(repeating: .defaultOutsideBounds, count: 100))
    let places = diagnostics.compactMap { $0.location?.range?.lowerBound }
    #expect(places.count == 100)
    #expect(places == places.sorted())
    #expect(Set(places).count == 100)
  }

  @Test(.enabled(if: Corpus.isPresent, "the corpus is not next to the project"))
  func `nothing that Xcode accepts is an error`() throws {
    for file in Corpus.files(in: "files") + Corpus.files(in: "history") {
      let input = InputFile(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
      var compilation = Compiler.compile([input], lints: Rule.lints)
      _ = Compiler.generate(&compilation)
      let errors = compilation.diagnostics.filter { $0.severity == .error }
      #expect(errors == [], "\(file.path)")
      // One cause gives one diagnostic.
      let places = compilation.diagnostics.map {
        "\($0.rule.name) \($0.location?.range?.description ?? "") \($0.message)"
      }
      #expect(Set(places).count == places.count, "\(file.path)")
    }
  }
}
