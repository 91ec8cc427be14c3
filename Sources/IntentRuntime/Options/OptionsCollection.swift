/// The values that a parameter offers to choose from: flat, in titled sections, or none.
public struct OptionsCollection<Value: Sendable & Hashable>: Sendable, Hashable {
  /// One value to choose.
  public struct Option: Sendable, Hashable {
    /// What choosing it gives the parameter.
    public var value: Value
    /// What it is known by: two options with one identifier are the same choice.
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

  /// Options that belong together.
  public struct Section: Sendable, Hashable {
    /// The heading; `nil` is none.
    public var title: String?
    /// The options in the order in which they are shown.
    public var options: [Option]

    public init(_ title: String? = nil, options: [Option]) {
      self.title = title
      self.options = options
    }
  }

  /// The sections in the order in which they are shown. A flat collection has one without a title, an empty
  /// one has none.
  public var sections: [Section]

  /// Options in sections.
  public init(sections: [Section]) {
    self.sections = sections
  }

  /// Options one below the other.
  public init(options: [Option]) {
    sections = options.isEmpty ? [] : [Section(options: options)]
  }

  /// Nothing to choose from.
  public init() {
    sections = []
  }

  /// All options, section by section.
  public var options: [Option] {
    sections.flatMap(\.options)
  }

  /// Whether there is nothing to choose from.
  public var isEmpty: Bool {
    sections.allSatisfy(\.options.isEmpty)
  }
}
