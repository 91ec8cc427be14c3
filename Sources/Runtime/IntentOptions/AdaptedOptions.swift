/// The options of a generated provider, for code that does not know its types.
///
///     let source = AdaptedOptions(UpNextConfiguration.OptionsAdapter(provider))
public struct AdaptedOptions<Adapter: ConfigurationOptionsAdapter>: OptionsSource {
  /// Asks the provider by parameter name.
  public let adapter: Adapter

  public init(_ adapter: Adapter) {
    self.adapter = adapter
  }

  public func options(
    of parameter: String,
    searchTerm: String?,
    for configuration: DynamicConfiguration
  ) async throws -> OptionsCollection<ParameterValue>? {
    let configuration = Adapter.AdaptedConfiguration(configuration.configurationValues)
    return try await adapter.options(of: parameter, searchTerm: searchTerm, for: configuration)
  }

  public func defaultValue(
    of parameter: String,
    for configuration: DynamicConfiguration
  ) async throws -> ParameterValue? {
    let configuration = Adapter.AdaptedConfiguration(configuration.configurationValues)
    return try await adapter.defaultValue(of: parameter, for: configuration)
  }
}
