import IntentDefinition
import IntentSchema

/// Definitions that refer to each other, each with its schema.
package struct ModuleSchema: Sendable {
  /// A definition with its schema.
  package struct File: Sendable {
    package var definition: Definition
    package var schema: DefinitionSchema
    /// The index in the schema for each intent of the definition; `nil` for a system intent.
    var schemaIndices: [Int?]
  }

  package var files: [File]
  /// Whether parts could not be read. Rules stay silent about names that may be there.
  var isUnclear = false
  /// Whether a name of a type is unknown, so that a type may only seem unused.
  var hasUnknownTypes = false

  package init(files: [File] = []) {
    self.files = files
  }

  package var systemIntents: [String] { files.flatMap(\.schema.systemIntents) }

  package var intents: [(schema: ConfigurationSchema, definition: File)] {
    files.flatMap { file in file.schema.intents.map { ($0.configuration, file) } }
  }
}

/// An element of a module: its address, its content in the file, and its schema.
package final class Lowered<Written: Sendable, Schema: Sendable>: Sendable {
  package let site: DefinitionSite
  package let definition: Written
  package let schema: Schema

  init(_ site: DefinitionSite, _ definition: Written, _ schema: Schema) {
    (self.site, self.definition, self.schema) = (site, definition, schema)
  }

  /// `nil` if the lowering left the element out.
  fileprivate func known<Meaning>() -> Lowered<Written, Meaning>? where Schema == Meaning? {
    schema.map { Lowered<Written, Meaning>(site, definition, $0) }
  }
}

/// An intent with its definition and schema.
package typealias LoweredIntent = Lowered<Definition.Intent, DefinitionSchema.Intent>
/// A parameter with its definition and schema.
package typealias LoweredParameter = Lowered<Definition.Parameter, ParameterSchema>
/// An enum with its definition and schema.
package typealias LoweredEnum = Lowered<Definition.Enum, EnumSchema>
/// An object type with its definition and schema.
package typealias LoweredObjectType = Lowered<Definition.ObjectType, ObjectSchema>
/// A property of an object type with its definition and schema. Inherited properties have no schema.
package typealias LoweredProperty = Lowered<Definition.ObjectType.Property, ObjectSchema.Property?>

extension ModuleSchema.File {
  /// All intents of the definition; system intents have no schema.
  package var allIntents: [Lowered<Definition.Intent, DefinitionSchema.Intent?>] {
    zip(definition.intents, schemaIndices).enumerated().map { index, intent in
      Lowered(DefinitionSite(definition, .intent(index)), intent.0, intent.1.map { schema.intents[$0] })
    }
  }

  /// The intents with a schema, in its order.
  package var intents: [LoweredIntent] { allIntents.compactMap { $0.known() } }

  package var enums: [LoweredEnum] {
    zip(definition.enums, schema.enums).enumerated().map { index, pair in
      Lowered(DefinitionSite(definition, .enumeration(index)), pair.0, pair.1)
    }
  }

  package var objects: [LoweredObjectType] {
    zip(definition.types, schema.objects).enumerated().map { index, pair in
      Lowered(DefinitionSite(definition, .type(index)), pair.0, pair.1)
    }
  }
}

extension LoweredIntent {
  package var parameters: [LoweredParameter] {
    zip(definition.parameters, schema.configuration.parameters).enumerated().map { index, pair in
      Lowered<Definition.Parameter, ParameterSchema>(site.parameter(index), pair.0, pair.1)
    }
  }

  package var responseParameters: [Lowered<Definition.Response.Parameter, ObjectSchema.Property>] {
    zip(definition.response?.parameters ?? [], schema.response?.parameters ?? []).enumerated()
      .map { index, pair in
        Lowered<Definition.Response.Parameter, ObjectSchema.Property>(
          site.responseParameter(index),
          pair.0,
          pair.1
        )
      }
  }
}

extension LoweredEnum {
  /// The cases in the order of the schema, which leaves out the case for no value.
  package var cases: [Lowered<Definition.Enum.Case, EnumSchema.Case>] {
    let shown = definition.cases.enumerated().filter { !$1.isNoValue }
    return zip(shown, schema.cases).map { stated, schema in
      Lowered<Definition.Enum.Case, EnumSchema.Case>(site.enumCase(stated.offset), stated.element, schema)
    }
  }
}

extension LoweredObjectType {
  /// All properties of the type; inherited properties have no schema.
  package var allProperties: [LoweredProperty] {
    var own = schema.properties.makeIterator()
    return definition.properties.enumerated().map { index, property in
      LoweredProperty(
        site.property(index),
        property,
        property.isDefault?.value == true ? nil : own.next()
      )
    }
  }

  /// The properties with a schema, in its order.
  package var properties: [Lowered<Definition.ObjectType.Property, ObjectSchema.Property>] {
    allProperties.compactMap { $0.known() }
  }
}
