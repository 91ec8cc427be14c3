extension GeneratedConfiguration {
  /// Whether a parameter shows, and if not, why.
  ///
  /// - Parameter name: Its name in the definition. A name that no parameter has is visible.
  public func visibility(of name: String) -> ParameterVisibility {
    let parameters = Self.parameters
    return parameters.schema.visibility(of: name) { parameters.access(to: $0)?.get(self) }
  }

  /// Whether a parameter shows.
  public func isVisible(_ name: String) -> Bool {
    visibility(of: name).isVisible
  }

  /// The parameters that show, in the definition's order.
  public func visibleParameters() -> [ParameterSchema] {
    Self.schema.parameters.filter { isVisible($0.name) }
  }

  /// Why a parameter is hidden, in one sentence without a full stop; `nil` for one that shows.
  public func whyHidden(_ name: String) -> String? {
    Self.schema.explanation(of: visibility(of: name), for: name)
  }
}
