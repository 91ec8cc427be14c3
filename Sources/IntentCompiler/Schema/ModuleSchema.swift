import IntentDefinition
import IntentSchema

/// The meaning of all definitions of one call, which become one Swift module.
package struct ModuleSchema: Sendable, Hashable {
  /// One definition file: what it says, and what that means.
  ///
  /// The lists of ``schema`` match those of ``definition`` element by element, but for system intents, and
  /// parameters match within an intent; so whatever is found wrong later has a place.
  package struct File: Sendable, Hashable {
    /// What the file says.
    package var definition: Definition
    /// What it means.
    package var schema: DefinitionSchema
    /// The intents whose conditions cannot be judged, because of what could not be read.
    var unclearIntents: Set<Int> = []

    package init(definition: Definition, schema: DefinitionSchema) {
      self.definition = definition
      self.schema = schema
    }
  }

  /// The files in the order in which they were given.
  package var files: [File]
  /// What could not be read.
  var gaps = ModuleGaps()

  package init(files: [File] = []) {
    self.files = files
  }

  /// The custom intents of all files, each with its file.
  package var intents: [(schema: ConfigurationSchema, definition: File)] {
    files.flatMap { file in file.schema.intents.map { ($0.configuration, file) } }
  }
}
