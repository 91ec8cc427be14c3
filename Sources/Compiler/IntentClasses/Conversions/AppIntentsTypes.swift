import IntentSchema

extension ParameterType {
  /// Whether App Intents have a counterpart.
  package var isInAppIntents: Bool {
    switch self {
    case .speakableString, .untypedObject, .systemEnumeration: false
    case .boolean, .integer, .decimal, .string, .date, .dateComponents, .url, .person, .placemark, .file,
      .currencyAmount, .paymentMethod, .duration, .measurement, .enumeration, .object:
      true
    }
  }
}
