extension ConfigurationSchema {
  /// Why a parameter is hidden, in one sentence without a full stop: `'calendars' shows only while
  /// 'mirrorCalendarApp' is false`. `nil` if it shows.
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
