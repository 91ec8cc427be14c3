extension GeneratedConfiguration {
  /// All that is wrong with the configuration: what was read and could not be understood, and values that are
  /// out of bounds, name nothing, or are too many.
  ///
  /// - Parameter family: The size of widget that is configured, whose arrays hold only so many elements; `nil`
  ///   is none in particular.
  /// - Returns: What is wrong, in the order of the parameters; unknown names last.
  public func issues(for family: ConfigurationFamily? = nil) -> [ParameterValueError] {
    Self.schema.issues(in: configurationValues(), for: family)
  }
}
