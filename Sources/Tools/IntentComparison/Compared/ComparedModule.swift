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
      _ place: DefinitionSite.Element,
      _ name: Located<String>?
    ) -> Element {
      let site = DefinitionSite(definition, place)
      var element = element
      element.texts = texts[place] ?? []
      element.place = Place(location: site.location(name?.range), path: site.path())
      return element
    }

    func name<Element: ComparedElement>(_ elements: inout [Element], _ names: [String]?) {
      for (index, name) in zip(elements.indices, names ?? []) { elements[index].swiftName = name }
    }

    var custom = file.schema.intents.enumerated().makeIterator()
    for (index, intent) in definition.intents.enumerated() where intent.type?.value != "System" {
      guard let (place, schema) = custom.next() else { break }
      var declared = placed(Intent(schema), .intent(index), intent.name)
      declared.folder = folder
      declared.table = tables?.table
      declared.swiftName = names?.name(ofIntent: place)
      name(&declared.parameters, names?.parameters(ofIntent: place))
      for number in declared.parameters.indices where intent.parameters.indices.contains(number) {
        let stated = intent.parameters[number]
        var parameter = placed(declared.parameters[number], .parameter(index, number), stated.field.name)
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
        let resolved = intent.parameters.filter { $0.supportsResolution?.value == true }
        declared.resolvers = Dictionary(
          firsts: resolved.map {
            ($0.field.name?.value ?? "", $0.unsupportedReasons.compactMap { $0.code?.value })
          }
        )
      }
      let answers = intent.response?.parameters ?? []
      for number in declared.answers.indices where answers.indices.contains(number) {
        let name = answers[number].field.name
        declared.answers[number] = placed(declared.answers[number], .responseParameter(index, number), name)
      }
      for number in (intent.response?.codes ?? []).indices {
        declared.texts += texts[.responseCode(index, number)] ?? []
      }
      intents.append(declared)
    }
    for (index, enumeration) in definition.enums.enumerated() where index < file.schema.enums.count {
      var declared = placed(Enum(file.schema.enums[index]), .enumeration(index), enumeration.name)
      declared.folder = folder
      declared.table = tables?.table
      declared.swiftName = names?.name(ofEnum: declared.name)
      name(&declared.cases, names?.cases(of: declared.name))
      declared.hidesUnknown = declared.cases.count < enumeration.cases.count
      // `declared.cases` omits a hidden 'unknown' case, so its positions differ from those in the file.
      var indices: [String: Int] = [:]
      for (number, enumCase) in enumeration.cases.enumerated() {
        indices[enumCase.name?.value ?? ""] = number
      }
      for number in declared.cases.indices {
        guard let place = indices[declared.cases[number].name] else { continue }
        let name = enumeration.cases[place].name
        declared.cases[number] = placed(declared.cases[number], .enumCase(index, place), name)
      }
      enums.append(declared)
    }
    for (index, type) in definition.types.enumerated() where index < file.schema.objects.count {
      var declared = placed(ObjectType(file.schema.objects[index]), .object(index), type.name)
      declared.folder = folder
      declared.table = tables?.table
      declared.swiftName = names?.name(ofType: declared.name)
      name(&declared.properties, names?.properties(of: declared.name))
      var own = declared.properties.indices.makeIterator()
      for (place, property) in type.properties.enumerated() where property.isDefault?.value != true {
        guard let number = own.next() else { break }
        let name = property.field.name
        declared.properties[number] = placed(declared.properties[number], .property(index, place), name)
        if property.field.hasUnknownFileKind { declared.properties[number].unknown.insert(.files) }
      }
      objects.append(declared)
    }
  }

  private static func texts(
    of definition: Definition,
    _ tables: TranslatedTexts?
  ) -> [DefinitionSite.Element: [Text]] {
    struct Key: Hashable {
      var element: DefinitionSite.Element
      var label: String
      var detail: String?
      var id: String?
    }
    var seen: Set<Key> = []
    var texts: [DefinitionSite.Element: [Text]] = [:]
    definition.forEachText { text in
      guard text.role != .hidden, text.text.text != nil || text.text.id != nil else { return }
      let id = text.text.id?.value
      let element = text.site.element
      let detail = text.detail?.words
      let key = Key(element: element, label: text.label, detail: detail, id: id)
      guard seen.insert(key).inserted else { return }
      texts[element, default: []].append(
        Text(
          label: text.label,
          id: id,
          text: text.text.text?.value ?? "",
          detail: detail,
          location: text.site.location(text.text.text?.range ?? text.text.id?.range),
          translations: tables?.translations(of: id)
        )
      )
    }
    return texts
  }
}

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

  func cases(of name: String) -> [String] { names.cases[name] ?? [] }

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
