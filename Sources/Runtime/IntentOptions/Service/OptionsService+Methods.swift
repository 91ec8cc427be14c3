extension OptionsService {
  /// The answer to `initialize`: the version of the protocol, and the intents and parameters.
  var introduction: PlainValue {
    .object([
      "protocolVersion": .integer(Self.protocolVersion),
      "intents": .array(intents.map(\.introduction)),
    ])
  }

  /// The answer to `options`: the sections, or null if the parameter's options do not come from here.
  ///
  /// - Throws: `ServiceFailure` for an invalid request, and the provider's errors.
  func options(_ parameters: ServiceParameters) async throws -> PlainValue {
    let (intent, configuration) = try context(parameters)
    guard let name = try parameters.text("parameter") else {
      throw ServiceFailure(
        ParameterValueError(
          .missingValue,
          path: ["parameter"],
          value: nil,
          expected: "the name of a parameter"
        )
      )
    }
    let parameter = try intent.parameter(named: name)
    let term = try parameters.text("searchTerm")
    let found = try await intent.source.options(of: parameter.name, searchTerm: term, for: configuration)
    return found?.plainValue ?? .null
  }

  /// The answer to `defaults`: the values of one parameter or of all, by name.
  ///
  /// - Throws: `ServiceFailure` for an invalid request, the provider's errors, and `ParameterValueError` if a
  ///   parameter cannot take a default.
  func defaults(_ parameters: ServiceParameters) async throws -> PlainValue {
    var (intent, configuration) = try context(parameters)
    let asked =
      if let name = try parameters.text("parameter") {
        [try intent.parameter(named: name)]
      } else {
        intent.schema.parameters.filter { $0.options != .fixed }
      }
    var values: [String: PlainValue] = [:]
    for parameter in asked {
      try Task.checkCancellation()
      guard let value = try await intent.source.defaultValue(of: parameter.name, for: configuration) else {
        continue
      }
      try configuration.setValue(value, of: parameter.name)
      values[parameter.name] = PlainValue(value)
    }
    return .object(["values": .object(values)])
  }

  /// The intent of a request, and the values chosen so far.
  private func context(
    _ parameters: ServiceParameters
  ) throws(ServiceFailure) -> (ServedIntent, DynamicConfiguration) {
    let intent = try intent(named: try parameters.text("intent"))
    guard let plain = parameters["configuration"] else {
      return (intent, DynamicConfiguration(intent.schema))
    }
    guard let configuration = DynamicConfiguration(intent.schema, reading: plain) else {
      throw .wrongType("configuration", plain, "an object")
    }
    return (intent, configuration)
  }

  private func intent(named name: String?) throws(ServiceFailure) -> ServedIntent {
    let names = intents.map(\.schema.name)
    guard let name else {
      if let only = intents.first, intents.count == 1 { return only }
      let expected = "one of " + names.map { "'\($0)'" }.joined(separator: ", ")
      throw ServiceFailure(
        ParameterValueError(.missingValue, path: ["intent"], value: nil, expected: expected)
      )
    }
    guard let intent = intents.first(where: { $0.schema.name == name }) else {
      throw ServiceFailure(
        ParameterValueError(.unknownName, path: [.name(name)], value: nil, alternatives: names)
      )
    }
    return intent
  }
}

extension ServedIntent {
  /// The intent's name and parameters for clients.
  fileprivate var introduction: PlainValue {
    let parameters = schema.parameters.filter { $0.options != .fixed }
    return .object([
      "name": .string(schema.name),
      "parameters": .array(
        parameters.map { parameter in
          .object([
            "name": .string(parameter.name), "supportsSearch": .boolean(parameter.options == .searchable),
          ])
        }
      ),
    ])
  }

  fileprivate func parameter(named name: String) throws(ServiceFailure) -> ParameterSchema {
    if let parameter = schema.parameter(named: name) { return parameter }
    let names = schema.parameters.filter { $0.options != .fixed }.map(\.name)
    throw ServiceFailure(
      ParameterValueError(.unknownName, path: [.name(name)], value: nil, alternatives: names)
    )
  }
}
