// Reading what earlier versions stored under other names. Files are written with the new names.

extension ConfigurationSchema {
  /// The name under which a file contains a parameter: the parameter's own or, without that, an earlier one.
  package func storedName(of parameter: ParameterSchema, in fields: [String: PlainValue]) -> String {
    guard !parameter.formerly.isEmpty, fields[parameter.name] ?? .null == .null else { return parameter.name }
    return parameter.formerly.first { fields[$0] != nil && self.parameter(named: $0) == nil }
      ?? parameter.name
  }
}

extension ObjectSchema {
  /// The name under which a file contains a property: the property's own or, without that, an earlier one.
  package func storedName(of property: Property, in fields: [String: PlainValue]) -> String {
    guard !property.formerly.isEmpty, fields[property.name] ?? .null == .null else { return property.name }
    return property.formerly.first { fields[$0] != nil && self.property(named: $0) == nil } ?? property.name
  }
}

extension EnumSchema {
  /// Finds a case by its name, or else by an earlier one.
  package func storedCase(named name: String) -> Case? {
    self.case(named: name) ?? cases.first { $0.formerly.contains(name) }
  }
}
