import IntentCompiler
import IntentSchema

/// What a comparison looks at in a version: the meaning of its declarations, and their places.
package struct ComparedSchema: Sendable {
  var intents: [Intent] = []
  var enums: [Enum] = []
  var objects: [ObjectType] = []

  /// An intent, with its parameters and response.
  struct Intent: ComparedDeclaration {
    var meaning: DefinitionSchema.Intent
    let name: String
    var folder = ""
    /// The parameters that Siri and Shortcuts ask code to resolve.
    var resolved: Set<String> = []
    var parameters: [Parameter]
    let codes: [String: Bool]
    var responseParameters: [Property]
    var place = ElementPlace()

    /// - Parameter name: `INIntentName`, which several intents can share.
    init(_ meaning: DefinitionSchema.Intent, name: String? = nil) {
      self.meaning = meaning
      self.name = name ?? meaning.configuration.name
      parameters = meaning.configuration.parameters.map { Parameter($0) }
      codes = Dictionary(
        (meaning.response?.codes ?? []).map { ($0.name, $0.isSuccess) },
        uniquingKeysWith: { $1 }
      )
      responseParameters = (meaning.response?.parameters ?? []).map { Property($0) }
    }

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
    var place = ElementPlace()

    init(_ meaning: Meaning) { self.meaning = meaning }

    var name: String { meaning.name }
    var title: LocalizedText { meaning.title }
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
    /// Whether `cases` omits a hidden case `unknown` at index 0.
    var hidesUnknown = false
    var cases: [Case]
    var place = ElementPlace()

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
    var properties: [Property]
    var place = ElementPlace()

    init(_ meaning: ObjectSchema) {
      self.meaning = meaning
      properties = meaning.properties.map { Property($0) }
    }

    var name: String { meaning.name }
    var title: LocalizedText { meaning.title }
    var parts: [any ComparedElement] { properties }
  }
}
