/// A parameter's options, as a flat list or in sections.
public struct OptionsCollection<Value: Sendable & Hashable>: Sendable, Hashable {
  /// One choice.
  public struct Option: Sendable, Hashable {
    /// The value that the parameter gets.
    public var value: Value
    /// Options with equal identifiers are the same choice.
    public var identifier: String
    /// The text to show.
    public var displayString: String
    /// A second, smaller line.
    public var subtitle: String?
    /// The name of an image asset or a system symbol.
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
    /// The heading.
    public var title: String?
    /// Options in display order.
    public var options: [Option]

    public init(_ title: String? = nil, options: [Option]) {
      self.title = title
      self.options = options
    }
  }

  /// Sections in display order. A flat list is a single section without a title.
  public var sections: [Section]

  /// Creates a collection of sections.
  public init(sections: [Section]) {
    self.sections = sections
  }

  /// Creates a flat list.
  public init(options: [Option]) {
    sections = options.isEmpty ? [] : [Section(options: options)]
  }

  /// Creates an empty collection.
  public init() {
    sections = []
  }

  /// All options, section by section.
  public var options: [Option] {
    sections.flatMap(\.options)
  }
}

extension OptionsCollection: BidirectionalCollection {
  /// The position of an option, in its section. To count positions from 0, use ``options``, an array.
  public struct Index: Sendable, Hashable, Comparable {
    fileprivate let section: Int
    fileprivate let option: Int

    public static func < (first: Index, second: Index) -> Bool {
      (first.section, first.option) < (second.section, second.option)
    }
  }

  public var startIndex: Index { start(from: 0) }

  public var endIndex: Index { Index(section: sections.count, option: 0) }

  /// The number of options in all sections. Takes time in proportion to the sections.
  public var count: Int { sections.reduce(0) { $0 + $1.options.count } }

  public subscript(position: Index) -> Option { sections[position.section].options[position.option] }

  public func index(after position: Index) -> Index {
    let next = Index(section: position.section, option: position.option + 1)
    return next.option < sections[next.section].options.count ? next : start(from: next.section + 1)
  }

  public func index(before position: Index) -> Index {
    if position.option > 0 { return Index(section: position.section, option: position.option - 1) }
    var section = position.section - 1
    while sections[section].options.isEmpty { section -= 1 }
    return Index(section: section, option: sections[section].options.count - 1)
  }

  /// Skips empty sections.
  private func start(from section: Int) -> Index {
    Index(section: sections[section...].firstIndex { !$0.options.isEmpty } ?? sections.count, option: 0)
  }
}

extension OptionsCollection: ExpressibleByArrayLiteral where Value: ParameterValueConvertible {
  /// Creates an option for each value.
  public init(_ values: some Sequence<Value>) {
    self.init(options: values.map { Option($0) })
  }

  public init(arrayLiteral values: Value...) {
    self.init(values)
  }

  /// The same options, with values as `ParameterValue`.
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
  /// Creates a section with an option for each value.
  public init(_ title: String? = nil, _ values: some Sequence<Value>) {
    self.init(title, options: values.map { OptionsCollection.Option($0) })
  }
}

extension OptionsCollection.Option where Value: ParameterValueConvertible {
  /// Creates an option. `displayString` defaults to the value's text, such as an enum case's title.
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

extension OptionsCollection.Option: CustomStringConvertible {
  /// The title and the identifier: `Home (2F8A)`.
  public var description: String {
    displayString == identifier ? displayString : "\(displayString) (\(identifier))"
  }
}
