public import IntentPlatform

extension StoredOptions {
  /// Reads options from a JSON file.
  ///
  /// The file is an object with a member for each parameter that has options. It is the list of them, or an
  /// object with `options` or `sections`, and a `default`:
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
  /// An option is the value as a configuration has it, or an object with that `value` and besides it an
  /// `identifier`, a `displayString`, a `subtitle` and an `imageName`, each of which may be missing.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - schema: The intent whose parameters the options are for.
  /// - Throws: What reading the file throws, `DecodingError` where it is no JSON, `ConfigurationIssues` where
  ///   it says what no parameter can take.
  public init(contentsOf url: URL, for schema: ConfigurationSchema) throws {
    try self.init(json: try Data(contentsOf: url), for: schema)
  }

  /// Reads options from JSON, as ``init(contentsOf:for:)`` does.
  public init(json: Data, for schema: ConfigurationSchema) throws {
    let plain = try JSONDecoder().decode(PlainValue.self, from: json)
    try self.init(plain, for: schema)
  }

  /// Reads options from JSON that was read already, as ``init(contentsOf:for:)`` does.
  public init(_ plain: PlainValue, for schema: ConfigurationSchema) throws(ConfigurationIssues) {
    try self.init(plain, StoredOptionsReader(schema))
  }

  /// Reads what a service has answered, which may say more than is known.
  package init(
    answered plain: PlainValue,
    for schema: ConfigurationSchema
  ) throws(ConfigurationIssues) {
    try self.init(plain, StoredOptionsReader(schema, passingOverUnknownNames: true))
  }

  private init(_ plain: PlainValue, _ reader: StoredOptionsReader) throws(ConfigurationIssues) {
    var reader = reader
    self = reader.read(plain)
    if !reader.issues.isEmpty { throw ConfigurationIssues(reader.issues) }
  }
}
