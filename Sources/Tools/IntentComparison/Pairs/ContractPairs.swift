import AppFacts
import IntentAppIntents
import IntentDiagnostics
import IntentSchema

/// An element in both versions of App Intents, or in a definition and the App Intents that take over.
protocol ContractPair: ElementPair where Element: ContractElement {
  var words: String { get }
}

/// An element of a contract, for the checks of all kinds of elements.
protocol ContractElement: ComparedElement {
  var isOfDefinition: Bool { get }
  /// The condition of the `#if` around it.
  var condition: String? { get }
}

extension Contract.Intent: ContractElement {
  var condition: String? { reach.condition }
}
extension Contract.Field: ContractElement {}
extension Contract.ValueType: ContractElement {}
extension Contract.ValueType.Case: ContractElement {
  var isOfDefinition: Bool { place.isOfDefinition }
}

extension ContractPair {
  var sources: VersionSources { old.isOfDefinition ? .migration : .appIntents }

  var words: String { "'\(new.name)'" }
}

/// An intent of the old version, and the App Intent that takes over what people placed and saved.
struct IntentHeir: ContractPair, SourcedIntentPair {
  let old: Contract.Intent
  let new: Contract.Intent
  /// Whether the heir only looks like the intent under another name, so that the system no longer finds it.
  var isLikely = false

  var keptParameters: [KeptElement<Contract.Field>] {
    let heirs = Dictionary(firsts: new.parameters.lazy.map { ($0.name, $0) })
    return old.parameters.compactMap { old in heirs[old.name].map { KeptElement(old: old, new: $0) } }
  }
}

/// A parameter of an intent, and the one of that name that its heir has.
struct ParameterHeir: ContractPair, SourcedParameterPair {
  let intent: IntentHeir
  let old: Contract.Field
  let new: Contract.Field

  var words: String { "'\(name)' of '\(intent.new.name)'" }

  /// Whether the system finds a value by its type. A definition's types have other names, so then
  /// nothing has changed that can be seen.
  var findsType: Bool {
    switch old.relation(to: new) {
    case .same: true
    case .unknown:
      ![old.stored, new.stored].contains(.undeclared("")) && intent.old.isOfDefinition
    case .unmeasured, .inexpressible, .other: false
    }
  }
}

/// A parameter that the heir of its intent lacks.
struct LostParameter {
  let old: Contract.Field
  /// The parameter that seems to be it, under another name.
  let likely: Contract.Field?
  let heir: Contract.Intent
}

/// A parameter that only the heir of its intent has.
struct NewParameter {
  let parameter: Contract.Field
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
  let cases: [KeptElement<Contract.ValueType.Case>]
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
struct MigratedParameter: ElementPair {
  let old: Contract.Field
  let new: Contract.Field
  let expected: AppParameter
  let property: PropertyCode
  let call: CallCode
  let type: TypeName
  let intent: TypeCode

  /// `nil` if the old version is no definition, or App Intents have no counterpart of the type.
  init?(_ pair: ParameterHeir, _ context: ContractContext) {
    guard case .parameter(_, let expected?) = pair.old.source,
      case .code(let property, let call) = pair.new.source,
      case .code(let intent) = pair.intent.new.source
    else { return nil }
    (old, new) = (pair.old, pair.new)
    (self.expected, self.property, self.call, self.intent) = (expected, property, call, intent)
    type = property.type.map(context.declared.resolved) ?? TypeName("")
  }

  var schema: ParameterSchema { expected.schema }
  var name: String { schema.name }

  func location(_ label: String) -> SourceLocation? { call.argument(label)?.location ?? property.location }
}
