import AppFacts
import IntentAppIntents
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// What placed widgets and saved shortcuts refer to: the names, types and values that the system stores, and
/// what it needs to find them again.
///
/// A definition has one, as App Intents take it over, and so do App Intents in Swift.
/// ``ContractComparison`` compares any two.
struct Contract: Sendable {
  var intents: [Intent] = []
  private(set) var enums: [String: ValueType] = [:]
  private(set) var entities: [String: ValueType] = [:]
  var widgets: [Widget] = []
  /// Of App Shortcuts; `nil` if only a build knows them.
  var phrases: [Phrase]? = []
  /// Intents that a build writes App Intents for, so that no source declares them.
  var generated: Set<String> = []

  init(widgets: [Widget] = []) {
    self.widgets = widgets
  }

  mutating func add(_ type: ValueType) {
    switch type.kind {
    case .enumeration: enums[type.name] = type
    case .entity: entities[type.name] = type
    }
  }

  /// - Parameters:
  ///   - widgets: All widgets of the app.
  ///   - configurations: The widgets with intents of definitions.
  mutating func findWidgets(_ widgets: [Widget], besides configurations: [IntentReference]) {
    let names = Set(widgets.compactMap(\.intentName))
    // Another name may stand for any App Intent.
    guard names.subtracting(configurations.map(\.name)).isSubset(of: intents.map(\.name)) else { return }
    for index in intents.indices { intents[index].lacksWidget = !names.contains(intents[index].name) }
  }

  func enumCase(_ rawName: String, of type: String) -> ValueType.Case? {
    enums[type]?.cases.first { $0.rawName == rawName }
  }

  func enumCase(named name: String, of type: String) -> ValueType.Case? {
    enums[type]?.cases.first { $0.name == name }
  }

  func type(_ kind: ValueType.Kind, _ name: String) -> ValueType? {
    kind == .enumeration ? enums[name] : entities[name]
  }
}

/// What a source says: a value and its place, nothing, or something that only the compiler or the running app
/// knows.
enum Fact<Value: Sendable>: Sendable {
  case value(Value, at: SourceLocation?)
  case absent
  case hidden(why: String, at: SourceLocation?)

  var value: Value? { if case .value(let value, _) = self { value } else { nil } }

  var isHidden: Bool { if case .hidden = self { true } else { false } }

  var location: SourceLocation? {
    switch self {
    case .value(_, let location), .hidden(_, let location): location
    case .absent: nil
    }
  }
}

extension Contract {
  /// An App Intent, declared in Swift or made from a definition.
  struct Intent: Sendable {
    enum Source: Sendable {
      case definition(IntentPlan, DefinitionSite)
      case code(TypeCode)
    }

    var name: String
    /// Of an App Intent.
    var identifier: Fact<String> = .absent
    var className: Fact<String>
    /// Whether it takes over placed widgets and saved shortcuts of the class.
    var isMigrated: Bool
    var isOfWidget: Bool
    var isOfControl = false
    /// Whether its whole app is known, and no widget of it has this App Intent.
    var lacksWidget = false
    var isDiscoverable: Fact<Bool>
    /// `nil` for a definition's intent.
    var openings: Openings?
    /// The value for the next step of a shortcut.
    var output: Fact<Output> = .hidden(why: "only App Intents in Swift say so here", at: nil)
    var reach = Reach()
    /// The project's own protocol through which alone it is an App Intent.
    var ownProtocol: String?
    /// Set if it only stays for the shortcuts that have it: the App Intent that replaces it, or an empty name.
    var replacement: String?
    var parameters: [Parameter]
    var place: ElementPlace
    var source: Source

    var isOfDefinition: Bool { if case .definition = source { true } else { false } }
  }

  /// A parameter of an App Intent.
  struct Parameter: Sendable {
    enum Source: Sendable {
      case definition(AppParameter?, ParameterSchema, DefinitionSite)
      case code(PropertyCode, CallCode)
    }

    var name: String
    var title: String?
    var type: StoredType
    /// By which the system finds a declared type in Swift: its name, without those around it.
    var typeIdentifier: String?
    var typeWords: String
    var isArray: Bool
    /// Whether it always needs a value, which nothing gives it.
    var isRequired = false
    var initial: Fact<StoredValue>
    var limits: Fact<Limits>
    var sizes: Fact<Sizes> = .absent
    var needsSizes = false
    var condition: String?
    var place: ElementPlace
    var source: Source

    var isOfDefinition: Bool { if case .definition = source { true } else { false } }
  }

  /// An enum or entity with values that the system stores.
  struct ValueType: Sendable {
    /// Whether the system stores a raw value or an identifier.
    enum Kind: String, Sendable {
      case enumeration, entity
    }

    enum Source: Sendable {
      case enumeration(Lowered<Definition.Enum, EnumSchema>)
      case object(Lowered<Definition.ObjectType, ObjectSchema>)
      case code(TypeCode)
    }

    /// A case of an enum; the system stores its raw name.
    struct Case: Sendable {
      var rawName: String
      var name: String
      /// By which people choose it; `nil` if unknown.
      var title: String?
      var condition: String?
      var place: ElementPlace
    }

    /// Finds the objects of placed widgets by identifier.
    struct Query: Sendable {
      var name: String
      var findsNothing: Bool
      /// The condition of an `#if` around it, its function or its use.
      var condition: String?
      /// Whether Shortcuts has a "Find" action because of it; `nil` if unknown.
      var makesAction: Bool?
      var location: SourceLocation?
    }

    var kind: Kind
    var name: String
    var cases: [Case] = []
    /// The type of the raw values if they are numbers.
    var numbers: String?
    var id: Fact<String> = .absent
    /// What a computed identifier is made of, without its keywords.
    var idSource: String?
    /// Whether the sources of Swift say how the identifier is made.
    var hasID = false
    var query: Query?
    var condition: String?
    var place: ElementPlace
    var source: Source

    var isOfDefinition: Bool {
      switch source {
      case .enumeration, .object: true
      case .code: false
      }
    }
  }
}

/// How the system stores a value.
enum StoredType: Sendable, Hashable {
  /// One of these types of Swift.
  case plain(Set<String>)
  case enumeration(String)
  case entity(String)
  /// The sources don't declare it.
  case undeclared(String)
  /// Nobody has measured what happens to values of other types.
  case unmeasured(String)
  /// App Intents have no counterpart.
  case inexpressible
}

extension StoredType {
  var undeclaredName: String? { if case .undeclared(let name) = self { name } else { nil } }

  /// Of an enum or entity in Swift or a definition.
  var declaredName: String? {
    switch self {
    case .enumeration(let name), .entity(let name): name
    default: nil
    }
  }
}

/// The value that a parameter starts with. `false` and no value start alike.
enum StoredValue: Sendable, Hashable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case enumCase(String)

  var isNothing: Bool { self == .flag(false) }

  var words: String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .number(let number): IntentSchema.words(of: number)
    case .text(let text): "'\(Comparison.shortened(text))'"
    case .enumCase(let name): "'\(name)'"
    }
  }
}
