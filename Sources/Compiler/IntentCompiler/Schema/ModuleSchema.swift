import IntentDefinition
import IntentSchema

/// The meaning of all definitions of one call, which form one Swift module.
package struct ModuleSchema: Sendable {
  /// One definition file with its meaning.
  ///
  /// The lists of ``schema`` match those of ``definition`` element by element, except for system intents, and
  /// parameters match within an intent; so every later diagnostic has a site.
  package struct File: Sendable {
    /// The contents of the file.
    package var definition: Definition
    /// The meaning of the file.
    package var schema: DefinitionSchema
    /// The index in the definition of each intent of the schema.
    package var intentIndices: [Int]
    /// The intents of the definition whose conditions cannot be checked, because something could not be read.
    var unclearIntents: Set<Int>

    /// The site of an intent of the schema.
    package func site(ofIntent index: Int) -> DefinitionSite {
      DefinitionSite(definition, .intent(intentIndices[index]))
    }

    /// The site of an enum of the schema.
    package func site(ofEnum index: Int) -> DefinitionSite { DefinitionSite(definition, .enumeration(index)) }

    /// The site of an object type of the schema.
    package func site(ofObject index: Int) -> DefinitionSite { DefinitionSite(definition, .object(index)) }
  }

  /// The files in the given order.
  package var files: [File]
  /// The parts that could not be read.
  var gaps = ModuleGaps()

  package init(files: [File] = []) {
    self.files = files
  }

  /// The names of Apple's intents in all files.
  package var systemIntents: [String] { files.flatMap(\.schema.systemIntents) }

  /// The custom intents of all files, each with its file.
  package var intents: [(schema: ConfigurationSchema, definition: File)] {
    files.flatMap { file in file.schema.intents.map { ($0.configuration, file) } }
  }
}

/// The parts of a module's definitions that could not be read.
package struct ModuleGaps: Sendable {
  /// Whether whole files could not be read.
  var files = false
  /// Whether an enum, a case or its name may be missing.
  var enums = false
  /// Whether an object type, a property or its name may be missing.
  var types = false
  /// Whether some references to enums or types could not be read. They may refer to one that seems unused.
  var uses = false

  init() {}

  init(_ definitions: [Definition], isComplete: Bool) {
    files = !isComplete
    enums = files || definitions.contains(where: \.gaps.enums)
    types = files || definitions.contains(where: \.gaps.types)
    uses = files || definitions.contains(where: \.gaps.uses)
  }

  /// Whether a reference to a part of an intent may be unresolved because of this.
  func areInParts(of site: DefinitionSite) -> Bool {
    files || site.definition.gaps.areInParts(ofIntent: site.intent)
  }
}
