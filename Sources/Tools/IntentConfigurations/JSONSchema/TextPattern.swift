/// Regular expressions for texts in a configuration, in the syntax that every validator supports.
enum TextPattern {
  /// The end of the text. In some validators a dollar sign also matches before a final line break.
  static let end = "$(?!\\n)"

  /// A date, or a date and time, with or without a zone. Leap years are checked.
  static let date: String = {
    let leapYear = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)"
    let days = [
      "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])",
      "[0-9]{4}-(?:0[13-9]|1[0-2])-(?:29|30)",
      "[0-9]{4}-(?:0[13578]|1[02])-31",
      "\(leapYear)-02-29",
    ]
    let clock = "(?:[01][0-9]|2[0-4]):[0-5][0-9](?::(?:[0-5][0-9]|60)(?:[.,][0-9]+)?)?"
    let zone = "(?:[Zz]|[+-](?:[01][0-9]|2[0-3])(?::?[0-5][0-9])?)?"
    return "^(?:\(days.joined(separator: "|")))(?:[Tt ]\(clock)\(zone))?\(end)"
  }()

  /// A duration in years, months, weeks, days, hours, minutes and seconds, in any order.
  static let duration = "^-?\(unsignedDuration)\(end)"

  /// The same, with a minus only for zero.
  static let positiveDuration = "^(?:-(?=[^1-9]*\(end)))?\(unsignedDuration)\(end)"

  private static let unsignedDuration: String = {
    let number = "[0-9]+(?:[.,][0-9]+)?"
    let dates = "(?:\(number)[YyMmWwDd])"
    return "[Pp](?:\(dates)+|\(dates)*[Tt](?:\(number)[HhMmSs])+)"
  }()

  /// A URL with its scheme.
  static let url = "^[A-Za-z][A-Za-z0-9+.-]*:"

  /// A URL with its scheme, or an absolute path.
  static let fileURL = "^(?:[A-Za-z][A-Za-z0-9+.-]*:|/)"

  /// Parts of letters, digits, hyphens and underscores, separated by dots.
  static let typeIdentifier = "^[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)+\(end)"

  /// An ISO 4217 code.
  static let currencyCode = "^[A-Z]{3}\(end)"
}
