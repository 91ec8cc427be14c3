/// An object type of a definition: `INTypes`.
///
/// Every object has an identifier, a display string, a pronunciation hint and alternative speakable matches;
/// they are not among the ``properties``.
public struct ObjectSchema: Sendable, Hashable {
  /// One of the type's own properties: an entry of `INTypeProperties` that is not marked as default.
  public struct Property: Sendable, Hashable {
    /// Its name in the definition: `INTypePropertyName`.
    public let name: String
    /// Its identity across versions, 100 or more: `INTypePropertyTag`.
    public let tag: Int
    /// Its name for people: `INTypePropertyDisplayName`.
    public var title: LocalizedText
    /// Its type: `INTypePropertyType`.
    public var type: ParameterType
    /// Whether it holds several values: `INTypePropertySupportsMultipleValues`.
    public let isArray: Bool

    public init(
      _ name: String,
      tag: Int,
      title: LocalizedText,
      type: ParameterType,
      isArray: Bool = false
    ) {
      self.name = name
      self.tag = tag
      self.title = title
      self.type = type
      self.isArray = isArray
    }
  }

  /// Its name in the definition: `INTypeName`.
  public let name: String
  /// The name that its class is given instead; `nil` is none: `INTypeClassName`.
  public let className: String?
  /// Its name for people: `INTypeDisplayName`.
  public let title: LocalizedText
  /// Its own properties in the definition's order.
  public let properties: [Property]

  private let names: NameIndex

  /// Of two properties with one name, the first counts.
  public init(
    _ name: String,
    className: String? = nil,
    title: LocalizedText,
    properties: [Property] = []
  ) {
    self.name = name
    self.className = className
    self.title = title
    self.properties = properties
    names = NameIndex(properties.map(\.name))
  }

  /// The names of its own properties in the definition's order.
  public var propertyNames: [String] { names.names }

  /// The property of that name.
  @inline(never)
  public func property(named name: String) -> Property? {
    names[name].map { properties[$0] }
  }
}

extension ObjectSchema {
  /// Schemas that differ are rarely of one name, so the name is enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension ObjectSchema.Property {
  /// The value that the property has where nothing was said of it: false for a Boolean, an empty array, or
  /// none.
  public var initialValue: ParameterValue? {
    if isArray { return .array([]) }
    if case .boolean = type { return .boolean(false) }
    return nil
  }
}
