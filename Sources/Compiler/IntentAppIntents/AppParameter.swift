import IntentCompiler
import IntentDefinition
import IntentSchema

/// A parameter of an App Intent, as planned from its schema.
package struct AppParameter: Sendable {
  package let schema: ParameterSchema
  /// The name by which the system finds a placed widget's value.
  let name: String
  let plainName: String
  let type: AppType
  package let isOptional: Bool
  /// The default value as Swift code.
  package let defaultValue: String?
  /// The unit of the default and of entered numbers.
  package let unit: Unit?
  /// `nil` if the parameter's type defines the options.
  package let optionsType: String?
  let isQuery: Bool
  var view = ProviderView()
  let dialogs: [Definition.PromptDialog]

  /// A unit of measurement, as Swift spells it.
  package struct Unit: Sendable {
    package let name: String
    let isFixed: Bool
  }

  var keyPath: String { "\\.$\(SwiftIdentifier.unquoted(name))" }

  var swiftType: String {
    let type = schema.isArray ? "[\(type.name)]" : type.name
    return isOptional ? "\(type)?" : type
  }

  func assignment(from source: String) -> String {
    let value = type.toPlain("value", isArray: schema.isArray, isOptional: false)
    return type.mayFailToPlain && !schema.isArray
      ? "if let value = \(source), let value = \(value) { result.\(plainName) = value }"
      : "if let value = \(source) { result.\(plainName) = \(value) }"
  }

  var availability: Availability {
    var result = Availability.iOS16
    if optionsType != nil { result = .iOS17 }
    // An entity also needs iOS 17, because its query does.
    if case .object = schema.type { result = .iOS17 }
    if schema.arraySizes?.maximumCounts.isEmpty == false { result.formIntersection(.widgets) }
    return result
  }
}

/// Decides which dialogs of a definition App Intents can show.
package enum PromptDialogs {
  /// Asks for a value: `INIntentParameterPromptDialogType`.
  package static let request = "Primary"
  /// Asks which of several values to use.
  package static let disambiguation = "DisambiguationIntroduction"

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

  /// Whether the parameter's attribute has array sizes, with which it can't have dialogs.
  package static func takesSizes(_ parameter: AppParameter) -> Bool {
    guard parameter.schema.arraySizes?.maximumCounts.isEmpty == false else { return false }
    return switch parameter.schema.type {
    case .object, .person: true
    default: false
    }
  }

  static func hasPlaceholder(_ text: String) -> Bool {
    Placeholder.pieces(of: text).count > 1
  }

  /// The first dialog of a type; `nil` if App Intents can't show it at this parameter.
  package static func text(_ type: String, of parameter: AppParameter) -> LocalizedText? {
    guard takes(type, parameter) else { return nil }
    let dialog = parameter.dialogs.first { $0.type?.value == type }
    guard let text = dialog?.format.text?.value, !text.isEmpty, !hasPlaceholder(text) else { return nil }
    return LocalizedText(text, key: dialog?.format.id?.value)
  }
}

/// The systems on which a generated declaration exists.
struct Availability: Sendable, Hashable {
  var release = SystemRelease.iOS16
  /// tvOS has no configurable widgets.
  var isMissingOnTVOS = false
  var isDeprecated = false

  static let iOS16 = Availability()
  static let iOS17 = Availability(release: .iOS17)
  static let widgets = Availability(release: .iOS17, isMissingOnTVOS: true)

  mutating func formIntersection(_ other: Availability) {
    release = max(release, other.release)
    isMissingOnTVOS = isMissingOnTVOS || other.isMissingOnTVOS
  }

  /// Systems older than the project's oldest one don't matter.
  func from(_ minimum: SystemRelease) -> Availability {
    var result = self
    result.release = max(release, minimum)
    return result
  }

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

  var attributes: [String] {
    let systems: [SystemRelease.System] =
      isMissingOnTVOS ? [.iOS, .macOS, .watchOS] : [.iOS, .macOS, .watchOS, .tvOS]
    let versions = systems.map { "\($0.rawValue) \(release.version(of: $0)).0" }.joined(separator: ", ")
    return ["@available(\(versions), *)"] + (isMissingOnTVOS ? ["@available(tvOS, unavailable)"] : [])
      + (isDeprecated ? [SwiftWriter.deprecation] : [])
  }
}
