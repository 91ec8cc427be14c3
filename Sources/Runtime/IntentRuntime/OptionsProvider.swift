/// Provides options at run time. Generated protocols add methods for each parameter with such options.
public protocol OptionsProvider: Sendable {}

/// Asks an options provider for options and defaults by parameter name.
public protocol ConfigurationOptionsAdapter<AdaptedConfiguration>: Sendable {
  /// The configuration that gets the options.
  associatedtype AdaptedConfiguration: GeneratedConfiguration
  /// The provider's type.
  associatedtype Provider: OptionsProvider

  /// The provider to ask.
  var provider: Provider { get }

  init(_ provider: Provider)

  /// Returns `nil` if the options don't come from the provider.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's name.
  ///   - searchTerm: The text to search for. Pass `nil` instead of an empty text, and for a parameter without
  ///     search.
  ///   - configuration: The current choices.
  /// - Throws: The provider's errors.
  func options(
    of parameter: String,
    searchTerm: String?,
    for configuration: AdaptedConfiguration
  ) async throws -> OptionsCollection<ParameterValue>?

  /// Returns the value of the parameter in a new widget.
  ///
  /// - Throws: The provider's errors.
  func defaultValue(
    of parameter: String,
    for configuration: AdaptedConfiguration
  ) async throws -> ParameterValue?
}
