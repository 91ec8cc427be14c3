import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Resolves names, fills in omitted values, and checks the result. Lowers all definitions together, because
/// they may refer to each other.
package struct Lowering: Reporting, Sendable {
  let definitions: [Definition]
  let names: DeclaredNames
  /// The earlier names of parameters, cases and properties, by `Owner.part`.
  private let formerly: [ElementPath: [String]]
  /// Whether parts could not be read.
  let isUnclear: Bool
  /// Whether to expect unknown types, because other modules can't be read.
  let mayLackTypes: Bool
  /// Whether unreadable parts prevent checking the conditions of the intent at hand.
  var isUnclearIntent = false
  var hasUnknownTypes = false
  var caseNames: [String: Set<String>] = [:]
  var diagnostics: [Diagnostic] = []
  var consequence: Diagnostic?

  private init(
    _ definitions: [Definition],
    isComplete: Bool,
    mayLackTypes: Bool,
    classPrefix: String?,
    formerly: [ElementPath: [String]]
  ) {
    (self.definitions, self.mayLackTypes) = (definitions, mayLackTypes)
    isUnclear = !isComplete || definitions.contains(where: \.gaps.hideNames)
    names = DeclaredNames(definitions, classPrefix: classPrefix)
    self.formerly = formerly
  }

  /// Lowers the definitions of a module. Also returns the first error that is only a consequence of
  /// unreadable parts.
  package static func lower(
    _ definitions: [Definition],
    isComplete: Bool = true,
    mayLackTypes: Bool = false,
    classPrefix: String? = nil,
    formerly: [ElementPath: [String]] = [:]
  ) -> (ModuleSchema, [Diagnostic], consequence: Diagnostic?) {
    var lowering = Lowering(
      definitions,
      isComplete: isComplete,
      mayLackTypes: mayLackTypes,
      classPrefix: classPrefix,
      formerly: formerly
    )
    let types = lowering.typeTable()
    lowering.caseNames = types.enums.mapValues { Set($0.cases.map(\.name)) }
    lowering.reportDuplicates()
    var module = ModuleSchema(files: definitions.map { lowering.file(of: $0, types: types) })
    module.isUnclear = lowering.isUnclear
    module.hasUnknownTypes = lowering.hasUnknownTypes
    return (module, lowering.diagnostics, lowering.consequence)
  }

  private mutating func file(of definition: Definition, types: TypeTable) -> ModuleSchema.File {
    var schema = DefinitionSchema(name: definition.name)
    var schemaIndices: [Int?] = []
    schema.enums = definition.enums.map {
      types.enums[names.name(of: $0)] ?? EnumSchema("", title: LocalizedText(""))
    }
    schema.objects = definition.types.map {
      types.objects[names.name(of: $0)] ?? ObjectSchema("", title: LocalizedText(""))
    }
    for (index, intent) in definition.intents.enumerated() {
      let site = DefinitionSite(definition, .intent(index))
      if isSystem(intent, site) {
        schema.systemIntents.append(intent.name?.value ?? "")
        schemaIndices.append(nil)
      } else {
        schemaIndices.append(schema.intents.count)
        schema.intents.append(self.intent(intent, in: site, types))
      }
    }
    return ModuleSchema.File(definition: definition, schema: schema, schemaIndices: schemaIndices)
  }

  private mutating func typeTable() -> TypeTable {
    var types = TypeTable()
    for definition in definitions {
      for (index, enumeration) in definition.enums.enumerated() {
        let schema = self.enumeration(enumeration, index, definition)
        if types.enums[schema.name] == nil { types.enums[schema.name] = schema }
      }
    }
    for definition in definitions {
      for (index, type) in definition.types.enumerated() {
        let schema = objectType(type, index, definition)
        if types.objects[schema.name] == nil { types.objects[schema.name] = schema }
      }
    }
    return types
  }

  func isWanted(_ rule: Rule) -> Bool { true }

  func formerNames(of kind: ElementKind, _ part: String, in owner: @autoclosure () -> String) -> [String] {
    formerly.isEmpty ? [] : formerly[ElementPath(kind, [owner(), part])] ?? []
  }

  // MARK: Texts

  func text(_ text: Definition.Text, in definition: Definition) -> LocalizedText {
    let key = text.id?.value
    return LocalizedText(text.text?.value ?? "", key: key, table: key == nil ? nil : definition.name)
  }

  func optionalText(_ text: Definition.Text, in definition: Definition) -> LocalizedText? {
    text.text == nil && text.id == nil ? nil : self.text(text, in: definition)
  }
}
