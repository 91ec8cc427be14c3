extension GeneratedConfiguration {
  /// Whether a parameter shows, such as `isVisible(\.calendars)`. A property that is not a parameter shows.
  public func isVisible(_ keyPath: PartialKeyPath<Self>, for family: ConfigurationFamily? = nil) -> Bool {
    Self.parameters.parameter(at: keyPath).flatMap { isVisible($0.name, for: family) } ?? true
  }

  /// Whether a parameter shows, by its name in the definition; `nil` if there is no such parameter.
  public func isVisible(_ name: String, for family: ConfigurationFamily? = nil) -> Bool? {
    visibility(of: name, for: family)?.isVisible
  }

  /// Whether a parameter shows, and if not, why; `nil` if there is no such parameter.
  ///
  /// - Parameters:
  ///   - name: Its name in the definition.
  ///   - family: The widget size; `nil` for no particular size.
  public func visibility(of name: String, for family: ConfigurationFamily? = nil) -> ParameterVisibility? {
    let parameters = Self.parameters
    guard parameters.access(to: name) != nil else { return nil }
    return parameters.schema.visibility(of: name, for: family) { parameters.access(to: $0)?.get(self) }
  }

  /// The visible parameters, in the definition's order.
  public func visibleParameters(for family: ConfigurationFamily? = nil) -> [ParameterSchema] {
    let parameters = Self.parameters
    let visibilities = parameters.schema.visibilities(for: family) { parameters.access(to: $0)?.get(self) }
    return parameters.schema.parameters.filter { visibilities[$0.name]?.isVisible ?? true }
  }

  /// Why a parameter is hidden, in one sentence without a full stop; `nil` if it shows or does
  /// not exist.
  public func whyHidden(_ name: String, for family: ConfigurationFamily? = nil) -> String? {
    visibility(of: name, for: family).flatMap { Self.schema.explanation(of: $0, for: name) }
  }
}
