import IntentCompiler
import IntentDefinition
import IntentSchema

/// A parameter of an App Intent.
package struct AppParameter: Sendable {
  /// What the definition says.
  package let schema: ParameterSchema
  /// Its name in Swift, in backticks if it is a keyword: the name in the definition, by which the system finds the
  /// value of a placed widget.
  let name: String
  /// The name of the configuration's property.
  let plainName: String
  let type: AppType
  /// Whether the property is optional.
  package let isOptional: Bool
  /// The default as an expression that is a constant; `nil` for none.
  package let defaultValue: String?
  /// The unit of the default and of what people type, for a measurement or a duration; `nil` for none.
  package let unit: Unit?
  /// The type that offers the options; `nil` if the type alone defines them.
  package let optionsType: String?
  /// Whether ``optionsType`` is a query of entities.
  let isQuery: Bool
  /// The dialogs of the parameter in the definition.
  let dialogs: [Definition.PromptDialog]

  /// A unit in App Intents.
  package struct Unit: Sendable {
    /// The case: `celsius`.
    package let name: String
    /// Whether people can enter no other.
    let isFixed: Bool
  }

  /// The key path of the parameter itself, as summaries and dependencies take it.
  var keyPath: String { "\\.$\(SwiftIdentifier.unquoted(name))" }

  /// The type of the property.
  var swiftType: String {
    let type = schema.isArray ? "[\(type.name)]" : type.name
    return isOptional ? "\(type)?" : type
  }

  /// Sets the property of the configuration in `result`, if this has a value.
  func assignment(from source: String) -> String {
    let value = type.toPlain("value", isArray: schema.isArray, isOptional: false)
    return type.mayFailToPlain && !schema.isArray
      ? "if let value = \(source), let value = \(value) { result.\(plainName) = value }"
      : "if let value = \(source) { result.\(plainName) = \(value) }"
  }

  /// The systems that have what the parameter uses.
  var availability: Availability {
    var result = Availability.iOS16
    if optionsType != nil { result = .iOS17 }
    if schema.arraySizes?.maximumCounts.isEmpty == false { result.formIntersection(.widgets) }
    return result
  }
}
