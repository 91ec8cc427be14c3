import IntentSchema

extension DurationUnit {
  /// Its name in App Intents; `nil` for the units that App Intents lack.
  var appIntentsName: String? {
    switch self {
    case .milliseconds, .seconds, .minutes, .hours: rawValue.lowercased()
    case .days, .weeks, .months, .years: nil
    }
  }
}
