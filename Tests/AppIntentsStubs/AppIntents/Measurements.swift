extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    defaultUnit: _const Duration? = nil,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    unit: _const Duration,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Measurement<UnitDuration> {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    defaultUnit: _const Temperature? = nil,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    unit: _const Temperature,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Measurement<UnitTemperature> {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    defaultUnit: _const Speed? = nil,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    unit: _const Speed,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Measurement<UnitSpeed> {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    defaultUnit: _const Energy? = nil,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    unit: _const Energy,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Measurement<UnitEnergy> {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    defaultUnit: _const Length? = nil,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    unit: _const Length,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Measurement<UnitLength> {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    defaultUnit: _const Mass? = nil,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    unit: _const Mass,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Measurement<UnitMass> {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    defaultUnit: _const Volume? = nil,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init(
    title: LocalizedStringResource,
    defaultValue: _const Double? = nil,
    unit: _const Volume,
    supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Measurement<UnitVolume> {
    self.init(stored: nil)
  }
}
