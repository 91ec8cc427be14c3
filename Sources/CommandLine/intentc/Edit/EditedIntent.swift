import ArgumentParser
import IntentChecking
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentEditor
import IntentLocalisation
import IntentRuntime
import IntentSchema
import LibIntentc

/// The intent that `edit` or `options` works on, with its texts.
struct EditedDefinition: Sendable {
  /// Contains the texts to display, which may be translated.
  let schema: ConfigurationSchema
  /// Contains the definition's own texts.
  let own: ConfigurationSchema
  let path: String
  let name: String
}

/// Reads the definition to edit, and chooses its intent.
enum EditedIntent {
  /// - Parameters:
  ///   - recorded: The class name in a store's file, which the definition may lack.
  ///   - face: Asks which intent to edit; `nil` to fail if there are several.
  static func read(
    _ definition: String,
    intent: String?,
    recorded: String? = nil,
    locale: String? = nil,
    messages: DiagnosticOptions,
    asking face: (any EditorFace)? = nil
  ) async throws -> EditedDefinition {
    let result = CompilerCall(inputs: [definition], options: .ofCommand()).run(to: .meaning)
    try messages.stop(atErrorsOf: result.diagnostics, sources: result.compilation.sources)
    let module = result.compilation.module
    var intent = intent ?? module.intents.first { $0.schema.className == recorded }?.schema.className
    if intent == nil, module.intents.count > 1, let face {
      intent = try await choice(among: module, on: face)
    }
    let (edited, notes) = try edited(
      named: intent,
      in: module,
      of: definition,
      locale: locale
    )
    messages.write(notes, sources: [])
    return edited
  }

  private static func choice(among module: ModuleSchema, on face: any EditorFace) async throws -> String {
    let options = module.files.map { file in
      OptionsCollection<String>.Section(
        module.files.count > 1 ? file.schema.name : nil,
        options: file.schema.intents.map { intent in
          let schema = intent.configuration
          let title = schema.title.text
          return .init(
            schema.className,
            identifier: schema.className,
            displayString: title.isEmpty ? schema.name : title,
            subtitle: [title.isEmpty || title == schema.name ? "" : schema.name, schema.description.text]
              .filter { !$0.isEmpty }.joined(separator: ", ")
          )
        }
      )
    }
    let choice = ChoiceState("Which intent?", from: OptionsCollection(sections: options))
    guard case .chose(let name) = try await face.choose(from: choice) else { throw ExitCode(130) }
    return name
  }

  /// Finds an intent by its name or class name, and translates its texts.
  private static func edited(
    named name: String?,
    in module: ModuleSchema,
    of definition: String,
    locale: String?
  ) throws -> (EditedDefinition, [Diagnostic]) {
    let (schema, file) = try ChosenIntent.choose(
      name,
      from: module.intents,
      besides: module.systemIntents,
      in: definition
    )
    let (path, name) = (file.definition.path, file.schema.name)
    guard let locale else {
      return (EditedDefinition(schema: schema, own: schema, path: path, name: name), [])
    }
    let (translation, diagnostics) = TranslationSearch.translation(locale, path: path, name: name)
    let shown = schema.localized(by: translation.lookup)
    return (EditedDefinition(schema: shown, own: schema, path: path, name: name), diagnostics)
  }
}
