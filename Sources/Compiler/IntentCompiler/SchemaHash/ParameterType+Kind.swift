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

  /// How a value is entered or shown, if that differs from the default.
  package var details: [String] {
    if case .string(let settings) = self, settings.isMultiline {
      detailWords + ["several lines"]
    } else {
      detailWords
    }
  }
}

extension DefinitionSchema.Intent {
  /// The kinds of shortcuts that are offered.
  package var offeredCombinations: [DefinitionSchema.ParameterCombination] {
    combinations.isEmpty ? managedCombinations : combinations
  }
}
