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
