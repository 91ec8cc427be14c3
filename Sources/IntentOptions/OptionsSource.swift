/// Offers options by parameter name, to a configuration that needs no generated code.
///
/// ``AdaptedOptions`` makes one of any generated provider, ``StoredOptions`` has them in memory or from a file.
public protocol OptionsSource: Sendable {
  /// The options of a parameter; `nil` where they do not come from here.
  ///
  /// What is found for a search term need not be among the options without one.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's name in the definition.
  ///   - searchTerm: What was typed into the search field; `nil` before anything was.
  ///   - configuration: What has been chosen so far.
  func options(
    of parameter: String,
    searchTerm: String?,
    for configuration: DynamicConfiguration
  ) async throws -> OptionsCollection<ParameterValue>?

  /// The value of a parameter in a new widget; `nil` is none.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's name in the definition.
  ///   - configuration: What has been chosen so far.
  func defaultValue(
    of parameter: String,
    for configuration: DynamicConfiguration
  ) async throws -> ParameterValue?
}

extension OptionsSource {
  /// A new configuration: each parameter has the default of the provider, else that of the definition, else
  /// none. The provider is asked in the definition's order, and sees what was filled in before.
  ///
  /// - Throws: What the provider throws, `ParameterValueError` where a parameter cannot take what it gave, and
  ///   `CancellationError`.
  public func newConfiguration(_ schema: ConfigurationSchema) async throws -> DynamicConfiguration {
    var configuration = DynamicConfiguration(schema)
    for parameter in schema.parameters where parameter.options != .fixed {
      try Task.checkCancellation()
      guard let value = try await defaultValue(of: parameter.name, for: configuration) else { continue }
      try configuration.setValue(value, of: parameter.name)
    }
    return configuration
  }
}

extension ConfigurationOptionsAdapter {
  /// A new configuration: each parameter has the default of the provider, else that of the definition, else
  /// none. The provider is asked in the definition's order, and sees what was filled in before.
  ///
  /// - Throws: What the provider throws, and `CancellationError`.
  public func newConfiguration() async throws -> AdaptedConfiguration {
    let values = try await AdaptedOptions(self).newConfiguration(AdaptedConfiguration.schema)
    return AdaptedConfiguration(values.configurationValues)
  }
}
