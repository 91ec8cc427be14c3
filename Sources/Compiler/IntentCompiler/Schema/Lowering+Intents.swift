import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Lowering {
  mutating func isSystem(_ intent: Definition.Intent, _ site: DefinitionSite) -> Bool {
    guard let type = intent.type else { return false }
    switch type.value {
    case "Custom":
      return false
    case "System":
      report(
        .systemIntent,
        "'\(intent.name?.value ?? "")' is one of Apple's intents; no code is generated for it",
        in: site,
        key: .intent(.name),
        at: intent.name?.range
      )
      return true
    default:
      reportUnknown(
        .unknownIntentType,
        "unknown intent type '\(type.value)'",
        type,
        among: ["Custom", "System"],
        in: site,
        key: .intent(.type),
        otherwise: "; it is treated as 'Custom'",
        isOfFormat: true
      )
      return false
    }
  }

  /// Lowers all parameters before it relates them, because a parent may come after its child. If a
  /// parameter's type is unclear, problems with predicates of this intent may only be consequences.
  mutating func intent(
    _ intent: Definition.Intent,
    in intentSite: DefinitionSite,
    _ types: TypeTable
  ) -> DefinitionSchema.Intent {
    let definition = intentSite.definition
    var parameterNames: [String: SourceLocation] = [:]
    var parameters: [ParameterSchema] = []
    parameters.reserveCapacity(intent.parameters.count)
    isUnclearIntent = isUnclear
    for (number, parameter) in intent.parameters.enumerated() {
      let site = intentSite.parameter(number)
      checkName(
        parameter.field.name,
        of: "parameter",
        ifRepeated: .duplicateParameter,
        among: &parameterNames,
        in: site,
        key: .field(.parameter, .name)
      )
      parameters.append(self.parameter(parameter, of: intent, in: site, types))
      isUnclearIntent = isUnclearIntent || parameter.field.isUntyped(parameters[number].type)
    }
    relate(&parameters, intent, in: intentSite, types)
    var schema = DefinitionSchema.Intent(
      configuration: ConfigurationSchema(
        names.name(of: intent),
        className: names.className(of: intent),
        title: text(intent.title, in: definition),
        description: text(intent.description, in: definition),
        parameters: parameters,
        types: types
      )
    )
    schema.category = intent.category?.value
    schema.verb = intent.verb?.value
    schema.isEligibleForWidgets = intent.isEligibleForWidgets?.value ?? false
    schema.isConfigurable = intent.isConfigurable?.value ?? false
    schema.isEligibleForSuggestions = !(intent.isIneligibleForSuggestions?.value ?? false)
    schema.isDeprecated = intent.isDeprecated?.value ?? false
    schema.requiresConfirmation = intent.requiresConfirmation?.value ?? false
    schema.input = intent.input?.value
    schema.keyParameter = intent.keyParameter?.value
    schema.combinations = intent.combinations.map { combination($0, in: definition) }
    schema.managedCombinations = intent.managedCombinations.map { combination($0, in: definition) }
    schema.hasManagedCombinations = intent.hasManagedCombinations
    schema.response = intent.response.map { response($0, in: intentSite) }
    return schema
  }

  private func combination(
    _ combination: Definition.ParameterCombination,
    in definition: Definition
  ) -> DefinitionSchema.ParameterCombination {
    DefinitionSchema.ParameterCombination(
      combination.parameterNames,
      title: text(combination.title, in: definition),
      subtitle: text(combination.subtitle, in: definition),
      isPrimary: combination.isPrimary?.value ?? false,
      supportsBackgroundExecution: combination.supportsBackgroundExecution?.value ?? false
    )
  }

  /// The numbers of Apple's own response codes.
  static let predefinedCodes = [
    "unspecified": 0, "ready": 1, "continueInApp": 2, "inProgress": 3, "success": 4, "failure": 5,
    "failureRequiringAppLaunch": 6,
  ]

  private mutating func response(
    _ response: Definition.Response,
    in site: DefinitionSite
  ) -> DefinitionSchema.Response {
    var number = 99
    let codes = response.codes.map { code in
      let name = code.name?.value ?? ""
      let predefined = Self.predefinedCodes[name]
      if predefined == nil { number += 1 }
      return DefinitionSchema.Response.Code(
        name,
        number: predefined ?? number,
        isSuccess: name == "success" || code.isSuccess?.value == true,
        format: text(code.format, in: site.definition),
        conciseFormat: text(code.conciseFormat, in: site.definition)
      )
    }
    var parameters: [ObjectSchema.Property] = []
    for (number, parameter) in response.parameters.enumerated() {
      let site = site.responseParameter(number)
      parameters.append(property(parameter.field, owner: .responseParameter, in: site))
    }
    return DefinitionSchema.Response(codes: codes, parameters: parameters, output: response.output?.value)
  }
}
