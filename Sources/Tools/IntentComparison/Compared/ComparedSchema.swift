import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// The parts of definitions that are compared: their meaning, and what the meaning does not include.
///
/// A baseline holds exactly this. It does not include the version of Xcode that saved a definition.
package struct ComparedSchema: Sendable {
  var intents: [Intent] = []
  var enums: [Enum] = []
  var objects: [ObjectType] = []

  var isEmpty: Bool { intents.isEmpty && enums.isEmpty && objects.isEmpty }

  /// The schema hash of its content.
  var hash: String {
    CanonicalSchema(
      intents: intents.map(\.meaning),
      enums: enums.map(\.meaning),
      objects: objects.map(\.meaning)
    ).hash
  }

  /// All texts by their IDs. If two have the same ID, the first counts.
  var texts: [String: String] {
    var elements: [any ComparedElement] = intents + enums + objects
    elements += intents.flatMap { $0.parameters as [any ComparedElement] + $0.answers }
    elements += enums.flatMap { $0.cases as [any ComparedElement] }
    elements += objects.flatMap { $0.properties as [any ComparedElement] }
    let texts = elements.lazy.flatMap(\.texts).compactMap { text in text.id.map { ($0, text.text) } }
    return Dictionary(firsts: texts)
  }

  /// The location of an element.
  struct Place: Sendable {
    /// `nil` if no file is known.
    var location: SourceLocation?
    var path = DefinitionPath()
  }

  /// A text that users read.
  struct Text: Sendable, Hashable {
    /// Its kind, such as `title` or `display name`.
    var label: String
    /// Its key in the `.strings` table, or `nil`.
    var id: String?
    var text: String
    /// The detail that distinguishes it from others of its kind: `of shortcuts with 'count'`.
    var detail: String?
    /// Its location, or `nil` if unknown.
    var location: SourceLocation?
    /// Its translations, or `nil` if unknown.
    var translations: Translations?

    /// Its kind and its detail.
    var words: String { detail.map { "\(label) \($0)" } ?? label }
  }

  /// The table with the translations of a definition's texts.
  struct Table: Sendable, Hashable {
    var name: String
    /// Whether the table exists in some language; `nil` if unknown.
    var isTranslated: Bool?
  }

  /// A custom intent.
  struct Intent: ComparedDeclaration {
    var meaning: DefinitionSchema.Intent
    var folder = ""
    var table: Table?
    /// Whether the system asks for confirmation before it runs; `nil` if unknown, as in an old baseline.
    var asksFirst: Bool?
    /// The parameters that code resolves, with the codes of their unsupported reasons; `nil` if no class is generated.
    var resolvers: [String: [String]]?
    /// The parameters of each kind of shortcut.
    let combinations: [[String]]
    var parameters: [Parameter]
    /// Its response codes: whether each is a success, by name.
    let codes: [String: Bool]
    /// The values of its responses.
    var answers: [Property]
    var texts: [Text] = []
    var place = Place()
    var swiftName: String?

    init(_ meaning: DefinitionSchema.Intent) {
      self.meaning = meaning
      asksFirst = meaning.requiresConfirmation
      combinations = meaning.offeredCombinations.map(\.parameters)
      parameters = meaning.configuration.parameters.map { Parameter($0) }
      codes = Dictionary(
        (meaning.response?.codes ?? []).map { ($0.name, $0.isSuccess) },
        uniquingKeysWith: { $1 }
      )
      answers = (meaning.response?.parameters ?? []).map { Property($0) }
    }

    var name: String { meaning.configuration.name }
    var className: String { meaning.configuration.className }
    var title: LocalizedText { meaning.configuration.title }
    var output: String? { meaning.response?.output }
  }

  /// A fact that a definition does not state, or states in words that are not known here.
  enum Unknown: String, Sendable, CaseIterable {
    /// When a parameter shows; its meaning has no condition.
    case condition
    /// Whether people can change a parameter; its meaning says that they can.
    case isConfigurable
    /// The kinds of files to choose from; its meaning allows any.
    case files
  }

  /// A part of a declaration.
  struct Part<Meaning: NamedSchema>: ComparedElement {
    var meaning: Meaning
    /// What the file does not say, so that the meaning has an assumed value.
    var unknown: Set<Unknown> = []
    var texts: [Text] = []
    var place = Place()
    var swiftName: String?

    init(_ meaning: Meaning) { self.meaning = meaning }

    var name: String { meaning.name }
  }

  /// A parameter of an intent.
  typealias Parameter = Part<ParameterSchema>
  /// A case of an enum.
  typealias Case = Part<EnumSchema.Case>
  /// A property of an object type, or a value of a response.
  typealias Property = Part<ObjectSchema.Property>

  /// An enum.
  struct Enum: ComparedDeclaration {
    var meaning: EnumSchema
    var folder = ""
    var table: Table?
    /// Whether it has the hidden case `unknown` at index 0, which is not among its cases.
    var hidesUnknown = false
    var cases: [Case]
    var texts: [Text] = []
    var place = Place()
    var swiftName: String?

    init(_ meaning: EnumSchema) {
      self.meaning = meaning
      cases = meaning.cases.map { Case($0) }
    }

    var name: String { meaning.name }
    var title: LocalizedText { meaning.title }
  }

  /// An object type.
  struct ObjectType: ComparedDeclaration {
    var meaning: ObjectSchema
    var folder = ""
    var table: Table?
    var properties: [Property]
    var texts: [Text] = []
    var place = Place()
    var swiftName: String?

    init(_ meaning: ObjectSchema) {
      self.meaning = meaning
      properties = meaning.properties.map { Property($0) }
    }

    var name: String { meaning.name }
    var title: LocalizedText { meaning.title }
  }
}
