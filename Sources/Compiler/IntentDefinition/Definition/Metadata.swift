extension Definition {
  /// The settings of a type. Their keys carry the prefix `INIntentParameterMetadata`, `INTypePropertyMetadata`
  /// or `INIntentResponseParameterMetadata`.
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
