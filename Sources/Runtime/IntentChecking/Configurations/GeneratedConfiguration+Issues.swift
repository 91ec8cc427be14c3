extension GeneratedConfiguration {
  /// All problems of the configuration: values that were not understood, are out of bounds, name something
  /// unknown, or are too many.
  ///
  /// - Parameter family: The widget size, which limits the number of elements in an array; `nil` for no
  ///   particular size.
  /// - Returns: The problems, in the order of the parameters. Unknown names come last.
  public func issues(for family: ConfigurationFamily? = nil) -> [ParameterValueError] {
    Self.schema.issues(in: configurationValues(), for: family)
  }
}
