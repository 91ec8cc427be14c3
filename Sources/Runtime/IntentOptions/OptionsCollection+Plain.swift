extension OptionsCollection where Value == ParameterValue {
  /// The collection as JSON. ``StoredOptions`` reads it as the options of a parameter.
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
