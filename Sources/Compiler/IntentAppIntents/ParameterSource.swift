import IntentCompiler
import IntentDefinition
import IntentSchema

/// What a definition says of a parameter, and where.
struct ParameterSource {
  let schema: ParameterSchema
  let definition: Definition.Parameter
  let site: DefinitionSite

  init(_ schema: ParameterSchema, _ definition: Definition.Parameter, _ site: DefinitionSite) {
    self.schema = schema
    self.definition = definition
    self.site = site
  }
}
