extension GeneratedConfiguration {
  /// The elements of an array parameter that a widget size shows: the first elements that fit. The result is
  /// empty if the parameter is hidden.
  public func elements<Element>(
    of keyPath: KeyPath<Self, [Element]>,
    for family: ConfigurationFamily
  ) -> [Element] {
    let elements = self[keyPath: keyPath]
    guard let parameter = Self.parameters.parameter(at: keyPath) else { return elements }
    guard isVisible(parameter.name) == true else { return [] }
    guard let count = parameter.arraySizes?.maximumCount(for: family) else { return elements }
    return Array(elements.prefix(max(0, count)))
  }

  /// The maximum number of elements of an array parameter in a widget size; `nil` if there is no maximum.
  public static func maximumCount(of name: String, for family: ConfigurationFamily) -> Int? {
    schema.parameter(named: name)?.arraySizes?.maximumCount(for: family)
  }
}
