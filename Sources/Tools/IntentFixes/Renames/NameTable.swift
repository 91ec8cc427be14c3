import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

/// All places of a module where a name is declared or used, for renames and references.
package struct NameTable {
  /// A place that contains a name.
  package struct Occurrence {
    package var name: ElementPath
    package var file: String
    package var range: Range<Int>
    package var isDeclaration: Bool
  }

  /// A text, as a file has it. Escapes in decoded texts would shift positions.
  private typealias WrittenText = (file: String, range: Range<Int>, bytes: [UInt8])

  package private(set) var occurrences: [Occurrence] = []
  private let enums: Set<String>
  private let types: Set<String>
  private let texts: [String: [UInt8]]
  /// The translations of the current definition's texts, by their IDs.
  private var translations: [String: [WrittenText]] = [:]
  private var fields:
    [(parameters: [String: Definition.Field], responseParameters: [String: Definition.Field])] = []

  /// - Parameter translated: The definitions whose tables are read, too.
  package init(
    _ module: ModuleSchema,
    texts: [String: [UInt8]],
    tablesOf translated: [Definition] = [],
    unsaved: UnsavedFiles = UnsavedFiles()
  ) {
    let definitions = module.files.map(\.definition)
    enums = Set(definitions.flatMap { $0.enums.compactMap(\.name?.value) })
    types = Set(definitions.flatMap { $0.types.compactMap(\.name?.value) })
    self.texts = texts
    let paths = Set(translated.map(\.path))
    for definition in definitions {
      translations = paths.contains(definition.path) ? Self.translations(of: definition, unsaved) : [:]
      add(definition)
    }
  }

  private static func translations(
    of definition: Definition,
    _ unsaved: UnsavedFiles
  ) -> [String: [WrittenText]] {
    let folders = TableFolders(ofDefinitions: [definition.path], unsaved: unsaved)
    let tables = TableSearch(path: definition.path, name: definition.name, in: folders)
    let sources = Dictionary(firsts: tables.sources.map { ($0.path, $0.bytes) })
    var result: [String: [WrittenText]] = [:]
    for entry in (tables.languages + [tables.sourceTexts].compactMap(\.self)).flatMap(\.entries) {
      let file = entry.location.file
      guard let bytes = sources[file] else { continue }
      result[entry.key, default: []] += entry.texts.compactMap(\.range).map { (file, $0, bytes) }
    }
    return result
  }

  package func occurrence(in file: String, at offset: Int) -> Occurrence? {
    occurrences.first { $0.file == file && $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  package func occurrences(of name: ElementPath) -> [Occurrence] {
    occurrences.filter { $0.name == name }
  }

  private mutating func add(_ definition: Definition) {
    let path = definition.path
    fields = definition.intents.map { intent in
      (
        Self.byName(intent.parameters.map(\.field)),
        Self.byName(intent.response?.parameters.map(\.field) ?? [])
      )
    }
    for (index, intent) in definition.intents.enumerated() { add(intent, index, path) }
    for enumeration in definition.enums {
      let owner = enumeration.name?.value ?? ""
      add(ElementPath(.enumeration, [owner]), at: enumeration.name, in: path, isDeclaration: true)
      for enumCase in enumeration.cases {
        add(.enumCase, of: owner, enumCase.name, in: path, isDeclaration: true)
      }
    }
    for type in definition.types {
      let owner = type.name?.value ?? ""
      add(ElementPath(.type, [owner]), at: type.name, in: path, isDeclaration: true)
      for property in type.properties {
        add(.property, of: owner, property.field.name, in: path, isDeclaration: true)
        addTypes(of: property.field, path)
      }
    }
    definition.forEachText { addPlaceholders($0, path) }
  }

  private static func byName(_ fields: [Definition.Field]) -> [String: Definition.Field] {
    let named = fields.compactMap { field in field.name.map { ($0.value, field) } }
    return Dictionary(firsts: named)
  }

  private mutating func add(_ intent: Definition.Intent, _ index: Int, _ path: String) {
    let owner = intent.name?.value ?? ""
    add(ElementPath(.intent, [owner]), at: intent.name, in: path, isDeclaration: true)
    add(.parameter, of: owner, intent.input, in: path)
    add(.parameter, of: owner, intent.keyParameter, in: path)
    for parameter in intent.parameters {
      add(.parameter, of: owner, parameter.field.name, in: path, isDeclaration: true)
      addTypes(of: parameter.field, path)
      guard let relationship = parameter.relationship else { continue }
      add(.parameter, of: owner, relationship.parentName, in: path)
      let parent = relationship.parentName.flatMap { fields[index].parameters[$0.value] }
      let values = [relationship.predicateValue].compactMap(\.self) + (relationship.predicateValues ?? [])
      for value in values { addCase(value, of: parent, path) }
    }
    for combination in intent.combinations + intent.managedCombinations {
      for part in combination.parts { add(.parameter, of: owner, part, in: path) }
    }
    guard let response = intent.response else { return }
    add(.responseParameter, of: owner, response.output, in: path)
    for parameter in response.parameters {
      add(.responseParameter, of: owner, parameter.field.name, in: path, isDeclaration: true)
      addTypes(of: parameter.field, path)
    }
  }

  private mutating func addTypes(of field: Definition.Field, _ path: String) {
    if let name = Self.enumeration(of: field) {
      add(ElementPath(.enumeration, [name]), at: field.enumType, in: path)
      if let value = field.metadata?.value.defaultValue { addCase(value, of: field, path) }
    }
    if let name = Self.type(of: field) { add(ElementPath(.type, [name]), at: field.objectType, in: path) }
  }

  /// The enum that a field uses; `nil` for no enum and for one of Apple's.
  package static func enumeration(of field: Definition.Field) -> String? {
    field.enumTypeNamespace?.value == Definition.systemNamespace ? nil : field.enumType?.value
  }

  static func type(of field: Definition.Field) -> String? {
    field.objectTypeNamespace?.value == Definition.systemNamespace ? nil : field.objectType?.value
  }

  private mutating func addCase(
    _ value: Located<Definition.Scalar>,
    of field: Definition.Field?,
    _ path: String
  ) {
    guard let name = field.flatMap(Self.enumeration), case .string(let text) = value.value else { return }
    add(.enumCase, of: name, Located(text, at: value.range), in: path)
  }

  private mutating func addPlaceholders(_ text: DefinitionText, _ path: String) {
    let kind: ElementKind
    switch text.site.element {
    case .intent, .parameter: kind = .parameter
    case .responseCode: kind = .responseParameter
    default: return
    }
    guard let intent = text.site.element.intent else { return }
    let owner = text.site.intent?.name?.value ?? ""
    let known = kind == .responseParameter ? fields[intent].responseParameters : fields[intent].parameters
    var written = (text.text.id?.value).flatMap { translations[$0] } ?? []
    if let range = text.text.text?.range, let bytes = texts[path] { written.append((path, range, bytes)) }
    for (file, range, bytes) in written where range.upperBound <= bytes.count {
      let own = Located(String(decoding: bytes[range], as: UTF8.self), at: range)
      for placeholder in Placeholder.all(in: own) {
        guard let field = known[placeholder.parameter.value] else { continue }
        add(kind, of: owner, placeholder.parameter, in: file)
        guard let property = placeholder.property, let type = Self.type(of: field) else { continue }
        add(.property, of: type, property, in: file)
      }
    }
  }

  private mutating func add(
    _ kind: ElementKind,
    of owner: String,
    _ name: Located<String>?,
    in path: String,
    isDeclaration: Bool = false
  ) {
    guard let name else { return }
    add(ElementPath(kind, [owner, name.value]), at: name, in: path, isDeclaration: isDeclaration)
  }

  private mutating func add(
    _ name: ElementPath,
    at located: Located<String>?,
    in path: String,
    isDeclaration: Bool = false
  ) {
    guard let range = located?.range, !name.name.isEmpty else { return }
    occurrences.append(.init(name: name, file: path, range: range, isDeclaration: isDeclaration))
  }
}
