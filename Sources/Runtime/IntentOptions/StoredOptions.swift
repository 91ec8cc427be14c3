/// Options that are fixed in advance, for tests and scripts.
public struct StoredOptions: OptionsSource, Hashable {
  /// The options by parameter name. A search finds the options whose texts contain the term.
  public var options: [String: OptionsCollection<ParameterValue>]
  /// The defaults by parameter name.
  public var defaults: [String: ParameterValue]

  public init(
    _ options: [String: OptionsCollection<ParameterValue>] = [:],
    defaults: [String: ParameterValue] = [:]
  ) {
    self.options = options
    self.defaults = defaults
  }

  public func options(
    of parameter: String,
    searchTerm: String?,
    for configuration: DynamicConfiguration
  ) async throws -> OptionsCollection<ParameterValue>? {
    let options = options[parameter]
    return searchTerm.map { options?.matching($0) } ?? options
  }

  public func defaultValue(
    of parameter: String,
    for configuration: DynamicConfiguration
  ) async throws -> ParameterValue? {
    defaults[parameter]
  }
}
