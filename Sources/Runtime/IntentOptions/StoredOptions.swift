public import IntentPlatform

/// Provides fixed options, for tests and scripts.
public struct StoredOptions: OptionsSource, Hashable {
  /// The options by parameter name. A search looks in the options' texts.
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

extension StoredOptions {
  /// Reads options from a JSON file.
  ///
  /// The file is an object with a member per parameter: a list of options, or an object with `options` or
  /// `sections`, and a `default`:
  ///
  ///     {
  ///       "city": ["Kyoto", {"value": "Berlin", "subtitle": "Germany", "imageName": "building"}],
  ///       "calendars": {
  ///         "sections": [
  ///           {"title": "Mine", "options": [{"identifier": "home", "displayString": "Home"}]}
  ///         ],
  ///         "default": [{"identifier": "home", "displayString": "Home"}]
  ///       }
  ///     }
  ///
  /// An option is a value, written as in a configuration, or an object with a `value` and optionally an
  /// `identifier`, a `displayString`, a `subtitle` and an `imageName`.
  ///
  /// - Throws: Errors of reading the file, `DecodingError` if the file is not JSON, and `ConfigurationIssues`
  ///   if a parameter can't take an option.
  public init(contentsOf url: URL, for schema: ConfigurationSchema) throws {
    try self.init(json: try Data(contentsOf: url), for: schema)
  }

  /// Reads JSON as ``init(contentsOf:for:)`` does.
  public init(json: Data, for schema: ConfigurationSchema) throws {
    let plain = try JSONDecoder().decode(PlainValue.self, from: json)
    try self.init(plain, for: schema)
  }

  /// Reads decoded JSON as ``init(contentsOf:for:)`` does.
  public init(_ plain: PlainValue, for schema: ConfigurationSchema) throws(ConfigurationIssues) {
    try self.init(plain, StoredOptionsReader(schema))
  }

  /// Reads a service's answer, which may have unknown members.
  package init(answered plain: PlainValue, for schema: ConfigurationSchema) throws(ConfigurationIssues) {
    try self.init(plain, StoredOptionsReader(schema, passingOverUnknownNames: true))
  }

  private init(_ plain: PlainValue, _ reader: StoredOptionsReader) throws(ConfigurationIssues) {
    var reader = reader
    self = reader.read(plain)
    if !reader.issues.isEmpty { throw ConfigurationIssues(reader.issues) }
  }
}
