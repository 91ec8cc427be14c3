import IntentChecking
import IntentRuntime
import IntentSchema

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentConfigurations
@testable import IntentDefinition
@testable import IntentDiagnostics
@testable import LibIntentc

enum DefinitionTarget {
  private static let lints = Set(Rule.all.filter { $0.severity == .lint })

  static func run(_ bytes: [UInt8]) {
    let file = InputFile(path: "Fuzz.intentdefinition", bytes: bytes)
    let compilation = Compiler.compile([file], lints: lints)
    Printed.check(compilation.diagnostics, compilation.sources)
    for file in compilation.module.files {
      Printed.check(Description.text(of: file.schema, path: file.definition.path), "describe")
      checkJSON(
        DescriptionJSON.text(of: [.init(file.schema, path: file.definition.path)]),
        "describe --format json"
      )
      guard !compilation.hasErrors else { continue }
      for intent in file.schema.intents { check(intent.configuration) }
    }
    guard !compilation.hasErrors else { return }
    let schema = Contract(compilation.module)
    let changes = ContractComparison.changes(from: schema, to: schema)
    promise(changes.isEmpty, "a definition differs from itself: \(changes)")
  }

  /// Skips definitions with errors, where two parameters can have the same name.
  private static func check(_ schema: ConfigurationSchema) {
    let configuration = DynamicConfiguration(schema)
    _ = (configuration.issues(for: .systemSmall), configuration.visibleParameters())
    let written = schema.write(configuration.configurationValues)
    let again = DynamicConfiguration(schema, reading: written)
    promise(again == configuration, "defaults have changed: \(written)")
  }

  private static func checkJSON(_ bytes: [UInt8], _ what: String) {
    Printed.check(String(decoding: bytes, as: UTF8.self), what)
    let (value, problems) = JSONTree.read(SourceText(path: what, bytes: bytes))
    promise(value != nil && problems.isEmpty, "\(what) is not JSON: \(problems)")
  }
}
