import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// What a comparison looks at in a version: the meaning of its declarations, their texts and their places.
package struct ComparedSchema: Sendable {
  var intents: [Intent] = []
  var enums: [Enum] = []
  var objects: [ObjectType] = []

  /// If an ID repeats, the first text wins.
  var texts: [String: String] {
    let declarations: [any ComparedDeclaration] = intents + enums + objects
    let elements = declarations as [any ComparedElement] + declarations.flatMap(\.parts)
    let texts = elements.lazy.flatMap(\.texts).compactMap { text in text.id.map { ($0, text.text) } }
    return Dictionary(firsts: texts)
  }

  /// A text that people see, with its ID and translations.
  struct Text: Sendable, Hashable {
    /// Such as `display name`.
    var label: String
    var id: String?
    var text: String
    /// Distinguishes texts of the same kind: `of shortcuts with 'count'`.
    var detail: String?
    /// Whether it belongs to the combinations that Xcode manages for Shortcuts.
    var isManaged = false
    var location: SourceLocation?
    var translations: Translations?

    var words: String { detail.map { "\(label) \($0)" } ?? label }
  }

  /// The strings table of a definition.
  struct Table: Sendable, Hashable {
    var name: String
    var isTranslated: Bool
  }

  /// An intent, with its parameters and response.
  struct Intent: ComparedDeclaration {
    var meaning: DefinitionSchema.Intent
    var folder = ""
    var table: Table?
    /// The codes of each resolved parameter's unsupported reasons; `nil` without a generated class.
    var resolvers: [String: [String]]?
    var parameters: [Parameter]
    let codes: [String: Bool]
    var responseParameters: [Property]
    var texts: [Text] = []
    var place = ElementPlace()
    var swiftName: String?

    init(_ meaning: DefinitionSchema.Intent) {
      self.meaning = meaning
      parameters = meaning.configuration.parameters.map { Parameter($0) }
      codes = Dictionary(
        (meaning.response?.codes ?? []).map { ($0.name, $0.isSuccess) },
        uniquingKeysWith: { $1 }
      )
      responseParameters = (meaning.response?.parameters ?? []).map { Property($0) }
    }

    var name: String { meaning.configuration.name }
    var className: String { meaning.configuration.className }
    var title: LocalizedText { meaning.configuration.title }
    var output: String? { meaning.response?.output }
    var parts: [any ComparedElement] { parameters as [any ComparedElement] + responseParameters }
  }

  /// Left out of a definition, or stated with a value that intentc doesn't know.
  enum Unknown: Sendable {
    /// The meaning assumes none.
    case condition
    /// The meaning assumes that people can change the parameter.
    case isConfigurable
    /// The meaning allows any kind.
    case files
  }

  /// A part of a declaration: a parameter, a case or a property.
  struct Part<Meaning: NamedSchema>: ComparedElement {
    var meaning: Meaning
    var unknown: Set<Unknown> = []
    var texts: [Text] = []
    var place = ElementPlace()
    var swiftName: String?

    init(_ meaning: Meaning) { self.meaning = meaning }

    var name: String { meaning.name }
  }

  /// A parameter of an intent.
  typealias Parameter = Part<ParameterSchema>
  /// A case of an enum.
  typealias Case = Part<EnumSchema.Case>
  /// A property of an object type, or a response parameter.
  typealias Property = Part<ObjectSchema.Property>

  /// An enum with its cases.
  struct Enum: ComparedDeclaration {
    var meaning: EnumSchema
    var folder = ""
    var table: Table?
    /// Whether `cases` omits a hidden case `unknown` at index 0.
    var hidesUnknown = false
    var cases: [Case]
    var texts: [Text] = []
    var place = ElementPlace()
    var swiftName: String?

    init(_ meaning: EnumSchema) {
      self.meaning = meaning
      cases = meaning.cases.map { Case($0) }
    }

    var name: String { meaning.name }
    var title: LocalizedText { meaning.title }
    var parts: [any ComparedElement] { cases }
  }

  /// An object type with its properties.
  struct ObjectType: ComparedDeclaration {
    var meaning: ObjectSchema
    var folder = ""
    var table: Table?
    var properties: [Property]
    var texts: [Text] = []
    var place = ElementPlace()
    var swiftName: String?

    init(_ meaning: ObjectSchema) {
      self.meaning = meaning
      properties = meaning.properties.map { Property($0) }
    }

    var name: String { meaning.name }
    var title: LocalizedText { meaning.title }
    var parts: [any ComparedElement] { properties }
  }
}
