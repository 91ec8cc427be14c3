import IntentDefinition
import IntentSchema

extension Validator {
  /// Checks one file.
  mutating func check(_ file: ModuleSchema.File) {
    let definition = file.definition
    if !definition.gaps.hasErrors { checkContent(of: definition) }
    checkVersion(of: definition)
    var custom = zip(file.intentIndices, file.schema.intents).makeIterator()
    var next = custom.next()
    for (index, intent) in definition.intents.enumerated() {
      var schema: DefinitionSchema.Intent?
      if let (place, meaning) = next, place == index {
        schema = meaning
        next = custom.next()
      }
      let isUnclear = file.unclearIntents.contains(index)
      check(IntentContext(DefinitionSite(definition, .intent(index)), intent, schema, isUnclear: isUnclear))
    }
    for (index, enumeration) in definition.enums.enumerated() {
      check(enumeration, DefinitionSite(definition, .enumeration(index)), index)
    }
    for (index, type) in definition.types.enumerated() {
      check(type, file.schema.objects[index], DefinitionSite(definition, .object(index)), index)
    }
    checkTexts(definition)
  }

  /// Checks that involve all files.
  mutating func checkModule() {
    let files = module.files.map { [$0.definition] }
    if isWanted(.sharedTextID) { diagnostics += SharedTextID.check(files).joined() }
    checkWidgets()
    guard !module.gaps.uses else { return }
    for file in module.files {
      checkUse(of: file.definition.enums, in: file.definition)
      checkUse(of: file.definition.types, in: file.definition)
    }
  }

  private mutating func checkTexts(_ definition: Definition) {
    let wantsMissingIDs = isWanted(.textWithoutID)
    var seen: [String: Located<String>] = [:]
    definition.forEachText { text in
      guard text.role != .hidden else { return }
      checkID(text, &seen)
      if wantsMissingIDs { checkMissingID(text) }
      checkSpaces(around: text)
    }
  }

  private mutating func check(_ context: IntentContext) {
    let intent = context.intent
    checkTitle(context)
    checkDescription(context)
    checkApple(context)
    checkNameEnding(context)
    checkStyle(intent.name, isType: true, in: context.site, key: "INIntentName")
    checkWords(of: intent, context.site)
    checkInput(context)
    checkKeyParameter(context)
    checkCombinations(context)
    checkSummaries(context)
    checkPlaceholders(context)
    checkConfigurable(context)
    checkPriorities(context)
    let fields = intent.parameters.lazy.map(\.field)
    checkTags(fields, "INIntentParameter", site: context.site.parameter)
    checkLastTag(intent.lastParameterTag, fields, in: context.site, key: "INIntentLastParameterTag")
    checkDisplayNames(
      intent.parameters.map { parameter in
        // Parameters that depend on a parent may not be shown together.
        context.site.definition.isConfigurable(parameter) == true && parameter.relationship == nil
          ? (parameter.field.displayName, parameter.field.name?.value ?? "") : nil
      },
      key: "INIntentParameterDisplayName",
      site: context.site.parameter
    )
    for (number, parameter) in intent.parameters.enumerated() {
      let parameter = ParameterContext(
        site: context.site.parameter(number),
        index: number,
        parameter: parameter,
        schema: context.parameterSchema(number)
      )
      check(parameter, of: context)
    }
    checkVisibility(context)
    if let response = intent.response { check(response, of: context) }
  }

  private mutating func check(_ parameter: ParameterContext, of intent: IntentContext) {
    let field = parameter.parameter.field
    let isForWidgets = intent.intent.isEligibleForWidgets?.value == true
    checkTag(parameter)
    checkArray(parameter)
    checkSizeClasses(parameter)
    checkGrowth(parameter, isForWidgets: isForWidgets)
    checkMissingSizes(parameter, isForWidgets: isForWidgets)
    checkSearch(parameter)
    checkSearchPrompt(parameter)
    checkOptions(parameter)
    checkResolution(parameter, of: intent)
    checkPrompt(parameter, of: intent)
    checkMaximum(parameter)
    checkDialogs(parameter)
    checkStyle(field.name, isType: false, in: parameter.site, key: "INIntentParameterName")
    // Model 1.0 has no display names for parameters, and does not say whether people can change them.
    if parameter.site.definition.isConfigurable(parameter.parameter) == true {
      checkDisplayName(
        field.displayName,
        of: field.name,
        in: parameter.site,
        key: "INIntentParameterDisplayName"
      )
    }
    check(
      FieldContext(
        site: parameter.site,
        prefix: "INIntentParameter",
        field: field,
        type: parameter.schema?.type,
        defaultValue: parameter.schema?.defaultValue
      )
    )
  }

