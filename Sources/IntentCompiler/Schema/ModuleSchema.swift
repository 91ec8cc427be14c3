import IntentDefinition
import IntentSchema

/// The meaning of all definitions of one call, which form one Swift module.
package struct ModuleSchema: Sendable, Hashable {
  /// One definition file with its meaning.
  ///
  /// The lists of ``schema`` match those of ``definition`` element by element, except for system intents, and
  /// parameters match within an intent; so every later diagnostic has a location.
  package struct File: Sendable, Hashable {
    /// The contents of the file.
    package var definition: Definition
    /// The meaning of the file.
    package var schema: DefinitionSchema

    package init(definition: Definition, schema: DefinitionSchema) {
      self.definition = definition
      self.schema = schema
    }
  }

  /// The files in the given order.
  package var files: [File]

  package init(files: [File] = []) {
    self.files = files
  }

  /// The custom intents of all files, each with its file.
  package var intents: [(schema: ConfigurationSchema, definition: File)] {
    files.flatMap { file in file.schema.intents.map { ($0.configuration, file) } }
  }
}
