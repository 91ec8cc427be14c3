import IntentSchema

extension ParameterType {
  /// The control or the format of a value, if it is not the usual one: `slider`, `relative to now`.
  package var detailWords: [String] {
    switch self {
    case .integer(let settings): settings.control == .field ? [] : [settings.control.rawValue.lowercased()]
    case .decimal(let settings): settings.control == .field ? [] : [settings.control.rawValue.lowercased()]
    case .string(let settings): settings.words
    case .dateComponents(let settings): settings.format.words.map { [$0] } ?? []
    case .person(let kind?), .placemark(let kind?): [kind]
    default: []
    }
  }
}

extension TextSettings {
  fileprivate var words: [String] {
    var words: [String] = []
    switch capitalization {
    case .none: words.append("no capitals")
    case .words: words.append("capital words")
    case .allCharacters: words.append("all capitals")
    case .sentences: break
    }
    if !correctsSpelling { words.append("no spelling correction") }
    if let keyboardType { words.append("keyboard \(keyboardType)") }
    return words
  }
}

extension DateSettings.Format {
  fileprivate var words: String? {
    switch self {
    case .style: nil
    case .relative: "relative to now"
    case .template(let template): "shown as \(template.text)"
    }
  }
}