  private mutating func check(_ response: Definition.Response, of intent: IntentContext) {
    let site = intent.site.response
    checkOutput(response, site)
    checkUse(of: response, site)
    checkCodes(response, site)
    checkParameters(response, site)
    checkPlaceholders(response, site)
    let fields = response.parameters.lazy.map(\.field)
    checkTags(fields, "INIntentResponseParameter", site: site.responseParameter)
    checkLastTag(response.lastParameterTag, fields, in: site, key: "INIntentResponseLastParameterTag")
    let properties = intent.schema?.response?.parameters ?? []
    for (number, parameter) in response.parameters.enumerated() {
      let site = site.responseParameter(number)
      // Users see only the name of the output.
      if let name = parameter.field.name, name.value == response.output?.value,
        site.definition.hasDisplayNames
      {
        checkDisplayName(
          parameter.field.displayName,
          of: parameter.field.name,
          in: site,
          key: "INIntentResponseParameterDisplayName"
        )
      }
      check(
        FieldContext(
          site: site,
          prefix: "INIntentResponseParameter",
          field: parameter.field,
          type: number < properties.count ? properties[number].type : nil,
          defaultValue: nil
        )
      )
    }
  }

  private mutating func check(_ enumeration: Definition.Enum, _ site: DefinitionSite, _ index: Int) {
    let definition = site.definition
    checkUnknown(enumeration, index, definition)
    checkCases(enumeration, site)
    checkStyle(enumeration.name, isType: true, in: site, key: "INEnumName")
    guard !lints.isEmpty else { return }
    checkDisplayNames(
      enumeration.cases.map { $0.name?.value == "unknown" ? nil : ($0.displayName, $0.name?.value ?? "") },
      key: "INEnumValueDisplayName",
      site: { DefinitionSite(definition, .enumCase(index, $0)) }
    )
    for (number, enumCase) in enumeration.cases.enumerated() where enumCase.name?.value != "unknown" {
      let site = DefinitionSite(definition, .enumCase(index, number))
      checkStyle(enumCase.name, isType: false, in: site, key: "INEnumValueName")
      checkDisplayName(enumCase.displayName, of: enumCase.name, in: site, key: "INEnumValueDisplayName")
    }
  }

  private mutating func check(
    _ type: Definition.ObjectType,
    _ schema: ObjectSchema,
    _ site: DefinitionSite,
    _ index: Int
  ) {
    let definition = site.definition
    checkStyle(type.name, isType: true, in: site, key: "INTypeName")
    checkDefaultProperties(of: type, site)
    let fields = type.properties.lazy.map(\.field)
    checkTags(fields, "INTypeProperty", site: { DefinitionSite(definition, .property(index, $0)) })
    checkLastTag(type.lastPropertyTag, fields, in: site, key: "INTypeLastPropertyTag")
    // The schema leaves out the default properties.
    var own = schema.properties.makeIterator()
    for (number, property) in type.properties.enumerated() {
      let site = DefinitionSite(definition, .property(index, number))
      checkDefaultProperty(property, site)
      let schema = property.isDefault?.value == true ? nil : own.next()
      checkStyle(property.field.name, isType: false, in: site, key: "INTypePropertyName")
      if property.isDefault?.value != true {
        checkDisplayName(
          property.field.displayName,
          of: property.field.name,
          in: site,
          key: "INTypePropertyDisplayName"
        )
      }
      check(
        FieldContext(
          site: site,
          prefix: "INTypeProperty",
          field: property.field,
          type: schema?.type,
          defaultValue: nil
        )
      )
    }
  }

  private mutating func check(_ field: FieldContext) {
    if let name = field.field.enumType?.value { usedEnums.insert(name) }
    if let name = field.field.objectType?.value { usedTypes.insert(name) }
    checkObject(field)
    checkBounds(field)
    checkDefault(field)
    checkSlider(field)
    checkCurrencies(field)
    checkTypeIdentifiers(field)
    checkWords(of: field)
  }
}
