import AppFacts
import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

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
    var name: String
    var title: LocalizedText?
    /// The name that the system finds an App Intent by; absent for a definition's intent.
    var identifier: Fact<String> = .absent
    var className: Fact<String>
    /// Whether it takes over placed widgets and saved shortcuts of the class.
    var isMigrated = false
    var isOfWidget: Bool
    var isOfControl = false
    /// Whether its whole app is known, and none of the app's widgets uses this App Intent.
    var lacksWidget = false
    /// Whether Shortcuts offers it.
    var isDiscoverable: Fact<Bool>
    /// `nil` for a definition's intent.
    var openings: AppOpenings?
    /// The value for the next step of a shortcut.
    var output: Fact<Output> = .hidden(why: "only App Intents in Swift say so here", at: nil)
    var reach = Reach()
    /// The project's own protocol through which alone it is an App Intent.
    var ownProtocol: String?
    /// Set if it only stays for existing shortcuts: the App Intent that takes over, or an empty name.
    var successor: String?
    var parameters: [Field]
    /// Empty for App Intents.
    var responseParameters: [Field] = []
    var folder = ""
    var place: ElementPlace
    /// Of its file in Swift, as both versions may have it.
    var path: String?
    var source: Source

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

    var name: String
    var title: LocalizedText?
    var formerly: [String] = []
    /// The number that identifies the field in a definition; 0 for none.
    var tag = 0
    /// The type in a definition; `nil` in Swift.
    var type: ParameterType?
    var stored: StoredType
    /// The name that the system finds values of a Swift type by: the type's own name without enclosing types,
    /// unless the type states a different name.
    var typeIdentifier: String?
    var typeWords: String
    var isArray: Bool
    /// Whether it always needs a value that nothing gives it.
    var isRequired = false
    var initial: Fact<StoredValue> = .absent
    var limits: Fact<Limits> = .absent
    /// The kinds of files or the currencies; empty for any.
    var choices: Fact<[String]> = .absent
    var sizes: Fact<Sizes> = .absent
    var needsSizes = false
    /// The condition under which a definition shows it. Apple's tool ignores conditions that intentc doesn't
    /// know.
    var visibility: Fact<VisibilityRule> = .absent
    /// Whether a definition lets people change it.
    var isConfigurable: Fact<Bool> = .absent
    /// Whether Siri and Shortcuts ask code to resolve it.
    var isResolved = false
    /// The condition of the `#if` around it.
    var condition: String?
    var place = ElementPlace()
    var source: Source

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
      var rawName: String
      var name: String
      var index = 0
      var title: LocalizedText?
      var formerly: [String] = []
      /// The condition of the `#if` around it.
      var condition: String?
      var place = ElementPlace()
    }

    /// Finds the objects of placed widgets by identifier.
    struct Query: Sendable {
      var name: String
      var findsNothing: Bool
      /// The condition of an `#if` around it, its function or its use.
      var condition: String?
      var location: SourceLocation?
    }

    var kind: Kind
    var name: String
    var title: LocalizedText?
    var cases: [Case] = []
    /// Whether `cases` omits a case `unknown` at index 0, which people can't choose.
    var hidesUnknown = false
    /// The type of the raw values if they are numbers.
    var numbers: String?
    /// The properties of a definition's object type. The system stores none of an entity.
    var properties: [Field] = []
    /// The class of a definition's object type.
    var className: String?
    /// The type of an entity's identifier.
    var id: Fact<String> = .absent
    /// The code of a computed identifier, without `return` and `self.`.
    var idSource: String?
    /// Whether the type or a protocol of the app declares `id`, so that ``idSource`` can be compared.
    var hasID = false
    var query: Query?
    var condition: String?
    /// In Swift, the targets that build its file.
    var folder = ""
    var place = ElementPlace()
    /// `nil` for a definition.
    var code: TypeCode?

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
