import ArgumentParser
import IntentConfigurations
import IntentSchema

/// Finds the intent that `--intent` names, or throws a usage error.
enum ChosenIntent {
  static func choose<Definition>(
    _ name: String?,
    from intents: [(schema: ConfigurationSchema, definition: Definition)],
    besides systemIntents: [String],
    in definition: String? = nil
  ) throws -> (schema: ConfigurationSchema, definition: Definition) {
    do {
      return try IntentChoice.choose(
        name,
        from: intents,
        besides: systemIntents,
        in: definition.map { "'\($0)'" }
      )
    } catch {
      throw ValidationError(visibleText(error.message))
    }
  }
}
