/// A text with forms, or a choice between texts by number or device.
indirect enum TextForms {
  case text(String)
  /// A choice without a name leads to the next one.
  case choice([(name: String, forms: TextForms)])

  /// The text for other numbers and on other devices; `nil` if only a part of the text has forms.
  ///
  /// - Parameter parts: The substitutions for `%#@name@`, by name.
  func other(_ parts: [String: TextForms] = [:], depth: Int = 0) -> String? {
    switch self {
    case .text(let text):
      guard text.contains("#@") else { return text }
      guard depth < 8, let match = text.wholeMatch(of: /%(?:[0-9]+\$)?#@([^@%]+)@/) else { return nil }
      return parts[String(match.output.1)]?.other(parts, depth: depth + 1)
    case .choice(let choices):
      return choices.lazy.filter { ["other", ""].contains($0.name) }
        .compactMap { $0.forms.other(parts, depth: depth) }.first
    }
  }
}
