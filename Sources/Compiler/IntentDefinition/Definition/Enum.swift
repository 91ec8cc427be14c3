extension Definition {
  /// An entry of `INEnums`.
  package struct Enum: Sendable {
    /// The whole dictionary.
    package var range: Range<Int>?
    /// `INEnumName`
    package var name: Located<String>?
    /// `INEnumDisplayName`
    package var displayName = Text()
    /// `INEnumType`: always `Regular`.
    package var type: Located<String>?
    /// `INEnumClassName`
    package var className: Located<String>?
    /// `INEnumGeneratesHeader`
    package var generatesHeader: Located<Bool>?
    /// `INEnumValues`
    package var cases: [Case] = []

    /// An entry of `INEnumValues`.
    package struct Case: Sendable {
      /// The whole dictionary.
      package var range: Range<Int>?
      /// `INEnumValueName`
      package var name: Located<String>?
      /// `INEnumValueIndex`
      package var index: Located<Int>?
      /// `INEnumValueDisplayName`
      package var displayName = Text()
      /// `INEnumValueSynonyms`, each a `INEnumValueSynonymSynonym`.
      package var synonyms: [Text] = []
    }
  }
}
