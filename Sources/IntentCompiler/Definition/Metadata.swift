extension Definition {
  /// The settings of a type. Their keys carry the prefix `INIntentParameterMetadata`, `INTypePropertyMetadata`
  /// or `INIntentResponseParameterMetadata`.
  public struct Metadata: Sendable, Hashable {
    /// `…Type`: the control of a number, the kind of a date, file, placemark or person.
    public var type: Located<String>?
    /// `…DefaultValue`
    public var defaultValue: Located<Scalar>?
    /// `…DefaultValueID`
    public var defaultValueID: Located<String>?
    /// `…MinimumValue`
    public var minimumValue: Located<Scalar>?
    /// `…MaximumValue`
    public var maximumValue: Located<Scalar>?
    /// `…SupportsNegativeNumbers`: the string `YES`.
    public var supportsNegativeNumbers: Located<Bool>?
    /// `…Unit`
    public var unit: Located<String>?
    /// `…DefaultUnit`
    public var defaultUnit: Located<String>?
    /// `…MinimumUnit`
    public var minimumUnit: Located<String>?
    /// `…MaximumUnit`
    public var maximumUnit: Located<String>?
    /// `…TrueDisplayName`
    public var trueDisplayName = Text()
    /// `…FalseDisplayName`
    public var falseDisplayName = Text()
    /// `…Capitalization`
    public var capitalization: Located<String>?
    /// `…Multiline`
    public var isMultiline: Located<Bool>?
    /// `…DisableAutocorrect`
    public var disablesAutocorrect: Located<Bool>?
    /// `…DisableSmartDashes`
    public var disablesSmartDashes: Located<Bool>?
    /// `…DisableSmartQuotes`
    public var disablesSmartQuotes: Located<Bool>?
    /// `…KeyboardType`
    public var keyboardType: Located<String>?
    /// `…Placeholder`
    public var placeholder = Text()
    /// `…Format`
    public var format: Located<String>?
    /// `…DateStyle`
    public var dateStyle: Located<String>?
    /// `…TimeStyle`
    public var timeStyle: Located<String>?
    /// `…Template`
    public var template = Text()
    /// `…CustomUTIs`
    public var customUTIs: [Located<String>] = []
    /// `…CurrencyCodes`
    public var currencyCodes: [Located<String>] = []

    public init() {}
  }
}
