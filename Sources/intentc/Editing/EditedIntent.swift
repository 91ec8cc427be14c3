import ArgumentParser
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema
import IntentSchemaExtras

/// Finds the intent to configure.
enum EditedIntent {
  /// Reads a definition and finds the intent in it. Problems go to standard error.
  static func read(
    _ definition: String,
    intent: String?,
    locale: String? = nil,
    messages: DiagnosticOptions
  ) throws -> ConfigurationSchema {
    let call = CompilerCall(inputs: [definition], options: CompilerOptions(jobs: Processors.count))
    let result = call.run(to: .meaning)
    let errors = result.diagnostics.filter { $0.severity == .error }
    messages.write(errors, sources: result.compilation.sources)
    guard errors.isEmpty else { throw ExitCode.failure }
    let (schema, notes) = try schema(
      named: intent,
      in: result.compilation.module,
      of: definition,
      locale: locale
    )
    messages.write(notes, sources: [])
    return schema
  }

  /// The intent of that name or class name; without a name, the only one.
  private static func schema(
    named name: String?,
    in module: ModuleSchema,
    of definition: String,
    locale: String?
  ) throws -> (ConfigurationSchema, [Diagnostic]) {
    let (schema, file) = try ChosenIntent.choose(name, from: module.intents, in: definition)
    guard let locale else { return (schema, []) }
    let (translation, diagnostics) = TranslationSearch.translation(
      locale,
      path: file.definition.path,
      name: file.schema.name
    )
    return (schema.localized(by: translation.lookup), diagnostics)
  }
}
