/// All problems of a configuration.
public struct ConfigurationIssues: Error, Sendable, Hashable {
  /// Problems in the order of the parameters.
  public var errors: [ParameterValueError]

  public init(_ errors: [ParameterValueError]) {
    self.errors = errors
  }
}

extension ConfigurationIssues: CustomStringConvertible {
  /// One problem per line.
  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}

extension ConfigurationSchema {
  /// Finds all problems. For a hidden parameter, reports only values that the parameter can't hold at all,
  /// which saving would lose.
  public func issues(
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily? = nil
  ) -> [ParameterValueError] {
    var issues: [ParameterValueError] = []
    var seen: Set<String> = []
    let visibilities = visibilities(in: configuration)
    for parameter in parameters where seen.insert(parameter.name).inserted {
      var found = self.issues(with: parameter, in: configuration, for: family)
      if visibilities[parameter.name]?.isVisible == false {
        // An unreadable value is in `plain`.
        found.removeAll { !$0.kind.isStructural && ($0.plain == nil || $0.kind == .tooManyElements) }
      }
      issues += found.map { $0.within(.name(parameter.name)) }
    }
    let names = parameterNames
    for name in configuration.values.keys.sorted() where !seen.contains(name) {
      let value = configuration.values[name]
      issues.append(ParameterValueError(.unknownName, path: [.name(name)], value: value, alternatives: names))
    }
    return issues + configuration.retained.unknownNames(among: names)
  }

  private func issues(
    with parameter: ParameterSchema,
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily?
  ) -> [ParameterValueError] {
    let value = configuration.values[parameter.name]
    if let plain = configuration.retained.standIn(for: parameter.name, of: value) {
      return types.issues(reading: plain, as: parameter.type, isArray: parameter.isArray)
        + excess(plain.elementCount, in: parameter, for: family) { ParameterValueError($0, plain, $1) }
    }
    guard let value else { return [] }
    return types.issues(in: value, as: parameter.type, isArray: parameter.isArray)
      + excess(value.elementCount, in: parameter, for: family) {
        ParameterValueError($0, value: value, expected: $1)
      }
  }

  private func excess(
    _ count: Int?,
    in parameter: ParameterSchema,
    for family: ConfigurationFamily?,
    error: (ParameterValueError.Kind, String) -> ParameterValueError
  ) -> [ParameterValueError] {
    guard let count, let sizes = parameter.arraySizes?.maximumCounts else { return [] }
    // A family without an entry has no limit.
    let largest = sizes.count == ConfigurationFamily.allCases.count ? sizes.values.max() : nil
    guard let most = family.map({ sizes[$0] }) ?? largest, count > most else { return [] }
    return [error(.tooManyElements, "\(most) in \(family?.rawValue ?? "any size")")]
  }

  /// Rejects a configuration with problems.
  ///
  /// - Throws: ``ConfigurationIssues``.
  public func requireNoIssues(
    in configuration: ConfigurationValues,
    for family: ConfigurationFamily? = nil
  ) throws(ConfigurationIssues) {
    let issues = issues(in: configuration, for: family)
    if !issues.isEmpty { throw ConfigurationIssues(issues) }
  }
}

extension GeneratedConfiguration {
  /// Finds problems as `ConfigurationSchema/issues(in:for:)` does.
  public func issues(for family: ConfigurationFamily? = nil) -> [ParameterValueError] {
    Self.schema.issues(in: configurationValues(), for: family)
  }
}

extension ConfigurationCheck {
  /// Creates a check that fails with a `DecodingError` if a configuration has problems. The underlying error
  /// is ``ConfigurationIssues``.
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

extension ParameterValueError {
  fileprivate init(_ kind: Kind, _ plain: PlainValue, _ expected: String) {
    self.init(kind, value: nil, plain: plain, expected: expected)
  }
}

extension ParameterValue {
  fileprivate var elementCount: Int? {
    if case .array(let elements) = self { elements.count } else { nil }
  }
}

extension PlainValue {
  fileprivate var elementCount: Int? {
    if case .array(let elements) = self { elements.count } else { nil }
  }
}
