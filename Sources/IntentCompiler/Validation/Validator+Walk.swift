import IntentSchema

extension Validator {
  mutating func check(_ file: ModuleSchema.File) {
    let definition = file.definition
    var custom = file.schema.intents.makeIterator()
    for (index, intent) in definition.intents.enumerated() {
      let schema = intent.type?.value == "System" ? nil : custom.next()
      check(IntentContext(DefinitionSite(definition, .intent(index)), intent, schema), index)
    }
    for (index, enumeration) in definition.enums.enumerated() {
      check(enumeration, DefinitionSite(definition, .enumeration(index)), index)
    }
    for (index, type) in definition.types.enumerated() {
      let schema = index < file.schema.objects.count ? file.schema.objects[index] : nil
      check(type, schema, DefinitionSite(definition, .object(index)), index)
    }
  }

  private mutating func check(_ context: IntentContext, _ index: Int) {
    checkInput(context)
    for (number, parameter) in context.intent.parameters.enumerated() {
      let parameter = ParameterContext(
        site: DefinitionSite(context.site.definition, .parameter(index, number)),
        index: number,
        parameter: parameter,
        schema: context.parameterSchema(number)
      )
      check(parameter, of: context)
    }
    if let response = context.intent.response { check(response, of: context, index) }
  }

  private mutating func check(_ parameter: ParameterContext, of intent: IntentContext) {
    check(
      FieldContext(
        site: parameter.site,
        prefix: "INIntentParameter",
        field: parameter.parameter.field,
        type: parameter.schema?.type,
        defaultValue: parameter.schema?.defaultValue
      )
    )
  }

  private mutating func check(_ response: Definition.Response, of intent: IntentContext, _ index: Int) {
    let definition = intent.site.definition
    for (number, parameter) in response.parameters.enumerated() {
      let properties = intent.schema?.response?.parameters ?? []
      check(
        FieldContext(
          site: DefinitionSite(definition, .responseParameter(index, number)),
          prefix: "INIntentResponseParameter",
          field: parameter.field,
          type: number < properties.count ? properties[number].type : nil,
          defaultValue: nil
        )
      )
    }
  }

  private mutating func check(_ enumeration: Definition.Enum, _ site: DefinitionSite, _ index: Int) {
  }

  private mutating func check(
    _ type: Definition.ObjectType,
    _ schema: ObjectSchema?,
    _ site: DefinitionSite,
    _ index: Int
  ) {
    // The meaning leaves out the default properties.
    var own = (schema?.properties ?? []).makeIterator()
    for (number, property) in type.properties.enumerated() {
      let schema = property.isDefault?.value == true ? nil : own.next()
      check(
        FieldContext(
          site: DefinitionSite(site.definition, .property(index, number)),
          prefix: "INTypeProperty",
          field: property.field,
          type: schema?.type,
          defaultValue: nil
        )
      )
    }
  }

  private mutating func check(_ field: FieldContext) {
  }

  mutating func checkModule() {
  }
}
