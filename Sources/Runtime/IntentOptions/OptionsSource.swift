/// Provides options by parameter name, without generated code.
public protocol OptionsSource: Sendable {
  /// Returns the options of a parameter; `nil` if they don't come from this source. A search may find options
  /// that are not returned without a term.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's name.
  ///   - searchTerm: The text to search for. Pass `nil` instead of an empty text.
  ///   - configuration: The current choices, without hidden values that won't be saved.
  func options(
    of parameter: String,
    searchTerm: String?,
    for configuration: DynamicConfiguration
  ) async throws -> OptionsCollection<ParameterValue>?

  /// Returns the value of the parameter in a new widget.
  func defaultValue(
    of parameter: String,
    for configuration: DynamicConfiguration
  ) async throws -> ParameterValue?
}

extension OptionsSource {
  /// Creates a configuration with the provider's defaults, or else the definition's. The provider sees the
  /// values set so far, in the definition's order, without hidden ones.
  ///
  /// - Throws: The provider's errors, `ParameterValueError` if a parameter can't take a default, and
  ///   `CancellationError`.
  public func newConfiguration(_ schema: ConfigurationSchema) async throws -> DynamicConfiguration {
    var configuration = DynamicConfiguration(schema)
    var known = configuration.withoutHidden
    for parameter in schema.parameters where parameter.options != .fixed {
      try Task.checkCancellation()
      guard let value = try await defaultValue(of: parameter.name, for: known) else { continue }
      try configuration.setValue(value, of: parameter.name)
      known = configuration.withoutHidden
    }
    return configuration
  }
}

extension ConfigurationOptionsAdapter {
  /// Creates a configuration with the provider's defaults, or else the definition's.
  ///
  /// - Throws: The provider's errors, and `CancellationError`.
  public func newConfiguration() async throws -> AdaptedConfiguration {
    let values = try await AdaptedOptions(self).newConfiguration(AdaptedConfiguration.schema)
    return AdaptedConfiguration(values.configurationValues)
  }
}

/// Makes a generated provider available to code that doesn't know its types.
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
