/// The options of a parameter: a flat list, sections with titles, or no options.
public struct OptionsCollection<Value: Sendable & Hashable>: Sendable, Hashable {
  /// One value to choose.
  public struct Option: Sendable, Hashable {
    /// The value that the parameter gets.
    public var value: Value
    /// The identifier: two options with the same identifier are the same choice.
    public var identifier: String
    /// The text to show.
    public var displayString: String
    /// A second, smaller line.
    public var subtitle: String?
    /// The name of an image in the app's assets or of a system symbol.
    public var imageName: String?

    public init(
      _ value: Value,
      identifier: String,
      displayString: String,
      subtitle: String? = nil,
      imageName: String? = nil
    ) {
      self.value = value
      self.identifier = identifier
      self.displayString = displayString
      self.subtitle = subtitle
      self.imageName = imageName
    }
  }

  /// A group of options.
  public struct Section: Sendable, Hashable {
    /// The heading, if there is one.
    public var title: String?
    /// The options in display order.
    public var options: [Option]

    public init(_ title: String? = nil, options: [Option]) {
      self.title = title
      self.options = options
    }
  }

  /// The sections in display order. A flat collection has one section without a title. An empty collection
  /// has no sections.
  public var sections: [Section]

  /// Options in sections.
  public init(sections: [Section]) {
    self.sections = sections
  }

  /// A flat list of options.
  public init(options: [Option]) {
    sections = options.isEmpty ? [] : [Section(options: options)]
  }

  /// An empty collection.
  public init() {
    sections = []
  }

  /// All options, section by section.
  public var options: [Option] {
    sections.flatMap(\.options)
  }
}

/// The collection of all options, section by section.
extension OptionsCollection: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { sections.reduce(0) { $0 + $1.options.count } }

  public subscript(position: Int) -> Option {
    var position = position
    let section = sections.first { section in
      if position < section.options.count { return true }
      position -= section.options.count
      return false
    }
    return (section?.options ?? [])[position]
  }
}

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
