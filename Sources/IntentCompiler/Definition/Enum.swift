extension Definition {
  /// An entry of `INEnums`.
  public struct Enum: Sendable, Hashable {
    /// The whole dictionary.
    public var range: Range<Int>?
    /// `INEnumName`
    public var name: Located<String>?
    /// `INEnumDisplayName`
    public var displayName = Text()
    /// `INEnumType`: always `Regular`.
    public var type: Located<String>?
    /// `INEnumClassName`
    public var className: Located<String>?
    /// `INEnumGeneratesHeader`
    public var generatesHeader: Located<Bool>?
    /// `INEnumValues`
    public var cases: [Case] = []

    public init() {}

    /// An entry of `INEnumValues`.
    public struct Case: Sendable, Hashable {
      /// The whole dictionary.
      public var range: Range<Int>?
      /// `INEnumValueName`
      public var name: Located<String>?
      /// `INEnumValueIndex`
      public var index: Located<Int>?
      /// `INEnumValueDisplayName`
      public var displayName = Text()
      /// `INEnumValueSynonyms`, each a `INEnumValueSynonymSynonym`.
      public var synonyms: [Text] = []

      public init() {}
    }
  }
}
