public import IntentRuntime

/// A configuration that users can choose where they can't edit a widget, as on Apple Watch.
public struct HostedRecommendation<Configuration: GeneratedConfiguration>: Sendable, Hashable {
  /// The maximum for a widget.
  public static var maximumCount: Int { 16 }

  /// The configuration for the widget.
  public var configuration: Configuration
  /// The title for users.
  public var title: LocalizedText

  /// Creates a recommendation.
  public init(_ configuration: Configuration, title: LocalizedText) {
    self.configuration = configuration
    self.title = title
  }
}

extension HostedRecommendation {
  /// A recommendation for each case of the first enum that users can configure, or else a single one. All
  /// other values are defaults.
  public static var cases: [HostedRecommendation] {
    let schema = Configuration.schema
    let defaults = Configuration()
    for parameter in defaults.visibleParameters() where parameter.isConfigurable && !parameter.isArray {
      guard case .enumeration(let name) = parameter.type, parameter.options == .fixed,
        let enumeration = schema.types.enums[name], !enumeration.cases.isEmpty
      else { continue }
      return enumeration.cases.prefix(maximumCount).compactMap { enumCase in
        var configuration = defaults
        guard (try? configuration.setValue(.enumCase(enumCase.name), of: parameter.name)) != nil else {
          return nil
        }
        return HostedRecommendation(configuration, title: enumCase.title)
      }
    }
    return [HostedRecommendation(defaults, title: schema.title)]
  }
}
