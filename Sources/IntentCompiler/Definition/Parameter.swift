extension Definition {
  /// An entry of `INIntentParameters`.
  public struct Parameter: Sendable, Hashable {
    /// The whole dictionary.
    public var range: Range<Int>?
    /// What it has in common with properties and response parameters.
    public var field = Field()
    /// `INIntentParameterConfigurable`
    public var isConfigurable: Located<Bool>?
    /// `INIntentParameterFixedSizeArray`
    public var isFixedSizeArray: Located<Bool>?
    /// `INIntentParameterArraySizes`; `nil` where the key is missing.
    public var arraySizes: [ArraySize]?
    /// `INIntentParameterSupportsDynamicEnumeration`
    public var supportsDynamicEnumeration: Located<Bool>?
    /// `INIntentParameterSupportsSearch`
    public var supportsSearch: Located<Bool>?
    /// `INIntentParameterSupportsResolution`
    public var supportsResolution: Located<Bool>?
    /// `INIntentParameterCustomDisambiguation`
    public var customDisambiguation: Located<Bool>?
    /// `INIntentParameterWindowSize`
    public var windowSize: Located<Int>?
    /// `INIntentParameterRelationship`
    public var relationship: Relationship?
    /// `INIntentParameterPromptDialogs`
    public var promptDialogs: [PromptDialog] = []
    /// `INIntentParameterUnsupportedReasons`
    public var unsupportedReasons: [UnsupportedReason] = []

    public init() {}
  }

  /// An entry of `INIntentParameterArraySizes`.
  public struct ArraySize: Sendable, Hashable {
    /// The whole dictionary.
    public var range: Range<Int>?
    /// `INIntentParameterArraySizeSize`
    public var size: Located<Int>?
    /// `INIntentParameterArraySizeSizeClass`
    public var sizeClass: Located<String>?

    public init() {}
  }

  /// `INIntentParameterRelationship`
  public struct Relationship: Sendable, Hashable {
    /// The whole dictionary.
    public var range: Range<Int>?
    /// `INIntentParameterRelationshipParentName`
    public var parentName: Located<String>?
    /// `INIntentParameterRelationshipPredicateName`
    public var predicateName: Located<String>?
    /// `INIntentParameterRelationshipPredicateValue`
    public var predicateValue: Located<Scalar>?
    /// `INIntentParameterRelationshipPredicateValues`; `nil` where the key is missing.
    public var predicateValues: [Located<Scalar>]?

    public init() {}
  }

  /// An entry of `INIntentParameterPromptDialogs`.
  public struct PromptDialog: Sendable, Hashable {
    /// `INIntentParameterPromptDialogType`
    public var type: Located<String>?
    /// `INIntentParameterPromptDialogCustom`
    public var isCustom: Located<Bool>?
    /// `INIntentParameterPromptDialogFormatString`
    public var format = Text()

    public init() {}
  }

  /// An entry of `INIntentParameterUnsupportedReasons`.
  public struct UnsupportedReason: Sendable, Hashable {
    /// `INIntentParameterUnsupportedReasonCode`
    public var code: Located<String>?
    /// `INIntentParameterUnsupportedReasonDefault`
    public var isDefault: Located<Bool>?
    /// `INIntentParameterUnsupportedReasonCustom`
    public var isCustom: Located<Bool>?
    /// `INIntentParameterUnsupportedReasonFormatString`
    public var format = Text()

    public init() {}
  }
}
