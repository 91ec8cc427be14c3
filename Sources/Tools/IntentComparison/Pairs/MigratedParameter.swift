import AppFacts
import IntentAppIntents
import IntentDiagnostics
import IntentSchema

/// A parameter of a definition, and the property in Swift that takes over its values.
struct MigratedParameter: ElementPair {
  let old: Contract.Field
  let new: Contract.Field
  let expected: AppParameter
  let property: PropertyCode
  let call: CallCode
  let type: TypeName
  let intent: TypeCode

  /// `nil` if the old version is in Swift, or App Intents lack the type.
  init?(_ pair: ParameterPair, _ context: ComparisonContext) {
    guard case .parameter(_, let expected?) = pair.old.source,
      case .code(let property, let call) = pair.new.source,
      case .code(let intent) = pair.owner.new.source
    else { return nil }
    (old, new) = (pair.old, pair.new)
    (self.expected, self.property, self.call, self.intent) = (expected, property, call, intent)
    type = property.type.map(context.declared.resolved) ?? TypeName("")
  }

  var schema: ParameterSchema { expected.schema }
  var name: String { schema.name }

  func location(_ label: String) -> SourceLocation? { call.argument(label)?.location ?? property.location }
}
