import IntentCompiler
import IntentDefinition
import IntentSchema

extension ComparedSchema {
  /// `hasClasses` tells whether classes are generated for a path.
  init(
    _ module: ModuleSchema,
    names: (String) -> SwiftNames? = { _ in nil },
    tables: (String) -> TranslatedTexts? = { _ in nil },
    hasClasses: (String) -> Bool = { _ in false },
    folder: (String) -> String = { _ in "" }
  ) {
    for file in module.files {
      let path = file.definition.path
      add(file, names(path), tables(path), hasClasses: hasClasses(path), folder: folder(path))
    }
  }

  private mutating func add(
    _ file: ModuleSchema.File,
    _ names: SwiftNames?,
    _ tables: TranslatedTexts?,
    hasClasses: Bool,
    folder: String
  ) {
    let definition = file.definition
    let texts = Self.texts(of: definition, tables)
    func placed<Element: ComparedElement>(
      _ element: Element,
      _ site: DefinitionSite,
      _ name: Located<String>?
    ) -> Element {
      var element = element
      element.texts = texts[site.element] ?? []
      element.place = ElementPlace(location: site.location(name?.range), path: site.path())
      return element
    }

    func name<Element: ComparedElement>(_ elements: inout [Element], _ names: [String]?) {
      for (index, name) in zip(elements.indices, names ?? []) { elements[index].swiftName = name }
    }

    for (index, intent) in file.intents.enumerated() {
      var declared = placed(Intent(intent.schema), intent.site, intent.definition.name)
      declared.folder = folder
      declared.table = tables?.table
      declared.swiftName = names?.name(ofIntent: index)
      name(&declared.parameters, names?.parameters(ofIntent: index))
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
        declared.parameters[number] = parameter
      }
      if hasClasses {
        let resolved = intent.definition.parameters.filter { $0.supportsResolution?.value == true }
        declared.resolvers = Dictionary(
          firsts: resolved.map {
            ($0.field.name?.value ?? "", $0.unsupportedReasons.compactMap { $0.code?.value })
          }
        )
      }
      for (number, parameter) in intent.responseParameters.enumerated() {
        let name = parameter.definition.field.name
        declared.responseParameters[number] = placed(
          declared.responseParameters[number],
          parameter.site,
          name
        )
      }
      for number in (intent.definition.response?.codes ?? []).indices {
        declared.texts += texts[intent.site.responseCode(number).element] ?? []
      }
      intents.append(declared)
    }
    for enumeration in file.enums {
      var declared = placed(Enum(enumeration.schema), enumeration.site, enumeration.definition.name)
      declared.folder = folder
      declared.table = tables?.table
      declared.swiftName = names?.name(ofEnum: declared.name)
      name(&declared.cases, names?.cases(of: declared.name))
      declared.hidesUnknown = declared.cases.count < enumeration.definition.cases.count
      for (number, enumCase) in enumeration.cases.enumerated() {
        declared.cases[number] = placed(declared.cases[number], enumCase.site, enumCase.definition.name)
      }
      enums.append(declared)
    }
    for type in file.objects {
      var declared = placed(ObjectType(type.schema), type.site, type.definition.name)
      declared.folder = folder
      declared.table = tables?.table
      declared.swiftName = names?.name(ofType: declared.name)
      name(&declared.properties, names?.properties(of: declared.name))
      for (number, property) in type.properties.enumerated() {
        let field = property.definition.field
        declared.properties[number] = placed(declared.properties[number], property.site, field.name)
        if field.hasUnknownFileKind { declared.properties[number].unknown.insert(.files) }
      }
      objects.append(declared)
    }
  }

  private static func texts(
    of definition: Definition,
    _ tables: TranslatedTexts?
  ) -> [ElementSite: [Text]] {
    struct Key: Hashable {
      var element: ElementSite
      var label: String
      var detail: String?
      var isManaged: Bool
      var id: String?
    }
    var seen: Set<Key> = []
    var texts: [ElementSite: [Text]] = [:]
    definition.forEachText { text in
      guard text.role != .hidden, text.text.text != nil || text.text.id != nil else { return }
      let id = text.text.id?.value
      let element = text.site.element
      let detail = text.detail?.words
      var isManaged = false
      if case .combination(_, isManaged: true)? = text.detail { isManaged = true }
      let key = Key(element: element, label: text.label, detail: detail, isManaged: isManaged, id: id)
      guard seen.insert(key).inserted else { return }
      texts[element, default: []].append(
        Text(
          label: text.label,
          id: id,
          text: text.text.text?.value ?? "",
          detail: detail,
          isManaged: isManaged,
          location: text.site.location(text.text.text?.range ?? text.text.id?.range),
          translations: tables?.translations(of: id)
        )
      )
    }
    return texts
  }
}

/// Finds the names that generated code gives the elements of a definition.
struct SwiftNames {
  private let names: ModuleNames
  private let file: Int

  static func byPath(
    _ modules: [(schema: ModuleSchema, options: GenerationOptions)]
  ) -> [String: SwiftNames] {
    var result: [String: SwiftNames] = [:]
    for (schema, options) in modules {
      let (names, _) = Naming.names(of: schema, options: options)
      for (index, file) in schema.files.enumerated() {
        result[file.definition.path] = SwiftNames(names: names, file: index)
      }
    }
    return result
  }

  /// The index doesn't count system intents.
  func name(ofIntent index: Int) -> String? {
    intent(index).flatMap { type($0.configuration) }
  }

  func parameters(ofIntent index: Int) -> [String] { intent(index)?.parameters ?? [] }

  func name(ofEnum name: String) -> String? { names.enums[name].flatMap(type) }

  func cases(of name: String) -> [String] { names.cases(of: name) }

  func name(ofType name: String) -> String? { names.objects[name].flatMap(type) }

  func properties(of name: String) -> [String] { names.properties[name] ?? [] }

  private func intent(_ index: Int) -> ModuleNames.IntentNames? {
    guard names.intents.indices.contains(file), names.intents[file].indices.contains(index) else {
      return nil
    }
    return names.intents[file][index]
  }

  private func type(_ name: String) -> String? {
    name.isEmpty ? nil : names.namespace.map { "\($0).\(name)" } ?? name
  }
}
