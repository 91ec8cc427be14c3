extension ConfigurationCheck {
  /// Rejects a configuration with any problem. The error is a `DecodingError` with ``ConfigurationIssues`` as its
  /// underlying error.
  ///
  /// - Parameter family: The widget size, which limits the number of elements in a list; `nil` for no limit.
  public static func strict(for family: ConfigurationFamily? = nil) -> ConfigurationCheck {
    ConfigurationCheck { schema, configuration, decoder in
      do {
        try schema.requireNoIssues(in: configuration, for: family)
      } catch {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error)
        )
      }
    }
  }
}
