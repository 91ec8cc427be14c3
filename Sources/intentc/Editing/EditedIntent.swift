import IntentCompiler
import IntentSchema

/// Finds the intent that is configured.
enum EditedIntent {
  /// The intent of that name or class name; without one, the only one there is.
  static func schema(
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
