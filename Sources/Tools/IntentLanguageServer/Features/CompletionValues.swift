import IntentCompiler
import IntentDefinition
import IntentSchema

/// The values that a string of a definition can have.
struct CompletionValues {
  let module: ModuleSchema
  let definition: Definition

  /// The values of a key, in their usual order; empty if any text fits.
  ///
  /// - Parameters:
  ///   - key: The key of the string, or of the list that it is in.
  ///   - offset: A byte of the element around it.
  func values(ofKey key: String, at offset: Int) -> [String] {
    let element = ElementPlace.element(at: offset, in: definition)
    let intent = element.flatMap(intent)
    let field = element.flatMap(field)
    let parameters = intent?.parameters.compactMap(\.field.name?.value) ?? []
    switch key {
    case "INIntentType": return ["Custom", "System"]
    case "INIntentInput", "INIntentKeyParameter": return parameters
    case "INIntentParameterRelationshipParentName": return parameters.filter { $0 != field?.name?.value }
    case "INIntentParameterRelationshipPredicateName": return Lowering.predicateNames
    case "INIntentParameterRelationshipPredicateValue", "INIntentParameterRelationshipPredicateValues":
      return cases(of: parent(of: element))
    case "INIntentParameterMetadataDefaultValue": return cases(of: field)
    case "INIntentParameterArraySizeSizeClass": return ConfigurationFamily.allCases.map(\.sizeClass)
    case "INIntentResponseOutput": return intent?.response?.parameters.compactMap(\.field.name?.value) ?? []
    default: break
    }
    let prefix = ["INIntentParameter", "INIntentResponseParameter", "INTypeProperty"].first {
      [$0 + "Type", $0 + "EnumType", $0 + "ObjectType"].contains(key)
    }
    guard let prefix else { return [] }
    switch key.dropFirst(prefix.count) {
    case "Type": return Lowering.typeNames
    case "EnumType": return module.files.flatMap { $0.definition.enums.compactMap(\.name?.value) }
    default: return module.files.flatMap { $0.definition.types.compactMap(\.name?.value) }
    }
  }

  private func intent(_ element: DefinitionSite.Element) -> Definition.Intent? {
    switch element {
    case .intent, .response, .parameter, .responseCode, .responseParameter:
      definition.intents[DefinitionSite(definition, element).intent]
    case .definition, .enumeration, .enumCase, .object, .property: nil
    }
  }

  private func field(_ element: DefinitionSite.Element) -> Definition.Field? {
    switch element {
    case .parameter(let i, let j): definition.intents[i].parameters[j].field
    case .responseParameter(let i, let j): definition.intents[i].response?.parameters[j].field
    case .property(let i, let j): definition.types[i].properties[j].field
    default: nil
    }
  }

  /// The parameter that decides whether the one of an element shows.
  private func parent(of element: DefinitionSite.Element?) -> Definition.Field? {
    guard case .parameter(let i, let j) = element else { return nil }
    let name = definition.intents[i].parameters[j].relationship?.parentName?.value
    return definition.intents[i].parameters.first { $0.field.name?.value == name }?.field
  }

  private func cases(of field: Definition.Field?) -> [String] {
    guard let name = field.flatMap(NameTable.enumeration) else { return [] }
    let enums = module.files.lazy.flatMap(\.definition.enums)
    return enums.first { $0.name?.value == name }?.cases.compactMap(\.name?.value) ?? []
  }
}
