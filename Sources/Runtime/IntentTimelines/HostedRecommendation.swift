public import IntentRuntime

/// A configuration that people choose where a widget has no editor, as on Apple Watch: the counterpart of
/// `AppIntentRecommendation`.
public struct HostedRecommendation<Configuration: GeneratedConfiguration>: Sendable, Hashable {
  /// The most that a widget offers; further ones are ignored.
  public static var maximumCount: Int { 16 }

  /// What the widget gets.
  public var configuration: Configuration
  /// What people read.
  public var title: LocalizedText

  /// Creates a recommendation.
  ///
  /// - Parameters:
  ///   - configuration: What the widget gets.
  ///   - title: What people read.
  public init(_ configuration: Configuration, title: LocalizedText) {
    self.configuration = configuration
    self.title = title
  }
}

extension HostedRecommendation {
  /// The cases of the first enum that people can configure, with the defaults of all other parameters. Without such an
  /// enum, the defaults alone.
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

  /// The options of a parameter, with the defaults of all others.
  ///
  ///     HostedRecommendation.options(stops) { $0.stop = $1 }
  ///
  /// - Parameters:
  ///   - options: The options that the provider knows at once. WidgetKit does not wait for others.
  ///   - choose: Sets the parameter.
  public static func options<Value>(
    _ options: OptionsCollection<Value>,
    choose: (inout Configuration, Value) -> Void
  ) -> [HostedRecommendation] {
    options.prefix(maximumCount).map { option in
      var configuration = Configuration()
      choose(&configuration, option.value)
      return HostedRecommendation(configuration, title: LocalizedText(option.displayString))
    }
  }
}
