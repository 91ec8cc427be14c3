/// The enums and object types that parameters and properties refer to, by their names in the definition.
public struct TypeTable: Sendable, Equatable {
  /// Enums by name.
  public var enums: [String: EnumSchema]
  /// Object types by name.
  public var objects: [String: ObjectSchema]

  public init(enums: [String: EnumSchema] = [:], objects: [String: ObjectSchema] = [:]) {
    self.enums = enums
    self.objects = objects
  }
}

/// An enum of a definition, without the case `unknown` at index 0: `INEnums`.
public struct EnumSchema: Sendable, Equatable {
  /// One case: an entry of `INEnumValues`.
  public struct Case: Sendable, Equatable {
    /// Its name in the definition, which configuration files hold: `INEnumValueName`.
    public let name: String
    /// Its number, which is stored for a placed widget: `INEnumValueIndex`.
    public let index: Int
    /// The title that people read: `INEnumValueDisplayName`.
    public var title: LocalizedText
    /// Other texts that people may say instead: `INEnumValueSynonyms`.
    public var synonyms: [LocalizedText]

    public init(_ name: String, index: Int, title: LocalizedText, synonyms: [LocalizedText] = []) {
      self.name = name
      self.index = index
      self.title = title
      self.synonyms = synonyms
    }
  }

  /// Its name in the definition: `INEnumName`.
  public let name: String
  /// The name of its class in Swift, if the definition sets one: `INEnumClassName`.
  public let className: String?
  /// The title that people read: `INEnumDisplayName`.
  public let title: LocalizedText
  /// The cases in the definition's order. Indices may have gaps and may be in any order.
  public private(set) var cases: [Case]

  private var names: NameIndex
  private var places: [Int: Int] = [:]

  /// If two cases have the same name or index, the first is used.
  public init(_ name: String, className: String? = nil, title: LocalizedText, cases: [Case] = []) {
    self.name = name
    self.className = className
    self.title = title
    self.cases = cases
    names = NameIndex(cases.map(\.name))
    for (place, element) in cases.enumerated() where places[element.index] == nil {
      places[element.index] = place
    }
  }

  /// Appends a case.
  public mutating func append(_ element: Case) {
    if places[element.index] == nil { places[element.index] = cases.count }
    names.append(element.name)
    cases.append(element)
  }

  /// The names of all cases in the definition's order.
  public var caseNames: [String] { names.names }

  /// The case with the given name.
  @inline(never)
  public func `case`(named name: String) -> Case? {
    names[name].map { cases[$0] }
  }

  /// The case with the given index.
  @inline(never)
  public func `case`(at index: Int) -> Case? {
    places[index].map { cases[$0] }
  }
}

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
