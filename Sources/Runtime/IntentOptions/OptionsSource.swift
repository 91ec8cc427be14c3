/// Provides options by parameter name, for a configuration that does not need generated code.
///
/// ``AdaptedOptions`` wraps any generated provider. ``StoredOptions`` holds options in memory or reads them
/// from a file.
public protocol OptionsSource: Sendable {
  /// The options of a parameter; `nil` if they do not come from this source.
  ///
  /// The options for a search term need not be among the options without a term.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's name in the definition.
  ///   - searchTerm: The text in the search field; `nil` if it is empty.
  ///   - configuration: The values chosen so far.
  func options(
    of parameter: String,
    searchTerm: String?,
    for configuration: DynamicConfiguration
  ) async throws -> OptionsCollection<ParameterValue>?

  /// The value of a parameter in a new widget, if it has one.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's name in the definition.
  ///   - configuration: The values chosen so far.
  func defaultValue(
    of parameter: String,
    for configuration: DynamicConfiguration
  ) async throws -> ParameterValue?
}

extension OptionsSource {
  /// A new configuration. Each parameter has the provider's default, or else the definition's default, if
  /// there is one. The provider is called in the definition's order, and each call gets the values set so
  /// far.
  ///
  /// - Throws: The provider's errors, `ParameterValueError` if a parameter cannot take a default, and
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
  /// A new configuration. Each parameter has the provider's default, or else the definition's default, if
  /// there is one. The provider is called in the definition's order, and each call gets the values set so
  /// far.
  ///
  /// - Throws: The provider's errors, and `CancellationError`.
  public func newConfiguration() async throws -> AdaptedConfiguration {
    let values = try await AdaptedOptions(self).newConfiguration(AdaptedConfiguration.schema)
    return AdaptedConfiguration(values.configurationValues)
  }
}

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
