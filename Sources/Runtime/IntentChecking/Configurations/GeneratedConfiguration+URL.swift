public import IntentPlatform

extension GeneratedConfiguration {
  /// The configuration as the query of a URL: `ConfigurationSchema/query(of:includingHidden:)`.
  public func urlQuery(includingHidden: Bool = false) -> String {
    Self.schema.query(of: configurationValues(), includingHidden: includingHidden)
  }

  /// Reads the configuration from the query of a URL: `ConfigurationSchema/read(query:)`.
  public init(urlQuery query: String) {
    self.init(Self.schema.read(query: query))
  }

  /// Reads the configuration from a URL, such as the link that opens an app from its widget.
  public init(url: URL) {
    self.init(urlQuery: URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedQuery ?? "")
  }

  /// A URL with the configuration as its query: it replaces the query of the given URL.
  public func url(_ base: URL) -> URL {
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: false) else { return base }
    components.percentEncodedQuery = urlQuery()
    return components.url ?? base
  }
}
