/// All texts of a definition that a table can translate.
struct DefinitionTexts {
  /// One text with its key in the tables.
  struct Entry {
    enum Role {
      /// The title or description of an intent that is the app's own: the App Store looks at them.
      case store
      /// Another text that people read.
      case shown
      /// A text that nobody reads.
      case hidden
    }

    /// The key in the tables: `XID`.
    var id: Located<String>
    /// The text in the definition's own language.
    var text: Located<String>?
    /// What it is, in the words of a message: `title`.
    var label: String
    var role: Role
    /// What it belongs to, and under which key.
    var site: DefinitionSite
    var key: String
  }

  /// The texts in the file's order.
  private(set) var entries: [Entry] = []
  /// The keys of what a placeholder can be filled with: names of enum cases, and of true and false.
  private(set) var valueIDs: Set<String> = []
  private let definition: Definition

  init(_ definition: Definition) {
    self.definition = definition
    for index in definition.intents.indices { addIntent(index) }
    for index in definition.enums.indices { addEnum(index) }
    for index in definition.types.indices { addType(index) }
  }

  private mutating func addIntent(_ index: Int) {
    let intent = definition.intents[index]
    let role: Entry.Role = intent.type?.value == "System" ? .shown : .store
    add(intent.title, "title", "INIntentTitle", .intent(index), role)
    add(intent.description, "description", "INIntentDescription", .intent(index), role)
    for combination in intent.combinations + intent.managedCombinations {
      add(combination.title, "summary", "INIntentParameterCombinations", .intent(index))
      add(combination.subtitle, "subtitle", "INIntentParameterCombinations", .intent(index))
    }
    for (number, parameter) in intent.parameters.enumerated() {
      let element = DefinitionSite.Element.parameter(index, number)
      addField(parameter.field, "INIntentParameter", element)
      for dialog in parameter.promptDialogs {
        add(dialog.format, "dialog", "INIntentParameterPromptDialogs", element)
      }
      for reason in parameter.unsupportedReasons {
        add(reason.format, "reason", "INIntentParameterUnsupportedReasons", element)
      }
    }
    for (number, code) in (intent.response?.codes ?? []).enumerated() {
      let element = DefinitionSite.Element.responseCode(index, number)
      add(code.format, "response", "INIntentResponseCodeFormatString", element)
      add(code.conciseFormat, "short response", "INIntentResponseCodeConciseFormatString", element)
    }
    for (number, parameter) in (intent.response?.parameters ?? []).enumerated() {
      addField(parameter.field, "INIntentResponseParameter", .responseParameter(index, number))
    }
  }

  private mutating func addEnum(_ index: Int) {
    let enumeration = definition.enums[index]
    add(enumeration.displayName, "display name", "INEnumDisplayName", .enumeration(index))
    for (number, enumCase) in enumeration.cases.enumerated() {
      let isUnknown = enumCase.name?.value == "unknown" && (enumCase.index?.value ?? 0) == 0
      let element = DefinitionSite.Element.enumCase(index, number)
      let role = isUnknown ? Entry.Role.hidden : .shown
      addValueID(enumCase.displayName)
      add(enumCase.displayName, "display name", "INEnumValueDisplayName", element, role)
      for synonym in enumCase.synonyms { add(synonym, "synonym", "INEnumValueSynonyms", element, role) }
    }
  }

  private mutating func addType(_ index: Int) {
    let type = definition.types[index]
    add(type.displayName, "display name", "INTypeDisplayName", .object(index))
    for (number, property) in type.properties.enumerated() {
      let role = property.isDefault?.value == true ? Entry.Role.hidden : .shown
      addField(property.field, "INTypeProperty", .property(index, number), role)
    }
  }

  private mutating func addField(
    _ field: Definition.Field,
    _ prefix: String,
    _ element: DefinitionSite.Element,
    _ role: Entry.Role = .shown
  ) {
    add(field.displayName, "display name", prefix + "DisplayName", element, role)
    guard let metadata = field.metadata else { return }
    let key = prefix + "Metadata"
    addValueID(metadata.trueDisplayName)
    addValueID(metadata.falseDisplayName)
    add(metadata.trueDisplayName, "name of true", key, element, role)
    add(metadata.falseDisplayName, "name of false", key, element, role)
    add(metadata.placeholder, "placeholder", key, element, role)
    add(metadata.template, "template", key, element, role)
    var text: Located<String>?
    if case .string(let value)? = metadata.defaultValue?.value {
      text = Located(value, at: metadata.defaultValue?.range)
    }
    add(Definition.Text(text, id: metadata.defaultValueID), "default", key, element, role)
  }

  private mutating func addValueID(_ text: Definition.Text) {
    if let id = text.id?.value { valueIDs.insert(id) }
  }

  private mutating func add(
    _ text: Definition.Text,
    _ label: String,
    _ key: String,
    _ element: DefinitionSite.Element,
    _ role: Entry.Role = .shown
  ) {
    guard let id = text.id, !id.value.isEmpty else { return }
    let site = DefinitionSite(definition, element)
    entries.append(Entry(id: id, text: text.text, label: label, role: role, site: site, key: key))
  }
}
