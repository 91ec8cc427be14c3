extension GeneratedConfiguration {
  /// Whether a parameter shows, and if not, why.
  ///
  /// - Parameters:
  ///   - name: Its name in the definition. An unknown name is visible.
  ///   - family: The widget size; `nil` for no particular size.
  public func visibility(of name: String, for family: ConfigurationFamily? = nil) -> ParameterVisibility {
    let parameters = Self.parameters
    return parameters.schema.visibility(of: name, for: family) { parameters.access(to: $0)?.get(self) }
  }

  /// Whether a parameter shows.
  public func isVisible(_ name: String, for family: ConfigurationFamily? = nil) -> Bool {
    visibility(of: name, for: family).isVisible
  }

  /// The visible parameters, in the definition's order.
  public func visibleParameters(for family: ConfigurationFamily? = nil) -> [ParameterSchema] {
    let parameters = Self.parameters
    let visibilities = parameters.schema.visibilities(for: family) { parameters.access(to: $0)?.get(self) }
    return parameters.schema.parameters.filter { visibilities[$0.name]?.isVisible ?? true }
  }

  /// Why a parameter is hidden, in one sentence without a full stop; `nil` if it shows.
  public func whyHidden(_ name: String, for family: ConfigurationFamily? = nil) -> String? {
    Self.schema.explanation(of: visibility(of: name, for: family), for: name)
  }
}
