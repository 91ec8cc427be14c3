import IntentRuntime
import IntentSchema

extension ConfigurationSchema {
  /// Replaces earlier names in a file's contents with the present names.
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
