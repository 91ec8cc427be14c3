// Reading what earlier versions stored under other names. Files are written with the new names.

extension ConfigurationSchema {
  /// The name under which a file contains a parameter: the parameter's own or, without that, an earlier one.
  package func storedName(of parameter: ParameterSchema, in fields: [String: PlainValue]) -> String {
    guard !parameter.formerly.isEmpty, fields[parameter.name] == nil else { return parameter.name }
    return parameter.formerly.first { fields[$0] != nil && self.parameter(named: $0) == nil }
      ?? parameter.name
  }

  /// The contents of a file with new names in place of earlier ones.
  package func renamed(_ plain: PlainValue) -> PlainValue {
    guard case .object(var fields) = plain else { return plain }
    for parameter in parameters {
      guard let value = fields.removeValue(forKey: storedName(of: parameter, in: fields)) else { continue }
      fields[parameter.name] = types.renamed(value, as: parameter.type)
    }
    return .object(fields)
  }
}

extension TypeTable {
  fileprivate func renamed(_ plain: PlainValue, as type: ParameterType) -> PlainValue {
    switch (type, plain) {
    case (_, .array(let elements)): return .array(elements.map { renamed($0, as: type) })
    case (.enumeration(let name), .string(let text)):
      return enums[name]?.storedCase(named: text).map { .string($0.name) } ?? plain
    case (.object(let name), .object(var fields)):
      guard let schema = objects[name] else { return plain }
      for property in schema.properties {
        guard let value = fields.removeValue(forKey: schema.storedName(of: property, in: fields)) else {
          continue
        }
        fields[property.name] = renamed(value, as: property.type)
      }
      return .object(fields)
    default: return plain
    }
  }
}

extension ObjectSchema {
  /// The name under which a file contains a property: the property's own or, without that, an earlier one.
  package func storedName(of property: Property, in fields: [String: PlainValue]) -> String {
    guard !property.formerly.isEmpty, fields[property.name] == nil else { return property.name }
    return property.formerly.first { fields[$0] != nil && self.property(named: $0) == nil } ?? property.name
  }
}

extension EnumSchema {
  /// Finds a case by its name, or else by an earlier one.
  func storedCase(named name: String) -> Case? {
    self.case(named: name) ?? cases.first { $0.formerly.contains(name) }
  }
}
