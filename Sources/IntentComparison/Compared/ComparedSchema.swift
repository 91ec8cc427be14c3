import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentTools

/// Definitions as they are compared: what they mean, with what their meaning does not hold.
///
/// It is all that a baseline holds. What the definitions were saved with is not in it.
package struct ComparedSchema: Sendable {
  var intents: [Intent] = []
  var enums: [Enum] = []
  var objects: [ObjectType] = []

  var isEmpty: Bool { intents.isEmpty && enums.isEmpty && objects.isEmpty }

  /// The schema hash of all that it holds.
  var hash: String {
    CanonicalSchema(
      intents: intents.map(\.meaning),
      enums: enums.map(\.meaning),
      objects: objects.map(\.meaning)
    ).hash
  }

  /// All texts by their IDs; of two with one ID the first.
  var texts: [String: String] {
    var elements: [any ComparedElement] = intents + enums + objects
    elements += intents.flatMap { $0.parameters as [any ComparedElement] + $0.answers }
    elements += enums.flatMap { $0.cases as [any ComparedElement] }
    elements += objects.flatMap { $0.properties as [any ComparedElement] }
    let texts = elements.lazy.flatMap(\.texts).compactMap { text in text.id.map { ($0, text.text) } }
    return Dictionary(firsts: texts)
  }

  /// Where an element stands.
  struct Place: Sendable {
    /// `nil` where no file is known.
    var location: SourceLocation?
    var path = DefinitionPath()
  }

  /// A text that people read.
  struct Text: Sendable, Hashable {
    /// What it is: `title`, `display name`.
    var label: String
    /// Its key in the `.strings` table; `nil` is none.
    var id: String?
    var text: String
    /// Which of several of its kind it is: `of shortcuts with 'count'`.
    var detail: String?
    /// Where it stands; `nil` where that is not known.
    var location: SourceLocation?
    /// What it is in other languages; `nil` where that is not known.
    var translations: Translations?

    /// What it is, among all of its kind.
    var words: String { detail.map { "\(label) \($0)" } ?? label }
  }

  /// The table in which the texts of a definition are looked up.
  struct Table: Sendable, Hashable {
    var name: String
    /// Whether there is one in some language; `nil` where that is not known.
    var isTranslated: Bool?
  }

  /// A custom intent.
  struct Intent: ComparedDeclaration {
    var meaning: DefinitionSchema.Intent
    var folder = ""
    var table: Table?
    /// Whether people are asked before it runs; `nil` where that is not known, as of an old baseline.
    var asksFirst: Bool?
    /// The parameters of each kind of shortcut.
    let combinations: [[String]]
    var parameters: [Parameter]
    /// The ways that running it ends: whether each counts as a success, by name.
    let codes: [String: Bool]
    /// What an answer carries.
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

  /// A part of a declaration.
  struct Part<Meaning: NamedSchema>: ComparedElement {
    var meaning: Meaning
    /// Whether it is a parameter with a condition that is not understood, so that its meaning has none. No baseline
    /// says so.
    var hasUnknownCondition = false
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
  /// A property of an object type, or a value that an answer carries.
  typealias Property = Part<ObjectSchema.Property>

  /// An enum.
  struct Enum: ComparedDeclaration {
    var meaning: EnumSchema
    var folder = ""
    var table: Table?
    /// Whether it has the case `unknown` at index 0, which people never see and which is not among the others.
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
