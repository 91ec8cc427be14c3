/// Asks an options provider by parameter name. Generated code has one for each intent with a provider.
public protocol ConfigurationOptionsAdapter<AdaptedConfiguration>: Sendable {
  /// The configuration that options are asked for.
  associatedtype AdaptedConfiguration: GeneratedConfiguration
  /// The provider that is asked.
  associatedtype Provider: OptionsProvider

  /// The provider that is asked.
  var provider: Provider { get }

  init(_ provider: Provider)

  /// The options of a parameter; `nil` where its options do not come from the provider.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's name in the definition.
  ///   - searchTerm: What was typed into the search field; `nil` before anything was, and for a parameter
  ///     without search.
  ///   - configuration: What has been chosen so far.
  /// - Throws: What the provider throws.
  func options(
    of parameter: String,
    searchTerm: String?,
    for configuration: AdaptedConfiguration
  ) async throws -> OptionsCollection<ParameterValue>?

  /// The value of a parameter in a new widget; `nil` is none.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's name in the definition.
  ///   - configuration: What has been chosen so far.
  /// - Throws: What the provider throws.
  func defaultValue(
    of parameter: String,
    for configuration: AdaptedConfiguration
  ) async throws -> ParameterValue?
}
