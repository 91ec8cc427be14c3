extension OptionsCollection: ExpressibleByArrayLiteral where Value: ParameterValueConvertible {
  /// A flat list of values, each shown by its own text.
  public init(_ values: some Sequence<Value>) {
    self.init(options: values.map { Option($0) })
  }

  public init(arrayLiteral values: Value...) {
    self.init(values)
  }

  /// The same options in the form that does not need generated code.
  public var values: OptionsCollection<ParameterValue> {
    OptionsCollection<ParameterValue>(
      sections: sections.map { section in
        OptionsCollection<ParameterValue>.Section(
          section.title,
          options: section.options.map {
            OptionsCollection<ParameterValue>.Option(
              $0.value.parameterValue,
              identifier: $0.identifier,
              displayString: $0.displayString,
              subtitle: $0.subtitle,
              imageName: $0.imageName
            )
          }
        )
      }
    )
  }
}

extension OptionsCollection.Section where Value: ParameterValueConvertible {
  /// A section of values, each shown by its own text.
  public init(_ title: String? = nil, _ values: some Sequence<Value>) {
    self.init(title, options: values.map { OptionsCollection.Option($0) })
  }
}

extension OptionsCollection.Option where Value: ParameterValueConvertible {
  /// A value that is shown by its own text: an object's display string, the title of an enum case, or a
  /// number's digits.
  ///
  /// - Parameters:
  ///   - value: The value that the parameter gets.
  ///   - displayString: The text to show, if it is not the value's own text.
  ///   - subtitle: A second, smaller line.
  ///   - imageName: The name of an image in the app's assets or of a system symbol.
  public init(
    _ value: Value,
    displayString: String? = nil,
    subtitle: String? = nil,
    imageName: String? = nil
  ) {
    let plain = value.parameterValue
    let title = (value as? any GeneratedEnum)?.localizedTitle.text
    self.init(
      value,
      identifier: plain.optionIdentifier,
      displayString: displayString ?? title ?? plain.displayString,
      subtitle: subtitle,
      imageName: imageName
    )
  }
}
