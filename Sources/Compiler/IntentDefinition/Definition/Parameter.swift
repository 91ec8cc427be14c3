extension Definition {
  /// An entry of `INIntentParameters`.
  package struct Parameter: Sendable {
    /// The whole dictionary.
    package var range: Range<Int>?
    /// The members that it shares with properties and response parameters.
    package var field = Field()
    /// `INIntentParameterConfigurable`
    package var isConfigurable: Located<Bool>?
    /// `INIntentParameterFixedSizeArray`
    package var isFixedSizeArray: Located<Bool>?
    /// `INIntentParameterArraySizes`; `nil` if the key is missing.
    package var arraySizes: [ArraySize]?
    /// `INIntentParameterSupportsDynamicEnumeration`
    package var supportsDynamicEnumeration: Located<Bool>?
    /// `INIntentParameterSupportsSearch`
    package var supportsSearch: Located<Bool>?
    /// `INIntentParameterSupportsResolution`
    package var supportsResolution: Located<Bool>?
    /// The key and the value of `INIntentParameterSupportsResolution`, with the white space before them.
    package var resolutionEntry: Range<Int>?
    /// `INIntentParameterCustomDisambiguation`
    package var customDisambiguation: Located<Bool>?
    /// `INIntentParameterWindowSize`
    package var windowSize: Located<Int>?
    /// `INIntentParameterRelationship`
    package var relationship: Relationship?
    /// `INIntentParameterPromptDialogs`
    package var promptDialogs: [PromptDialog] = []
    /// `INIntentParameterUnsupportedReasons`
    package var unsupportedReasons: [UnsupportedReason] = []
  }

  /// An entry of `INIntentParameterArraySizes`.
  package struct ArraySize: Sendable {
    /// The whole dictionary.
    package var range: Range<Int>?
    /// `INIntentParameterArraySizeSize`
    package var size: Located<Int>?
    /// `INIntentParameterArraySizeSizeClass`
    package var sizeClass: Located<String>?
  }

  /// `INIntentParameterRelationship`
  package struct Relationship: Sendable {
    /// The whole dictionary.
    package var range: Range<Int>?
    /// `INIntentParameterRelationshipParentName`
    package var parentName: Located<String>?
    /// `INIntentParameterRelationshipPredicateName`
    package var predicateName: Located<String>?
    /// `INIntentParameterRelationshipPredicateValue`
    package var predicateValue: Located<Scalar>?
    /// `INIntentParameterRelationshipPredicateValues`; `nil` if the key is missing.
    package var predicateValues: [Located<Scalar>]?
  }

  /// An entry of `INIntentParameterPromptDialogs`.
  package struct PromptDialog: Sendable {
    /// `INIntentParameterPromptDialogType`
    package var type: Located<String>?
    /// `INIntentParameterPromptDialogCustom`
    package var isCustom: Located<Bool>?
    /// `INIntentParameterPromptDialogFormatString`
    package var format = Text()
  }

  /// An entry of `INIntentParameterUnsupportedReasons`.
  package struct UnsupportedReason: Sendable {
    /// `INIntentParameterUnsupportedReasonCode`
    package var code: Located<String>?
    /// `INIntentParameterUnsupportedReasonDefault`
    package var isDefault: Located<Bool>?
    /// `INIntentParameterUnsupportedReasonCustom`
    package var isCustom: Located<Bool>?
    /// `INIntentParameterUnsupportedReasonFormatString`
    package var format = Text()
  }
}
