import Foundation
import IntentChecking
import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentFixes
import IntentRuntime
import TestSupport
import Testing

@testable import IntentEditor

/// The runtime on the schema, the editor, `check` and an evaluator written apart agree on what is visible, valid and
/// a default, for definitions and configurations that a generator makes.
struct AgreementTests {
  private static func schema(_ made: MadeDefinition) throws -> ConfigurationSchema {
    let file = InputFile(path: "\(made.name).intentdefinition", bytes: Array(made.xml.utf8))
    let compilation = Compiler.compile([file])
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(made.name): \(errors.map(\.message))")
    return try #require(compilation.module.files.first?.schema.intents.first?.configuration)
  }

  private static func check(_ plain: PlainValue, _ schema: ConfigurationSchema) throws -> [Diagnostic] {
    let stored = ConfigurationFile.read([UInt8](try plain.json()), path: "c.json")
    return StoredConfigurationCheck.check(stored, against: schema, for: nil)
  }

  private static func parameters(of diagnostics: [Diagnostic]) -> Set<String> {
    Set(
      diagnostics.compactMap { $0.path?.words.split(separator: ".").dropFirst().first.map(String.init) }
    )
  }

  @Test(arguments: UInt64(1)...60)
  func `all agree`(seed: UInt64) throws {
    var made = MadeDefinition(seed: seed)
    let schema = try Self.schema(made)
    for parameter in made.parameters {
      let initial = schema.initialValues.values[parameter.name]
      #expect(initial.map { PlainValue($0) } == parameter.initial, "\(made.name).\(parameter.name)")
    }
    #expect(try Self.check(.object([:]), schema).isEmpty)
    for _ in 0..<8 { try expectAgreement(made.configuration(), made, schema) }
  }

  private func expectAgreement(
    _ made: MadeDefinition.Configuration,
    _ definition: MadeDefinition,
    _ schema: ConfigurationSchema
  ) throws {
    let plain = PlainValue.object(made.fields)
    let about = Comment(rawValue: "\(definition.name): \(String(decoding: try plain.json(), as: UTF8.self))")
    let configuration = try #require(DynamicConfiguration(schema, reading: plain))
    let shown = definition.shown(in: made)
    let wrong = made.unreadable.union(made.doubtful.intersection(shown))
    let diagnostics = try Self.check(plain, schema)
    var state = EditorState(configuration, stored: plain)
    _ = state.reduce(.toggleHidden)
    let rows = Dictionary(grouping: state.rows, by: \.place.parameter)

    // What is visible.
    #expect(Set(configuration.visibleParameters().map(\.name)) == shown, about)
    #expect(Set(rows.filter { $0.value.contains(where: \.isShown) }.keys) == shown, about)
    let hidden = Self.parameters(of: diagnostics.filter { $0.rule.name == "hidden-value" })
    #expect(hidden.isDisjoint(with: shown), about)

    // What is valid.
    #expect(Set(configuration.issues().compactMap(\.path.parameter)) == wrong, about)
    #expect(Self.parameters(of: diagnostics.filter { $0.rule.name != "hidden-value" }) == wrong, about)
    #expect(Set(rows.filter { $0.value.contains { !$0.problems.isEmpty } }.keys) == wrong, about)

    // What is saved: all but what is hidden, and everything that is lost was reported.
    guard case .object(let saved) = state.contentToSave else {
      Issue.record("nothing is saved")
      return
    }
    let stored = Set(made.fields.filter { $0.value != .null }.keys)
    let lost = stored.subtracting(saved.keys)
    #expect(lost == configuration.droppedNames.intersection(stored), about)
    #expect(lost.isDisjoint(with: shown) && lost.isSubset(of: hidden.union(wrong)), about)
    for (name, value) in saved { #expect(value == made.fields[name], about) }

    // Saving again changes nothing.
    let again = try #require(DynamicConfiguration(schema, reading: .object(saved)))
    #expect(EditorState(again, stored: .object(saved)).contentToSave == .object(saved), about)
    #expect(Set(again.visibleParameters().map(\.name)) == shown, about)
  }

  /// The code generated from these is compiled with the tests, and asked the same.
  @Test(arguments: UInt64(1)...3)
  func `definitions in Schemas are made by the generator`(seed: UInt64) throws {
    let made = MadeDefinition(seed: seed)
    let formatted = CanonicalForm.format(InputFile(path: made.name, bytes: Array(made.xml.utf8))).bytes
    try expectSnapshot(
      String(decoding: try #require(formatted), as: UTF8.self),
      Repository.url("Schemas/\(made.name).intentdefinition")
    )
  }
}
