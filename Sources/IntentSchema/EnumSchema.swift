/// An enum of a definition, without the case `unknown` at index 0: `INEnums`.
public struct EnumSchema: Sendable, Hashable {
  /// One case: an entry of `INEnumValues`.
  public struct Case: Sendable, Hashable {
    /// Its name in the definition, which is what a configuration file holds: `INEnumValueName`.
    public var name: String
    /// Its number, which is what is stored for a placed widget: `INEnumValueIndex`.
    public var index: Int
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
  public var name: String
  /// The name that its class in Swift is given instead; `nil` is none: `INEnumClassName`.
  public var className: String?
  /// Its name for people: `INEnumDisplayName`.
  public var title: LocalizedText
  /// The cases in the definition's order. Indices may have gaps and need not ascend.
  public var cases: [Case]

  public init(_ name: String, className: String? = nil, title: LocalizedText, cases: [Case] = []) {
    self.name = name
    self.className = className
    self.title = title
    self.cases = cases
  }

  /// The case of that name.
  public func `case`(named name: String) -> Case? {
    cases.first { $0.name == name }
  }

  /// The case with that index.
  public func `case`(at index: Int) -> Case? {
    cases.first { $0.index == index }
  }
}
