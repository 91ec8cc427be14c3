import ArgumentParser
import IntentCompiler
import IntentSchema

/// Finds the intent that is configured.
enum EditedIntent {
  /// The intent of that name or class name; without one, the only one there is.
  static func schema(
    named name: String?,
    in files: [ModuleSchema.File],
    locale: String?
  ) throws -> (ConfigurationSchema, [Diagnostic]) {
    let intents = files.flatMap { file in file.schema.intents.map { (file: file, schema: $0.configuration) } }
    let names = intents.map { "'\($0.schema.name)'" }.joined(separator: ", ")
    let found: (file: ModuleSchema.File, schema: ConfigurationSchema)
    if let name {
      guard let match = intents.first(where: { $0.schema.name == name || $0.schema.className == name }) else {
        throw ValidationError("there is no intent '\(visibleText(name))'; there is \(visibleText(names)).")
      }
      found = match
    } else if intents.count == 1, let only = intents.first {
      found = only
    } else if intents.isEmpty {
      throw EditFailure("the definition has no custom intent to configure")
    } else {
      throw ValidationError("there are several intents; choose one with '--intent': \(visibleText(names)).")
    }
    guard let locale else { return (found.schema, []) }
    let (translation, diagnostics) = TranslationSearch.translation(
      locale,
      path: found.file.definition.path,
      name: found.file.schema.name
    )
    return (found.schema.localized(by: translation.lookup), diagnostics)
  }
}
