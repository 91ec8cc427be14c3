/// Enums and object types by name.
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

/// An entry of `INEnums`. The case `unknown` at index 0 is left out.
public struct EnumSchema: Sendable, Equatable {
  /// An entry of `INEnumValues`.
  public struct Case: Sendable, Equatable {
    /// The name in the definition (`INEnumValueName`) and in configuration files.
    public let name: String
    /// The number that the system stores for a placed widget: `INEnumValueIndex`.
    public let index: Int
    /// The title: `INEnumValueDisplayName`.
    public var title: LocalizedText
    /// Other phrases that users can say for the case: `INEnumValueSynonyms`.
    public var synonyms: [LocalizedText]

    public init(_ name: String, index: Int, title: LocalizedText, synonyms: [LocalizedText] = []) {
      self.name = name
      self.index = index
      self.title = title
      self.synonyms = synonyms
    }
  }

  /// The name: `INEnumName`.
  public let name: String
  /// The class name, if any: `INEnumClassName`.
  public let className: String?
  /// The title: `INEnumDisplayName`.
  public let title: LocalizedText
  /// The cases in the definition's order. Their indices can be in any order, with gaps.
  public private(set) var cases: [Case]

  private var names: NameIndex
  private var places: [Int: Int] = [:]

  /// If two cases have the same name or index, lookups find the first.
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

  /// The names in the definition's order.
  public var caseNames: [String] { names.names }

  /// Returns the case with a name.
  @inline(never)
  public func `case`(named name: String) -> Case? {
    names[name].map { cases[$0] }
  }

  /// Returns the case with an index.
  @inline(never)
  public func `case`(at index: Int) -> Case? {
    places[index].map { cases[$0] }
  }
}

/// An entry of `INTypes`.
///
/// ``properties`` leaves out the properties that every object has, such as the identifier.
public struct ObjectSchema: Sendable, Equatable {
  /// An entry of `INTypeProperties`, except the built-in properties, which definitions mark with
  /// `INTypePropertyDefault`.
  public struct Property: Sendable, Equatable {
    /// The name: `INTypePropertyName`.
    public let name: String
    /// The number that identifies the property across versions, 100 or more: `INTypePropertyTag`.
    public let tag: Int
    /// The title: `INTypePropertyDisplayName`.
    public var title: LocalizedText
    /// The type: `INTypePropertyType`.
    public var type: ParameterType
    /// `INTypePropertySupportsMultipleValues`.
    public let isArray: Bool

    public init(_ name: String, tag: Int, title: LocalizedText, type: ParameterType, isArray: Bool = false) {
      self.name = name
      self.tag = tag
      self.title = title
      self.type = type
      self.isArray = isArray
    }
  }

  /// The name: `INTypeName`.
  public let name: String
  /// The class name, if any: `INTypeClassName`.
  public let className: String?
  /// The title: `INTypeDisplayName`.
  public let title: LocalizedText
  /// The properties that the definition declares, in the definition's order.
  public let properties: [Property]

  private let names: NameIndex

  /// If two properties have the same name, lookups by name find the first.
  public init(_ name: String, className: String? = nil, title: LocalizedText, properties: [Property] = []) {
    self.name = name
    self.className = className
    self.title = title
    self.properties = properties
    names = NameIndex(properties.map(\.name))
  }

  /// The names in the definition's order.
  public var propertyNames: [String] { names.names }

  /// Returns the property with a name.
  @inline(never)
  public func property(named name: String) -> Property? {
    names[name].map { properties[$0] }
  }
}

extension ObjectSchema.Property {
  /// The value in a new object: for an array, an empty array; for a Boolean, false; otherwise, none.
  public var initialValue: ParameterValue? {
    if isArray { return .array([]) }
    if case .boolean = type { return .boolean(false) }
    return nil
  }
}
