extension OptionsCollection where Value == ParameterValue {
  /// What a type alone offers to choose from: the cases of an enum, true and false.
  /// `nil` for a type whose values are typed in, or come from a provider.
  ///
  /// - Parameters:
  ///   - type: The parameter's type.
  ///   - types: The enums that it may refer to.
  ///   - lookup: The language of the texts.
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

  /// The options that a search term finds: those in whose display string, subtitle or identifier it occurs,
  /// whatever the case of letters. Sections of which nothing is left are left out.
  public func matching(_ searchTerm: String) -> OptionsCollection {
    let term = searchTerm.lowercased()
    guard !term.isEmpty else { return self }
    let sections = sections.compactMap { section -> Section? in
      let options = section.options.filter { option in
        [option.displayString, option.subtitle ?? "", option.identifier].contains { text in
          text.lowercased().contains(term)
        }
      }
      return options.isEmpty ? nil : Section(section.title, options: options)
    }
    return OptionsCollection(sections: sections)
  }
}
