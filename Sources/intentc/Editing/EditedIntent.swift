import ArgumentParser
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentEditor
import IntentLocalisation
import IntentSchema
import IntentSchemaExtras

/// Finds the intent to configure.
enum EditedIntent {
  /// Reads a definition and finds the intent in it. Problems go to standard error.
  ///
  /// - Parameter face: Where to ask which of several intents to edit; `nil` if that is an error.
  static func read(
    _ definition: String,
    intent: String?,
    locale: String? = nil,
    messages: DiagnosticOptions,
    asking face: (any EditorFace)? = nil
  ) async throws -> ConfigurationSchema {
    let call = CompilerCall(inputs: [definition], options: CompilerOptions(jobs: Processors.count))
    let result = call.run(to: .meaning)
    let errors = result.diagnostics.filter { $0.severity == .error }
    messages.write(errors, sources: result.compilation.sources)
    guard errors.isEmpty else { throw ExitCode.failure }
    let module = result.compilation.module
    var intent = intent
    if intent == nil, module.intents.count > 1, let face {
      intent = try await choice(among: module, on: face)
    }
    let (schema, notes) = try schema(
      named: intent,
      in: module,
      of: definition,
      locale: locale
    )
    messages.write(notes, sources: [])
    return schema
  }

  /// The class name of the intent that the user chooses.
  private static func choice(among module: ModuleSchema, on face: any EditorFace) async throws -> String {
    let options = module.files.map { file in
      OptionsCollection<ParameterValue>.Section(
        module.files.count > 1 ? file.schema.name : nil,
        options: file.schema.intents.map { intent in
          let schema = intent.configuration
          let title = schema.title.text
          return .init(
            .string(schema.className),
            identifier: schema.className,
            displayString: title.isEmpty ? schema.name : title,
            subtitle: [title.isEmpty || title == schema.name ? "" : schema.name, schema.description.text]
              .filter { !$0.isEmpty }.joined(separator: ", ")
          )
        }
      )
    }
    let state = EditorState(choosing: "Which intent?", from: OptionsCollection(sections: options))
    let session = EditorSession(state)
    _ = try await face.run(session)
    guard let name = await session.state.chosenText else { throw ExitCode(130) }
    return name
  }

  /// The intent of that name or class name; without a name, the only one.
  private static func schema(
    named name: String?,
    in module: ModuleSchema,
    of definition: String,
    locale: String?
  ) throws -> (ConfigurationSchema, [Diagnostic]) {
    let (schema, file) = try ChosenIntent.choose(
      name,
      from: module.intents,
      besides: module.systemIntents,
      in: definition
    )
    guard let locale else { return (schema, []) }
    let (translation, diagnostics) = TranslationSearch.translation(
      locale,
      path: file.definition.path,
      name: file.schema.name
    )
    return (schema.localized(by: translation.lookup), diagnostics)
  }
}
