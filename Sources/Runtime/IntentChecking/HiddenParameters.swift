import IntentText

extension ConfigurationSchema {
  /// Returns a sentence such as `'calendars' shows only while 'mirrorCalendarApp' is false`; `nil` if the
  /// parameter shows.
  public func explanation(of visibility: ParameterVisibility, for name: String) -> String? {
    switch visibility {
    case .visible:
      nil
    case .hidden(let rule):
      "'\(name)' shows only while \(rule.words)"
    case .hiddenWithParent(let rule):
      "'\(name)' shows only while \(rule.words), and '\(rule.parent)' is itself hidden"
    }
  }
}

extension GeneratedConfiguration {
  /// Explains why a parameter is hidden; `nil` if it shows or is unknown.
  package func whyHidden(_ name: String, for family: ConfigurationFamily? = nil) -> String? {
    visibility(of: name, for: family).flatMap { Self.schema.explanation(of: $0, for: name) }
  }
}

extension DynamicConfiguration {
  /// Explains why a parameter is hidden; `nil` if it shows or is unknown.
  package func whyHidden(_ name: String, for family: ConfigurationFamily? = nil) -> String? {
    visibility(of: name, for: family).flatMap { schema.explanation(of: $0, for: name) }
  }
}
