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

/// An entry of `INEnums`, without the case `unknown` at index 0.
public struct EnumSchema: Sendable, Equatable {
  /// An entry of `INEnumValues`.
  public struct Case: Sendable, Equatable {
    /// `INEnumValueName`, also the name in configuration files.
    public let name: String
    /// The number that the system stores for a placed widget: `INEnumValueIndex`.
    public let index: Int
    /// `INEnumValueDisplayName`.
    public var title: LocalizedText
    /// Other words for the case: `INEnumValueSynonyms`.
    public var synonyms: [LocalizedText]
    /// Names of earlier versions, which files still store: `formerly` in `intentc.json`.
    public let formerly: [String]

    public init(
      _ name: String,
      index: Int,
      title: LocalizedText,
      synonyms: [LocalizedText] = [],
      formerly: [String] = []
    ) {
      self.name = name
      self.index = index
      self.title = title
      self.synonyms = synonyms
      self.formerly = formerly
    }
  }

  /// `INEnumName`.
  public let name: String
  /// `INEnumClassName`.
  public let className: String?
  /// `INEnumDisplayName`.
  public let title: LocalizedText
  /// Cases in the definition's order. Their indices can be in any order, with gaps.
  public private(set) var cases: [Case]

  private var names: NameIndex
  private var offsets: [Int: Int] = [:]

  /// Creates a schema. If two cases have the same name or index, lookups find the first.
  public init(_ name: String, className: String? = nil, title: LocalizedText, cases: [Case] = []) {
    self.name = name
    self.className = className
    self.title = title
    self.cases = cases
    names = NameIndex(cases.map(\.name))
    for (offset, element) in cases.enumerated() where offsets[element.index] == nil {
      offsets[element.index] = offset
    }
  }

  /// Appends a case.
  public mutating func append(_ element: Case) {
    if offsets[element.index] == nil { offsets[element.index] = cases.count }
    names.append(element.name)
    cases.append(element)
  }

  /// Names in the definition's order.
  public var caseNames: [String] { names.names }

  /// Finds a case by name.
  @inline(never)  // Inlining would repeat the code at each use, in every app.
  public func `case`(named name: String) -> Case? {
    names[name].map { cases[$0] }
  }

  /// Finds a case by index.
  @inline(never)
  public func `case`(at index: Int) -> Case? {
    offsets[index].map { cases[$0] }
  }
}

/// An entry of `INTypes`.
public struct ObjectSchema: Sendable, Equatable {
  /// An entry of `INTypeProperties`, except the built-in properties, which definitions mark with
  /// `INTypePropertyDefault`.
  public struct Property: Sendable, Equatable {
    /// `INTypePropertyName`.
    public let name: String
    /// Identifies the property across versions, 100 or more: `INTypePropertyTag`.
    public let tag: Int
    /// `INTypePropertyDisplayName`.
    public var title: LocalizedText
    /// `INTypePropertyType`.
    public var type: ParameterType
    /// `INTypePropertySupportsMultipleValues`.
    public let isArray: Bool
    /// Names of earlier versions, under which files still store the value: `formerly` in `intentc.json`.
    public let formerly: [String]

    public init(
      _ name: String,
      tag: Int,
      title: LocalizedText,
      type: ParameterType,
      isArray: Bool = false,
      formerly: [String] = []
    ) {
      self.name = name
      self.tag = tag
      self.title = title
      self.type = type
      self.isArray = isArray
      self.formerly = formerly
    }
  }

  /// `INTypeName`.
  public let name: String
  /// `INTypeClassName`.
  public let className: String?
  /// `INTypeDisplayName`.
  public let title: LocalizedText
  /// Properties in the definition's order.
  public let properties: [Property]

  private let names: NameIndex

  /// Creates a schema. If two properties have the same name, lookups find the first.
  public init(_ name: String, className: String? = nil, title: LocalizedText, properties: [Property] = []) {
    self.name = name
    self.className = className
    self.title = title
    self.properties = properties
    names = NameIndex(properties.map(\.name))
  }

  /// Names in the definition's order.
  package var propertyNames: [String] { names.names }

  /// Finds a property.
  @inline(never)
  public func property(named name: String) -> Property? {
    names[name].map { properties[$0] }
  }
}

extension ObjectSchema.Property {
  /// The value in a new object: an empty array, false for a Boolean, or none.
  public var initialValue: ParameterValue? {
    if isArray { return .array([]) }
    if case .boolean = type { return .boolean(false) }
    return nil
  }
}
