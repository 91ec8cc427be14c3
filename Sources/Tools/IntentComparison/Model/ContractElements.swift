import AppFacts
import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// The elements of definitions and of Swift. Facts have no defaults, so that neither reader forgets one: a
/// reader says `nil`, `false` or `.absent` itself if its source lacks the fact.
extension Contract {
  /// An intent of a definition, or an App Intent.
  struct Intent: Sendable {
    /// The declaration, for details that only definitions or only Swift know.
    enum Source: Sendable {
      /// The plan is for comparing it with App Intents.
      case definition(DefinitionSchema.Intent, IntentPlan?)
      case code(TypeCode)
    }

    /// The name in the source. Two definitions can each declare an intent of one name.
    let name: String
    let title: LocalizedText?
    /// The name that the system finds an App Intent by; absent for a definition's intent.
    var identifier: Fact<String>
    let className: Fact<String>
    /// Whether it takes over placed widgets and saved shortcuts of the class.
    let isMigrated: Bool
    var isOfWidget: Bool
    let isOfControl: Bool
    /// Whether its whole app is known, and none of the app's widgets uses this App Intent. Only
    /// ``Contract/markIntentsWithoutWidget(_:besides:)`` knows.
    var lacksWidget = false
    /// Whether Shortcuts offers it.
    var isDiscoverable: Fact<Bool>
    /// `nil` for a definition's intent.
    let openings: AppOpenings?
    /// The value for the next step of a shortcut.
    let output: Fact<Output>
    let reach: Reach
    /// The project's own protocol through which alone it is an App Intent.
    let ownProtocol: String?
    /// Whether it only stays for existing shortcuts.
    let isDeprecated: Bool
    /// The App Intent that takes over from a deprecated one.
    let successor: String?
    let parameters: [Field]
    /// Empty for App Intents.
    let responseParameters: [Field]
    var folder: String
    let place: ElementPlace
    /// Of its file in Swift, as both versions may have it.
    let path: String?
    let source: Source

    var isOfDefinition: Bool { if case .definition = source { true } else { false } }

    /// Whether placed widgets or saved shortcuts can refer to it. A widget's button is only code.
    var isStored: Bool {
      isOfDefinition || isOfWidget || isOfControl || isDiscoverable.value != false
    }
  }

  /// A parameter of an intent or of a definition's response, or a property of an object type.
  struct Field: Sendable {
    /// The declaration, for details that only definitions or only Swift know.
    enum Source: Sendable {
      case parameter(ParameterSchema, AppParameter?)
      /// A property of an object type or a response.
      case property
      case code(PropertyCode, CallCode)
    }

    let name: String
    let title: LocalizedText?
    let formerly: [String]
    /// The number that identifies the field in a definition; 0 for none.
    let tag: Int
    /// The type in a definition; `nil` in Swift.
    let type: ParameterType?
    let stored: StoredType
    /// The name that the system finds values of a Swift type by: the type's own name without enclosing types,
    /// unless the type states a different name.
    let typeIdentifier: String?
    let typeWords: String
    let isArray: Bool
    /// Whether it always needs a value that nothing gives it.
    let isRequired: Bool
    var initial: Fact<StoredValue>
    var limits: Fact<Limits>
    /// The kinds of files or the currencies; empty for any.
    var choices: Fact<[String]>
    var sizes: Fact<Sizes>
    let needsSizes: Bool
    /// The condition under which a definition shows it. Apple's tool ignores conditions that intentc doesn't
    /// know.
    var visibility: Fact<VisibilityRule>
    /// Whether a definition lets people change it.
    var isConfigurable: Fact<Bool>
    /// Whether Siri and Shortcuts ask code to resolve it.
    var isResolved: Bool
    /// The condition of the `#if` around it.
    let condition: String?
    let place: ElementPlace
    let source: Source

    var isOfDefinition: Bool { if case .code = source { false } else { true } }
  }

  /// An enum, or an object type or entity, with values that the system stores.
  struct ValueType: Sendable {
    /// Whether the system stores a raw value or an identifier.
    enum Kind: String, Sendable {
      case enumeration, entity
    }

    /// A case of an enum. The system stores its raw name, or its index if a definition declares it.
    struct Case: Sendable {
      let rawName: String
      let name: String
      /// 0 in Swift.
      let index: Int
      let title: LocalizedText?
      let formerly: [String]
      /// The condition of the `#if` around it.
      let condition: String?
      var place: ElementPlace
    }

    /// Finds the objects of placed widgets by identifier.
    struct Query: Sendable {
      let name: String
      let findsNothing: Bool
      /// The condition of an `#if` around it, its function or its use.
      let condition: String?
      let location: SourceLocation?
    }

    let kind: Kind
    let name: String
    let title: LocalizedText?
    var cases: [Case]
    /// Whether `cases` omits a case `unknown` at index 0, which people can't choose.
    let hidesUnknown: Bool
    /// The type of the raw values if they are numbers.
    let numbers: String?
    /// The properties of a definition's object type. The system stores none of an entity.
    let properties: [Field]
    /// The class of a definition's object type.
    let className: String?
    /// The type of an entity's identifier.
    let id: Fact<String>
    /// The code of a computed identifier, without `return` and `self.`.
    let idSource: String?
    /// Whether the type or a protocol of the app declares `id`, so that ``idSource`` can be compared.
    let hasID: Bool
    let query: Query?
    let condition: String?
    /// In Swift, the targets that build its file.
    let folder: String
    let place: ElementPlace
    /// `nil` for a definition.
    let code: TypeCode?

    var isOfDefinition: Bool { code == nil }

    /// The name that the system finds its values by: the type's own name without enclosing types, unless the
    /// type states a different name.
    var identifier: String {
      code.map { $0.property("persistentIdentifier")?.value?.text ?? $0.name } ?? name
    }
  }
}

extension Contract.Intent {
  /// The definition's intent; `nil` in Swift.
  var schema: DefinitionSchema.Intent? {
    if case .definition(let schema, _) = source { schema } else { nil }
  }

  /// The name of the type if only a build knows the identifier.
  var likelyIdentifier: String { identifier.value ?? name }
}

extension Contract.Field {
  /// The definition's parameter of an intent; `nil` for others.
  var schema: ParameterSchema? {
    if case .parameter(let schema, _) = source { schema } else { nil }
  }
}
