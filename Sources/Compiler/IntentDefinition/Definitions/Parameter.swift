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
    /// The bytes of the entry for `INIntentParameterSupportsResolution`, including its key and the white
    /// space before it.
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

  /// The common parts of a parameter, a property and a response's value. Their keys only differ in the
  /// prefix: `INIntentParameter…`, `INTypeProperty…`, `INIntentResponseParameter…`.
  package struct Field: Sendable {
    /// `…Name`
    package var name: Located<String>?
    /// `…DisplayName`
    package var displayName = Text()
    /// `…DisplayPriority`
    package var displayPriority: Located<Int>?
    /// `…Tag`
    package var tag: Located<Int>?
    /// `…Type`
    package var type: Located<String>?
    /// `…EnumType`
    package var enumType: Located<String>?
    /// `…EnumTypeNamespace`
    package var enumTypeNamespace: Located<String>?
    /// `…ObjectType`
    package var objectType: Located<String>?
    /// `…ObjectTypeNamespace`
    package var objectTypeNamespace: Located<String>?
    /// `…SupportsMultipleValues`
    package var supportsMultipleValues: Located<Bool>?
    /// `…Metadata`; `nil` if the key is missing.
    package var metadata: Metadata? {
      get { storedMetadata?.value }
      set { storedMetadata = newValue.map(Indirect.init) }
    }
    private var storedMetadata: Indirect<Metadata>?
  }

  /// The settings of a type. The keys begin with a ``Field``'s prefix and `Metadata`.
  package struct Metadata: Sendable {
    /// `…Type`: the control of a number, the kind of a date, file, placemark or person.
    package var type: Located<String>?
    /// `…DefaultValue`
    package var defaultValue: Located<Scalar>?
    /// `…DefaultValueID`
    package var defaultValueID: Located<String>?
    /// `…MinimumValue`
    package var minimumValue: Located<Scalar>?
    /// `…MaximumValue`
    package var maximumValue: Located<Scalar>?
    /// `…SupportsNegativeNumbers`: the string `YES`.
    package var supportsNegativeNumbers: Located<Bool>?
    /// `…Unit`
    package var unit: Located<String>?
    /// `…DefaultUnit`
    package var defaultUnit: Located<String>?
    /// `…MinimumUnit`
    package var minimumUnit: Located<String>?
    /// `…MaximumUnit`
    package var maximumUnit: Located<String>?
    /// `…TrueDisplayName`
    package var trueDisplayName = Text()
    /// `…FalseDisplayName`
    package var falseDisplayName = Text()
    /// `…Capitalization`
    package var capitalization: Located<String>?
    /// `…Multiline`
    package var isMultiline: Located<Bool>?
    /// `…DisableAutocorrect`
    package var disablesAutocorrect: Located<Bool>?
    /// `…DisableSmartDashes`
    package var disablesSmartDashes: Located<Bool>?
    /// `…DisableSmartQuotes`
    package var disablesSmartQuotes: Located<Bool>?
    /// `…KeyboardType`
    package var keyboardType: Located<String>?
    /// `…Placeholder`
    package var placeholder = Text()
    /// `…Format`
    package var format: Located<String>?
    /// `…DateStyle`
    package var dateStyle: Located<String>?
    /// `…TimeStyle`
    package var timeStyle: Located<String>?
    /// `…Template`
    package var template = Text()
    /// `…CustomUTIs`
    package var customUTIs: [Located<String>] = []
    /// `…CurrencyCodes`
    package var currencyCodes: [Located<String>] = []
  }
}
