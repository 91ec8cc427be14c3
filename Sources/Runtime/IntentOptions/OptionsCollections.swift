extension OptionsCollection where Value == ParameterValue {
  /// Creates the options of an enum or a Boolean; `nil` for any other type.
  public init?(of type: ParameterType, in types: TypeTable, lookup: TextLookup = .base) {
    let values: [ParameterValue]
    switch type {
    case .boolean: values = [.boolean(true), .boolean(false)]
    case .enumeration(let name): values = types.enums[name]?.cases.map { .enumCase($0.name) } ?? []
    default: return nil
    }
    self.init(
      options: values.map { value in
        let text = types.displayString(of: value, as: type, in: lookup)
        return Option(value, identifier: value.optionIdentifier, displayString: text)
      }
    )
  }

  /// Returns the options that contain a term in the display string, subtitle or identifier, ignoring case and
  /// marks such as accents.
  public func matching(_ searchTerm: String) -> OptionsCollection {
    let term = searchTerm.folded
    guard !term.isEmpty else { return self }
    let sections = sections.compactMap { section -> Section? in
      let options = section.options.filter { option in
        [option.displayString, option.subtitle ?? "", option.identifier].contains {
          $0.holds(folded: term)
        }
      }
      return options.isEmpty ? nil : Section(section.title, options: options)
    }
    return OptionsCollection(sections: sections)
  }
}

extension OptionsCollection where Value == ParameterValue {
  package var plainValue: PlainValue {
    .object(["sections": .array(sections.map(\.plainValue))])
  }
}

extension OptionsCollection.Section where Value == ParameterValue {
  fileprivate var plainValue: PlainValue {
    var fields: [String: PlainValue] = ["options": .array(options.map(\.plainValue))]
    fields["title"] = title.map { .string($0) }
    return .object(fields)
  }
}

extension OptionsCollection.Option where Value == ParameterValue {
  fileprivate var plainValue: PlainValue {
    var fields: [String: PlainValue] = [
      "value": PlainValue(value), "identifier": .string(identifier), "displayString": .string(displayString),
    ]
    fields["subtitle"] = subtitle.map { .string($0) }
    fields["imageName"] = imageName.map { .string($0) }
    return .object(fields)
  }
}

extension String {
  /// Compares bytes where possible, because comparing characters is too slow for ten thousand options.
  fileprivate func holds(folded term: String) -> Bool {
    guard let first = term.utf8.first else { return true }
    let text = folded
    let bytes = Array(text.utf8)
    let found = bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: term.utf8) }
    // Different scalars can spell the same letter, so compare characters.
    if found || bytes.allSatisfy({ $0 < 0x80 }) || term.utf8.allSatisfy({ $0 < 0x80 }) { return found }
    return text.contains(term)
  }
}
