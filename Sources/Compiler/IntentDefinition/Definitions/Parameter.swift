extension Definition {
  /// An entry of `INIntentParameters`.
  package struct Parameter: Sendable {
    package var range: Range<Int>?
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
    package var range: Range<Int>?
    /// `INIntentParameterArraySizeSize`
    package var size: Located<Int>?
    /// `INIntentParameterArraySizeSizeClass`
    package var sizeClass: Located<String>?
  }

  /// `INIntentParameterRelationship`
  package struct Relationship: Sendable {
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

  package static let systemNamespace = "System"

  /// The keys that `INIntentParameter…`, `INTypeProperty…` and `INIntentResponseParameter…` have in common.
  package struct Field: Sendable {
    package var name: Located<String>?
    package var displayName = Text()
    package var displayPriority: Located<Int>?
    package var tag: Located<Int>?
    package var type: Located<String>?
    package var enumType: Located<String>?
    package var enumTypeNamespace: Located<String>?
    package var objectType: Located<String>?
    package var objectTypeNamespace: Located<String>?
    package var supportsMultipleValues: Located<Bool>?
    /// `nil` if the key is missing.
    package var metadata: Shared<Metadata>?
  }

  /// The settings of a type. The keys begin with a ``Field``'s prefix and `Metadata`.
  package struct Metadata: Sendable {
    /// `…Type`: the control of a number, the kind of a date, file, placemark or person.
    package var type: Located<String>?
    package var defaultValue: Located<Scalar>?
    package var defaultValueID: Located<String>?
    package var minimumValue: Located<Scalar>?
    package var maximumValue: Located<Scalar>?
    /// `…SupportsNegativeNumbers`: the string `YES`.
    package var supportsNegativeNumbers: Located<Bool>?
    package var unit: Located<String>?
    package var defaultUnit: Located<String>?
    package var minimumUnit: Located<String>?
    package var maximumUnit: Located<String>?
    package var trueDisplayName = Text()
    package var falseDisplayName = Text()
    package var capitalization: Located<String>?
    package var isMultiline: Located<Bool>?
    package var disablesAutocorrect: Located<Bool>?
    package var disablesSmartDashes: Located<Bool>?
    package var disablesSmartQuotes: Located<Bool>?
    package var keyboardType: Located<String>?
    package var placeholder = Text()
    package var format: Located<String>?
    package var dateStyle: Located<String>?
    package var timeStyle: Located<String>?
    package var template = Text()
    package var customUTIs: [Located<String>] = []
    package var currencyCodes: [Located<String>] = []
  }
}

extension Definition.Parameter {
  /// Whether Siri asks for a missing value, in the definition's words.
  package var asksForValue: Bool {
    supportsResolution?.value == true
      && promptDialogs.contains { $0.type?.value == "Primary" && $0.format.text?.value.isEmpty == false }
  }
}
