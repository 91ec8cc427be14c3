import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Lowers definitions to their meaning: resolves names, fills in omitted values, and checks the result.
///
/// All definitions of one call are lowered together, because they may refer to each other.
package struct Lowering: Sendable {
  let definitions: [Definition]
  /// The class prefix of the call; `nil` to use the one in each file.
  let classPrefix: String?
  let symbols: Symbols
  /// The selectable cases of each enum.
  var caseNames: [String: Set<String>] = [:]
  var diagnostics: [Diagnostic] = []
  var suggestions = Suggestions()
  /// The number of cases that the rules of a definition imply.
  var impliedCases = 0
  static let mostImpliedCases = 100_000

  private init(_ definitions: [Definition], classPrefix: String?) {
    self.definitions = definitions
    self.classPrefix = classPrefix
    self.symbols = Symbols(definitions)
  }

  /// Lowers definitions to their meaning.
  ///
  /// - Parameters:
  ///   - definitions: The definitions of one call, in their order.
  ///   - classPrefix: The prefix of class names; overrides the one in each file.
  ///   - jobs: The number of definitions to lower concurrently.
  /// - Returns: The meaning of everything that could be lowered, and the diagnostics.
  package static func lower(
    _ definitions: [Definition],
    classPrefix: String? = nil,
    jobs: Int = 1
  ) -> (ModuleSchema, [Diagnostic]) {
    var lowering = Lowering(definitions, classPrefix: classPrefix)
    let types = lowering.typeTable()
    lowering.caseNames = types.enums.mapValues { Set($0.cases.map(\.name)) }
    lowering.reportDuplicates()
    let parts = definitions.concurrentRuns(jobs: jobs) { [lowering] definitions in
      var part = lowering
      part.diagnostics = []
      let files = definitions.map { definition in
        ModuleSchema.File(definition: definition, schema: part.schema(of: definition, types: types))
      }
      return (files, part.diagnostics)
    }
    return (ModuleSchema(files: parts.flatMap(\.0)), lowering.diagnostics + parts.flatMap(\.1))
  }

  private mutating func schema(of definition: Definition, types: TypeTable) -> DefinitionSchema {
    var schema = DefinitionSchema(name: definition.name)
    impliedCases = 0
    schema.enums = definition.enums.map {
      types.enums[$0.name?.value ?? ""] ?? EnumSchema("", title: LocalizedText(""))
    }
    schema.objects = definition.types.map {
      types.objects[$0.name?.value ?? ""] ?? ObjectSchema("", title: LocalizedText(""))
    }
    for (index, intent) in definition.intents.enumerated() {
      let site = DefinitionSite(definition, .intent(index))
      if isSystem(intent, site) {
        schema.systemIntents.append(intent.name?.value ?? "")
      } else {
        schema.intents.append(self.intent(intent, index, definition, types))
      }
    }
    return schema
  }

  /// Every enum and object type of the call by name. Of two with the same name, the first one counts.
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

  // MARK: Reports

  mutating func report(
    _ rule: Rule,
    _ message: String,
    in site: DefinitionSite,
    key: String? = nil,
    at range: Range<Int>? = nil,
    notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule,
        message,
        at: site.location(range),
        path: site.path(key: key),
        notes: notes,
        fix: fix
      )
    )
  }

  /// Reports a name that cannot be resolved, with a suggestion if a similar one exists.
  mutating func reportUnknown(
    _ rule: Rule,
    _ message: String,
    _ name: Located<String>,
    among candidates: some Sequence<String>,
    in site: DefinitionSite,
    key: String? = nil,
    otherwise advice: String = ""
  ) {
    let (message, fix) = suggestions.unknown(name, message, among: candidates, otherwise: advice)
    report(rule, message, in: site, key: key, at: name.range, fix: fix)
  }

  // MARK: Texts

  func text(_ text: Definition.Text, in definition: Definition) -> LocalizedText {
    let key = text.id?.value
    return LocalizedText(
      text.text?.value ?? "",
      key: key,
      table: key == nil ? nil : definition.name
    )
  }

  func optionalText(_ text: Definition.Text, in definition: Definition) -> LocalizedText? {
    text.text == nil && text.id == nil ? nil : self.text(text, in: definition)
  }
}
