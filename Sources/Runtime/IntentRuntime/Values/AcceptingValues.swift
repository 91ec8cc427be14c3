extension TypeTable {
  /// Converts a value to the stored form of the type, such as an enum index to a name. Objects get initial
  /// values for missing properties.
  ///
  /// Accepts lesser problems, such as a number out of bounds; `issues(in:as:isArray:)` reports these.
  ///
  /// - Throws: ``ParameterValueError`` if the type can't hold the value.
  public func accept(
    _ value: ParameterValue,
    as type: ParameterType,
    isArray: Bool = false
  ) throws(ParameterValueError) -> ParameterValue {
    guard isArray else { return try acceptElement(value, as: type) }
    guard case .array(var values) = value else {
      throw ParameterValueError(.wrongType, value: value, expected: type.words(isArray: true))
    }
    for (index, value) in values.enumerated() {
      do {
        values[index] = try acceptElement(value, as: type)
      } catch {
        throw error.within(.index(index))
      }
    }
    return .array(values)
  }

  private func acceptElement(
    _ value: ParameterValue,
    as type: ParameterType
  ) throws(ParameterValueError) -> ParameterValue {
    switch (type, value) {
    case (.boolean, .boolean), (.integer, .integer), (.decimal, .decimal), (.string, .string), (.url, .url),
      (.systemEnumeration, .integer), (.untypedObject, .object), (.date, .date),
      (.dateComponents, .dateComponents), (.duration, .duration), (.currencyAmount, .currencyAmount),
      (.paymentMethod, .paymentMethod), (.person, .person), (.placemark, .placemark), (.file, .file),
      (.speakableString, .speakableString):
      return value
    case (.decimal, .integer(let number)):
      return .decimal(Double(number))
    case (.measurement(let settings), .measurement(let measurement))
    where measurement.unit.dimension == settings.dimension:
      return value
    case (.enumeration(let name), .enumCase), (.enumeration(let name), .integer):
      return try acceptCase(value, of: name)
    case (.object(let name), .object(let object)):
      return .object(try accept(object, as: objects[name]))
    default:
      throw ParameterValueError(.wrongType, value: value, expected: type.valueWords)
    }
  }

  private func acceptCase(
    _ value: ParameterValue,
    of name: String
  ) throws(ParameterValueError) -> ParameterValue {
    let found: EnumSchema.Case? =
      switch value {
      case .enumCase(let caseName): enums[name]?.case(named: caseName)
      case .integer(let index): enums[name]?.case(at: index)
      default: nil
      }
    guard let found else {
      let names = enums[name]?.caseNames ?? []
      throw ParameterValueError(
        .unknownCase,
        value: value,
        expected: ParameterType.enumeration(name).valueWords,
        alternatives: names
      )
    }
    return .enumCase(found.name)
  }

  /// Converts the given properties, then fills in the initial values of the others. If a file had a value for
  /// such a property that couldn't be read, the initial value stands for it, so saving writes the file's
  /// value back.
  private func accept(
    _ object: ObjectValue,
    as schema: ObjectSchema?
  ) throws(ParameterValueError) -> ObjectValue {
    guard let schema else { return object }
    var result = object
    for (name, value) in object.properties {
      guard let property = schema.property(named: name) else {
        throw ParameterValueError(
          .unknownName,
          path: [.name(name)],
          value: value,
          alternatives: schema.propertyNames
        )
      }
      do {
        let accepted = try accept(value, as: property.type, isArray: property.isArray)
        result.properties.set(accepted, for: name)
      } catch {
        throw error.within(.name(name))
      }
    }
    for property in schema.properties where result.properties[property.name] == nil {
      guard let value = property.initialValue else { continue }
      result.properties.set(value, for: property.name)
      if object.retained.standIn(for: property.name, of: nil) != nil {
        result.retained.setSubstitute(value, for: property.name)
      }
    }
    return result
  }
}

extension ConfigurationSchema {
  /// Converts a value to its stored form. For an array, `nil` becomes an empty array.
  ///
  /// - Throws: ``ParameterValueError`` if the parameter is unknown or can't take the value.
  public func accept(
    _ value: ParameterValue?,
    for name: String
  ) throws(ParameterValueError) -> ParameterValue? {
    guard let parameter = parameter(named: name) else {
      throw ParameterValueError(.unknownName, path: [.name(name)], value: value, alternatives: parameterNames)
    }
    guard let value else {
      guard parameter.alwaysHasValue else { return parameter.isArray ? .array([]) : nil }
      let expected = parameter.type.valueWords
      throw ParameterValueError(.missingValue, path: [.name(name)], value: nil, expected: expected)
    }
    do {
      return try types.accept(value, as: parameter.type, isArray: parameter.isArray)
    } catch {
      throw error.within(.name(name))
    }
  }

  /// Converts all values, with initial values for missing ones. Retains values that their parameters can't
  /// take.
  public func accept(_ configuration: ConfigurationValues) -> ConfigurationValues {
    var result = initialValues
    for (name, entry) in configuration.retained.entries where parameter(named: name) == nil {
      result.retained.retain(.init(entry.value, .unknownName), for: name)
    }
    for (name, value) in configuration.values {
      do {
        result.values.set(try accept(value, for: name), for: name)
      } catch {
        let reason: RetainedValues.Reason =
          error.path.steps.count == 1 && error.kind == .unknownName
          ? .unknownName : .wrongType
        result.retained.retain(.init(PlainValue(value), reason, substitute: result.values[name]), for: name)
      }
    }
    for parameter in parameters {
      let name = parameter.name
      let value = configuration.values[name] ?? parameter.initialValue
      guard let entry = configuration.retained.entries[name], entry.hasSubstitute(value) else { continue }
      result.retained.retain(.init(entry.value, entry.reason, substitute: result.values[name]), for: name)
    }
    return result
  }
}

extension ParameterSchema {
  /// Whether the parameter can't be empty.
  package var alwaysHasValue: Bool {
    !isArray && defaultValue != nil
  }
}
