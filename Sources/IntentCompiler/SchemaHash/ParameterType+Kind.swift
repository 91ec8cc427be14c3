import IntentSchema

extension ParameterType {
  /// The name of the kind of type in JSON.
  package var kind: String {
    switch self {
    case .boolean: "boolean"
    case .integer: "integer"
    case .decimal: "decimal"
    case .string: "string"
    case .enumeration: "enum"
    case .systemEnumeration: "systemEnum"
    case .object: "object"
    case .untypedObject: "untypedObject"
    case .date: "date"
    case .dateComponents: "dateComponents"
    case .duration: "duration"
    case .measurement: "measurement"
    case .currencyAmount: "currencyAmount"
    case .paymentMethod: "paymentMethod"
    case .person: "person"
    case .placemark: "placemark"
    case .file: "file"
    case .speakableString: "speakableString"
    case .url: "url"
    }
  }
}
