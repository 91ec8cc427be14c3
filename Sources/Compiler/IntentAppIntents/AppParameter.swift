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
  /// The default as an expression, a constant for most types; `nil` for none.
  package let defaultValue: String?
  /// The unit of the default and of what people type, for a measurement or a duration; `nil` for none.
  package let unit: Unit?
  /// The type that offers the options; `nil` if the type alone defines them.
  package let optionsType: String?
  /// Whether ``optionsType`` is a query of entities.
  let isQuery: Bool
  /// What the provider of the options sees of the other parameters.
  var view = ProviderView()
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
    // Entities are as old as their queries.
    if case .object = schema.type { result = .iOS17 }
    if schema.arraySizes?.maximumCounts.isEmpty == false { result.formIntersection(.widgets) }
    return result
  }
}

/// What a definition says of a parameter, and where.
struct ParameterSource {
  let schema: ParameterSchema
  let definition: Definition.Parameter
  let site: DefinitionSite

  init(_ schema: ParameterSchema, _ definition: Definition.Parameter, _ site: DefinitionSite) {
    self.schema = schema
    self.definition = definition
    self.site = site
  }
}

/// The dialogs of a definition that App Intents can show for a parameter.
package enum PromptDialogs {
  /// The dialog that asks for a value: `INIntentParameterPromptDialogType`.
  package static let request = "Primary"
  /// The dialog that asks which of several values to use.
  package static let disambiguation = "DisambiguationIntroduction"

  /// Whether a parameter takes a kind of dialog.
  static func takes(_ type: String, _ parameter: AppParameter) -> Bool {
    guard !takesSizes(parameter) else { return false }
    return switch type {
    case request: true
    case disambiguation:
      switch parameter.schema.type {
      case .enumeration, .object: true
      default: false
      }
    default: false
    }
  }

  /// Whether the sizes of an array are part of the parameter, which excludes dialogs.
  package static func takesSizes(_ parameter: AppParameter) -> Bool {
    guard parameter.schema.arraySizes?.maximumCounts.isEmpty == false else { return false }
    return switch parameter.schema.type {
    case .object, .person: true
    default: false
    }
  }

  /// Whether a text has a placeholder: `${count}`.
  static func hasPlaceholder(_ text: String) -> Bool {
    text.contains("${")
  }

  /// The text of a dialog that can be written as a constant; `nil` for none.
  package static func text(_ type: String, of parameter: AppParameter) -> LocalizedText? {
    guard takes(type, parameter) else { return nil }
    let dialog = parameter.dialogs.first { $0.type?.value == type }
    guard let text = dialog?.format.text?.value, !text.isEmpty, !hasPlaceholder(text) else { return nil }
    return LocalizedText(text, key: dialog?.format.id?.value)
  }
}

/// The systems on which a generated declaration can be used.
struct Availability: Sendable, Hashable {
  /// The oldest systems that have it.
  var release = SystemRelease.iOS16
  /// Whether tvOS lacks it, because it has no configurable widgets.
  var isMissingOnTVOS = false
  /// Whether its intent is deprecated.
  var isDeprecated = false

  static let iOS16 = Availability()
  static let iOS17 = Availability(release: .iOS17)
  static let widgets = Availability(release: .iOS17, isMissingOnTVOS: true)

  /// The systems that have both.
  mutating func formIntersection(_ other: Availability) {
    release = max(release, other.release)
    isMissingOnTVOS = isMissingOnTVOS || other.isMissingOnTVOS
  }

  /// This availability on systems that a project supports.
  ///
  /// - Parameter minimum: The oldest systems of the project.
  func from(_ minimum: SystemRelease) -> Availability {
    var result = self
    result.release = max(release, minimum)
    return result
  }

  /// The attributes of what configures controls, a line each.
  ///
  /// - Parameter minimum: The oldest systems of the project.
  static func controlAttributes(from minimum: SystemRelease) -> [String] {
    let first: [(SystemRelease.System, SystemRelease)] = [
      (.iOS, .iOS18), (.macOS, .iOS26), (.watchOS, .iOS26),
    ]
    let versions = first.map { "\($0.rawValue) \(max($1, minimum).version(of: $0)).0" }
    return [
      "@available(\(versions.joined(separator: ", ")), *)", "@available(tvOS, unavailable)",
      "@available(visionOS, unavailable)",
    ]
  }

  /// The attributes, a line each.
  var attributes: [String] {
    let systems: [SystemRelease.System] =
      isMissingOnTVOS ? [.iOS, .macOS, .watchOS] : [.iOS, .macOS, .watchOS, .tvOS]
    let versions = systems.map { "\($0.rawValue) \(release.version(of: $0)).0" }.joined(separator: ", ")
    return ["@available(\(versions), *)"] + (isMissingOnTVOS ? ["@available(tvOS, unavailable)"] : [])
      + (isDeprecated ? [SwiftWriter.deprecation] : [])
  }
}
