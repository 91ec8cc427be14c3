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
