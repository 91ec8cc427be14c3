/// An object type of a definition: `INTypes`.
///
/// Every object also has an identifier, a display string, a pronunciation hint and alternative speakable
/// matches. These are not among the ``properties``.
public struct ObjectSchema: Sendable, Equatable {
  /// One of the type's own properties: an entry of `INTypeProperties` that is not marked as default.
  public struct Property: Sendable, Equatable {
    /// Its name in the definition: `INTypePropertyName`.
    public let name: String
    /// Its identity across versions, 100 or more: `INTypePropertyTag`.
    public let tag: Int
    /// The title that people read: `INTypePropertyDisplayName`.
    public var title: LocalizedText
    /// Its type: `INTypePropertyType`.
    public var type: ParameterType
    /// Whether it holds several values: `INTypePropertySupportsMultipleValues`.
    public let isArray: Bool

    public init(_ name: String, tag: Int, title: LocalizedText, type: ParameterType, isArray: Bool = false) {
      self.name = name
      self.tag = tag
      self.title = title
      self.type = type
      self.isArray = isArray
    }
  }

  /// Its name in the definition: `INTypeName`.
  public let name: String
  /// The name of its class, if the definition sets one: `INTypeClassName`.
  public let className: String?
  /// The title that people read: `INTypeDisplayName`.
  public let title: LocalizedText
  /// Its own properties in the definition's order.
  public let properties: [Property]

  private let names: NameIndex

  /// If two properties have the same name, the first is used.
  public init(_ name: String, className: String? = nil, title: LocalizedText, properties: [Property] = []) {
    self.name = name
    self.className = className
    self.title = title
    self.properties = properties
    names = NameIndex(properties.map(\.name))
  }

  /// The names of its own properties in the definition's order.
  public var propertyNames: [String] { names.names }

  /// The property with the given name.
  @inline(never)
  public func property(named name: String) -> Property? {
    names[name].map { properties[$0] }
  }
}

extension ObjectSchema.Property {
  /// The value of the property before it is set: false for a Boolean, an empty array, or no value.
  public var initialValue: ParameterValue? {
    if isArray { return .array([]) }
    if case .boolean = type { return .boolean(false) }
    return nil
  }
}
