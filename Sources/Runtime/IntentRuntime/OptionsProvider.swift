/// Provides options at run time. Generated code refines it with a method for each parameter with such
/// options.
///
/// One type may conform to the protocols of several intents.
public protocol OptionsProvider: Sendable {}

/// Asks an options provider by parameter name. Generated code has one for each intent with a provider.
public protocol ConfigurationOptionsAdapter<AdaptedConfiguration>: Sendable {
  /// The configuration that the options are for.
  associatedtype AdaptedConfiguration: GeneratedConfiguration
  /// The type of the provider.
  associatedtype Provider: OptionsProvider

  /// The provider.
  var provider: Provider { get }

  init(_ provider: Provider)

  /// The options of a parameter; `nil` if they do not come from the provider.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's name in the definition.
  ///   - searchTerm: The text in the search field; `nil` if it is empty or if the parameter has no search.
  ///   - configuration: The values chosen so far.
  /// - Throws: The provider's errors.
  func options(
    of parameter: String,
    searchTerm: String?,
    for configuration: AdaptedConfiguration
  ) async throws -> OptionsCollection<ParameterValue>?

  /// The value of a parameter in a new widget, if it has one.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's name in the definition.
  ///   - configuration: The values chosen so far.
  /// - Throws: The provider's errors.
  func defaultValue(
    of parameter: String,
    for configuration: AdaptedConfiguration
  ) async throws -> ParameterValue?
}
