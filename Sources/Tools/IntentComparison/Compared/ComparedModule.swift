import IntentCompiler
import IntentDefinition
import IntentSchema

extension ComparedSchema {
  init(_ module: ModuleSchema, folder: (String) -> String = { _ in "" }) {
    for file in module.files { add(file, folder: folder(file.definition.path)) }
  }

  private mutating func add(_ file: ModuleSchema.File, folder: String) {
    let definition = file.definition
    func placed<Element: ComparedElement>(
      _ element: Element,
      _ site: DefinitionSite,
      _ name: Located<String>?
    ) -> Element {
      var element = element
      element.place = ElementPlace(location: site.location(name?.range), path: site.path())
      return element
    }

    for intent in file.intents {
      var declared = placed(
        Intent(intent.schema, name: intent.definition.name?.value),
        intent.site,
        intent.definition.name
      )
      declared.folder = folder
      for (number, element) in intent.parameters.enumerated() {
        let stated = element.definition
        var parameter = placed(declared.parameters[number], element.site, stated.field.name)
        // The condition is only unknown if a parent is named: Apple's tool ignores a relationship without
        // one.
        if stated.relationship?.parentName?.value.isEmpty == false, parameter.meaning.visibility == nil {
          parameter.unknown.insert(.condition)
        }
        if definition.isConfigurable(stated) == nil { parameter.unknown.insert(.isConfigurable) }
        if stated.field.hasUnknownFileKind { parameter.unknown.insert(.files) }
        if stated.supportsResolution?.value == true { declared.resolved.insert(parameter.name) }
        declared.parameters[number] = parameter
      }
      for (number, parameter) in intent.responseParameters.enumerated() {
        let name = parameter.definition.field.name
        declared.responseParameters[number] = placed(
          declared.responseParameters[number],
          parameter.site,
          name
        )
      }
      intents.append(declared)
    }
    for enumeration in file.enums {
      var declared = placed(Enum(enumeration.schema), enumeration.site, enumeration.definition.name)
      declared.folder = folder
      declared.hidesUnknown = declared.cases.count < enumeration.definition.cases.count
      for (number, enumCase) in enumeration.cases.enumerated() {
        declared.cases[number] = placed(declared.cases[number], enumCase.site, enumCase.definition.name)
      }
      enums.append(declared)
    }
    for type in file.objects {
      var declared = placed(ObjectType(type.schema), type.site, type.definition.name)
      declared.folder = folder
      for (number, property) in type.properties.enumerated() {
        let field = property.definition.field
        declared.properties[number] = placed(declared.properties[number], property.site, field.name)
        if field.hasUnknownFileKind { declared.properties[number].unknown.insert(.files) }
      }
      objects.append(declared)
    }
  }
}
