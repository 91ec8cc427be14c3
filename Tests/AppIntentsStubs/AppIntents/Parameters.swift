// swift-format-ignore-file: NeverForceUnwrap
public protocol AnyIntentValue: Sendable {
  associatedtype Value: _IntentValue, Sendable
  var current: Any? { get }
}

@propertyWrapper
public final class IntentParameter<Value>: AnyIntentValue, @unchecked Sendable
where Value: _IntentValue & Sendable {
  private var stored: Any?

  public init(stored: Any?) { self.stored = stored }

  public var projectedValue: IntentParameter<Value> { self }
  public var wrappedValue: Value {
    get { stored as! Value }
    set { stored = newValue }
  }

  public var current: Any? {
    guard let stored else { return nil }
    return unwrap(stored)
  }

  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
  public enum IntControlStyle { case stepper, field }
  public enum DoubleControlStyle { case stepper, field, slider }
  public enum DateKind { case date, time, dateTime }
  public enum PlacemarkDisplayStyle { case name, address, city }
}

/// What people answer to `requestValue`.
public enum RequestedValue {
  nonisolated(unsafe) public static var next: Any?
  public struct Missing: Error {}
}

extension IntentParameter {
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    guard let value = RequestedValue.next as? Value.ValueType else { throw RequestedValue.Missing() }
    return value
  }
}

private protocol AnyOptional { var content: Any? { get } }
extension Optional: AnyOptional {
  fileprivate var content: Any? { self.map { $0 as Any } }
}

func unwrap(_ value: Any) -> Any? {
  guard let optional = value as? any AnyOptional else { return value }
  return optional.content.flatMap(unwrap)
}

public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable {
  public init(min: _const Int, max: _const Int) {}
  public init(exactly: _const Int) {}
  public init(integerLiteral value: Int) {}
}

public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

extension Bool {
  public struct IntentDisplayName: Sendable {
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
  }
}

extension String {
  public struct IntentInputOptions: Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public enum KeyboardType: Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad }
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
    public init(
      keyboardType: _const KeyboardType = .asciiCapable,
      capitalizationType: _const CapitalizationType = .sentences,
      multiline: _const Bool = false,
      autocorrect: _const Bool = true,
      smartQuotes: _const Bool = true,
      smartDashes: _const Bool = true
    ) {}
  }
}

extension IntentParameter where Value.ValueType == Bool {
  public convenience init(
    title: LocalizedStringResource,
    default value: _const Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(stored: value)
  }
}

extension IntentParameter where Value.ValueType == Int {
  public convenience init(
    title: LocalizedStringResource,
    default value: _const Value.UnwrappedType? = nil,
    controlStyle: _const IntControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(stored: value)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    controlStyle: _const IntControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Int {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == Double {
  public convenience init(
    title: LocalizedStringResource,
    default value: _const Value.UnwrappedType? = nil,
    controlStyle: _const DoubleControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(stored: value)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    controlStyle: _const DoubleControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Double {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == String {
  public convenience init(
    title: LocalizedStringResource,
    default value: _const Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(stored: value)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == String {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  public convenience init(
    title: LocalizedStringResource,
    kind: _const DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    kind: _const DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == DateComponents {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == Date {
  public convenience init(
    title: LocalizedStringResource,
    kind: _const DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    kind: _const DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Date {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == URL {
  public convenience init(
    title: LocalizedStringResource,
    default value: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(stored: value)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == URL {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  public convenience init(
    title: LocalizedStringResource,
    default value: _const Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: _const [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    supportedTypeIdentifiers: _const [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == IntentFile {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  public convenience init(
    title: LocalizedStringResource,
    mode: _const IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    mode: _const IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == IntentPerson {
    self.init(stored: nil)
  }
  public convenience init(
    title: LocalizedStringResource,
    mode: _const IntentPerson.ParameterMode = .contact,
    size: [IntentWidgetFamily: IntentCollectionSize]
  ) {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == IntentPaymentMethod {
  public convenience init(
    title: LocalizedStringResource,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == IntentPaymentMethod {
    self.init(stored: nil)
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  public convenience init(
    title: LocalizedStringResource,
    default value: Value.UnwrappedType? = nil,
    currencyCodes: _const [String] = [],
    inclusiveRange: _const InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(stored: value)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    default value: Value.UnwrappedType? = nil,
    currencyCodes: _const [String] = [],
    inclusiveRange: _const InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == IntentCurrencyAmount {
    self.init(stored: value)
  }
}

extension IntentParameter where Value.ValueType: AppEnum {
  public convenience init(
    title: LocalizedStringResource,
    default value: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) {
    self.init(stored: value)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    default value: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(stored: value)
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  public convenience init(
    title: LocalizedStringResource,
    default value: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) {
    self.init(stored: value)
  }
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    default value: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(stored: value)
  }
  public convenience init(
    title: LocalizedStringResource,
    default value: _const Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize]
  ) {
    self.init(stored: value)
  }
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    default value: _const Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(stored: value)
  }
}
