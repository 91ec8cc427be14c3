import AppFacts
import IntentAppIntents
import IntentDiagnostics
import IntentSchema

/// Two elements that are compared, with the places that findings about them name.
protocol PlacedPair: Sendable {
  var places: (old: ElementPlace, new: ElementPlace) { get }
}

/// The sources of the two versions. They decide who notices a change, and its words.
enum VersionSources {
  case definitions
  /// App Intents that take over from a definition.
  case migration
  case appIntents
}

/// An element that a contract lists, in both versions.
protocol ContractPair: PlacedPair {
  associatedtype Element: ContractElement
  var old: Element { get }
  var new: Element { get }
  var words: String { get }
}

/// An element of a contract, for the checks of all kinds of elements.
protocol ContractElement: Sendable {
  var name: String { get }
  var place: ElementPlace { get }
  var isOfDefinition: Bool { get }
  /// The condition of the `#if` around it.
  var condition: String? { get }
}

extension Contract.Intent: ContractElement {
  var condition: String? { reach.condition }
}
extension Contract.Parameter: ContractElement {}
extension Contract.ValueType: ContractElement {}
extension Contract.ValueType.Case: ContractElement {
  var isOfDefinition: Bool { place.isOfDefinition }
}

extension ContractPair {
  /// Both have the old path, because people know the element by it.
  var places: (old: ElementPlace, new: ElementPlace) {
    (old.place, ElementPlace(location: new.place.location))
  }

  var sources: VersionSources { old.isOfDefinition ? .migration : .appIntents }

  var words: String { "'\(new.name)'" }
}

/// An intent of the old version, and the App Intent that takes over what people placed and saved.
struct IntentHeir: ContractPair {
  let old: Contract.Intent
  let new: Contract.Intent
  /// Whether the heir only looks like the intent under another name, so that the system no longer finds it.
  var isLikely = false
}

/// A parameter of an intent, and the one of that name that its heir has.
struct ParameterHeir: ContractPair {
  let intent: IntentHeir
  let old: Contract.Parameter
  let new: Contract.Parameter

  var name: String { new.name }
  var words: String { "'\(name)' of '\(intent.new.name)'" }

  /// Whether the system finds a value by its type. A definition's types have other names, so then
  /// nothing has changed that can be seen.
  var findsType: Bool {
    switch old.relation(to: new) {
    case .same: true
    case .unknown:
      ![old.type, new.type].contains(.undeclared("")) && intent.old.isOfDefinition
    case .unmeasured, .inexpressible, .other: false
    }
  }
}

/// A parameter that the heir of its intent lacks.
struct LostParameter {
  let old: Contract.Parameter
  /// The parameter that seems to be it, under another name.
  let likely: Contract.Parameter?
  let heir: Contract.Intent
}

/// A parameter that only the heir of its intent has.
struct NewParameter {
  let parameter: Contract.Parameter
  let intent: IntentHeir
}

/// An enum or entity in both versions, which parameters ask for.
struct TypeHeir: ContractPair {
  let old: Contract.ValueType
  let new: Contract.ValueType

  /// Whether the cases have numbers now, so that no choice is found by a name.
  var losesNames: Bool { new.numbers != nil && old.isOfDefinition }
}

/// An entity for which Shortcuts had a "Find" action.
struct LostFindAction {
  let old: Contract.ValueType
  /// `nil` if the entity is gone.
  let new: Contract.ValueType?
}

/// A case of an enum in both versions, by the raw value that the system stores.
struct CaseHeir: ContractPair {
  let type: TypeHeir
  let old: Contract.ValueType.Case
  let new: Contract.ValueType.Case
  /// The case with its name.
  let namesake: Contract.ValueType.Case?

  var words: String { "the case '\(new.name)' of '\(type.new.name)'" }
}

/// The cases of an enum that both versions have.
struct KeptCases {
  let cases: [CaseHeir]
}

/// A case whose raw value the new enum lacks.
struct MissingCase {
  let type: TypeHeir
  let old: Contract.ValueType.Case
  /// The case with its name.
  let namesake: Contract.ValueType.Case?
}

/// Both contracts, for the checks that look up more than their pair.
struct ContractContext {
  let old: Contract
  let new: Contract
  let declared: DeclaredTypes
  /// The Swift names of the properties of object types.
  let properties: [String: [String]]
  /// The classes that new App Intents take over.
  let newClasses: Set<String>
  /// Whether only a build knows some of them.
  let hidesClasses: Bool
}

/// A parameter of a definition, and the property in Swift that takes over its values.
struct MigratedParameter: PlacedPair {
  let expected: AppParameter
  let property: PropertyCode
  let call: CallCode
  let type: TypeName
  let intent: TypeCode
  let place: ElementPlace

  /// `nil` if the old version is no definition, or App Intents have no counterpart of the type.
  init?(_ pair: ParameterHeir, _ context: ContractContext) {
    guard case .definition(let expected?, _, _) = pair.old.source,
      case .code(let property, let call) = pair.new.source,
      case .code(let intent) = pair.intent.new.source
    else { return nil }
    (self.expected, self.property, self.call, self.intent) = (expected, property, call, intent)
    type = property.type.map(context.declared.resolved) ?? TypeName("")
    place = pair.old.place
  }

  var schema: ParameterSchema { expected.schema }
  var name: String { schema.name }
  var places: (old: ElementPlace, new: ElementPlace) { (place, ElementPlace(location: property.location)) }

  func location(_ label: String) -> SourceLocation? { call.argument(label)?.location ?? property.location }
}
