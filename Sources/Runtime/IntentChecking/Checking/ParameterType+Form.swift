extension ParameterType {
  /// The form of a value of the type in a configuration file, as the object of a sentence: an object of
  /// fields, or a text of a certain form, with an example.
  var formWords: String {
    switch example {
    case nil: valueWords
    case let example?: "\(valueWords) such as \(example)"
    }
  }

  private var example: String? {
    switch self {
    case .boolean, .integer, .decimal, .string, .enumeration, .systemEnumeration, .speakableString: nil
    case .object, .untypedObject: #"{"identifier": "a1", "displayString": "First"}"#
    case .date: "'2024-02-29' or '2024-02-29T12:30:00Z'"
    case .dateComponents(let settings):
      switch settings.components {
      case .date: #"{"year": 2024, "month": 2, "day": 29}"#
      case .time: #"{"hour": 12, "minute": 30}"#
      case .dateAndTime: #"{"year": 2024, "month": 2, "day": 29, "hour": 12, "minute": 30}"#
      }
    case .duration: "'PT1H30M'"
    case .measurement(let settings):
      #"{"value": 1, "unit": "\#((settings.unit ?? settings.defaultUnit).rawValue)"}"#
    case .currencyAmount(let settings):
      #"{"amount": 5, "currencyCode": "\#(settings.currencyCodes.first ?? "EUR")"}"#
    case .paymentMethod: #"{"kind": "savings", "name": "Savings"}"#
    case .person: #"{"displayName": "Ann Lee"}"#
    case .placemark: #"{"name": "Kyoto"}"#
    case .file: "'file:///photos/cat.jpg'"
    case .url: "'https://example.com'"
    }
  }
}
