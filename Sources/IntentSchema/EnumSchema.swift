/// An enum of a definition, without the case `unknown` at index 0: `INEnums`.
public struct EnumSchema: Sendable, Hashable {
  /// One case: an entry of `INEnumValues`.
  public struct Case: Sendable, Hashable {
    /// Its name in the definition, which is what a configuration file holds: `INEnumValueName`.
    public let name: String
    /// Its number, which is what is stored for a placed widget: `INEnumValueIndex`.
    public let index: Int
    /// Its name for people: `INEnumValueDisplayName`.
    public var title: LocalizedText
    /// Other texts that people may say for it: `INEnumValueSynonyms`.
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
  /// The name that its class in Swift is given instead; `nil` is none: `INEnumClassName`.
  public let className: String?
  /// Its name for people: `INEnumDisplayName`.
  public let title: LocalizedText
  /// The cases in the definition's order. Indices may have gaps and need not ascend.
  public private(set) var cases: [Case]

  private var names: NameIndex
  private var places: [Int: Int] = [:]

  /// Of two cases with one name or index, the first counts.
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

  /// Adds a case behind the others.
  public mutating func append(_ element: Case) {
    if places[element.index] == nil { places[element.index] = cases.count }
    names.append(element.name)
    cases.append(element)
  }

  /// The names of all cases in the definition's order.
  public var caseNames: [String] { names.names }

  /// The case of that name.
  @inline(never)
  public func `case`(named name: String) -> Case? {
    names[name].map { cases[$0] }
  }

  /// The case with that index.
  @inline(never)
  public func `case`(at index: Int) -> Case? {
    places[index].map { cases[$0] }
  }
}

extension EnumSchema {
  /// Schemas that differ are rarely of one name, so the name is enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
