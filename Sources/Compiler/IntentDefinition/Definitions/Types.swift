extension Definition {
  /// An entry of `INEnums`.
  package struct Enum: Sendable {
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
      package var range: Range<Int>?
      /// `INEnumValueName`
      package var name: Located<String>?
      /// `INEnumValueIndex`
      package var index: Located<Int>?
      /// `INEnumValueDisplayName`
      package var displayName = Text()
      /// `INEnumValuePronunciationHint`
      package var pronunciationHint = Text()
      /// `INEnumValueSynonyms`
      package var synonyms: [Synonym] = []

      /// The name of the case for no value.
      package static let noValueName = "unknown"

      /// Whether this is the case for no value, which users can't choose.
      package var isNoValue: Bool { name?.value == Self.noValueName && index?.value ?? 0 == 0 }
    }

    /// An entry of `INEnumValueSynonyms`.
    package struct Synonym: Sendable {
      /// `INEnumValueSynonymSynonym`
      package var text = Text()
      /// `INEnumValueSynonymPronunciationHint`
      package var pronunciationHint = Text()
    }
  }

  /// An entry of `INTypes`.
  package struct ObjectType: Sendable {
    package var range: Range<Int>?
    /// `INTypeName`
    package var name: Located<String>?
    /// `INTypeDisplayName`
    package var displayName = Text()
    /// `INTypeClassName`
    package var className: Located<String>?
    /// `INTypeClassPrefix`
    package var classPrefix: Located<String>?
    /// `INTypeLastPropertyTag`
    package var lastPropertyTag: Located<Int>?
    /// `INTypeProperties`
    package var properties: [Property] = []

    /// An entry of `INTypeProperties`.
    package struct Property: Sendable {
      package var range: Range<Int>?
      package var field = Field()
      /// `INTypePropertyDefault`: whether every type has this property.
      package var isDefault: Located<Bool>?
    }
  }
}
