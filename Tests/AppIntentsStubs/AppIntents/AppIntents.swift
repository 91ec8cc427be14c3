// swift-format-ignore-file: NeverForceUnwrap
// Stubs with the constants that the system must read from the source (`_const`). A parameter stores its
// value, and a summary answers which parameters it shows; tests compare that with the runtime's visibility.

@_exported import Foundation

// MARK: Texts

extension String {
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let text: String
    public init(stringLiteral text: String) { self.text = text }
  }

  let key: String
  let text: String
  let table: String?

  public init(_ key: StaticString, defaultValue: LocalizationValue, table: String? = nil) {
    self.key = "\(key)"
    text = defaultValue.text
    self.table = table
  }

  public init(_ keyAndValue: LocalizationValue, table: String? = nil) {
    key = keyAndValue.text
    text = keyAndValue.text
    self.table = table
  }

  public init(stringLiteral text: String) {
    key = text
    self.text = text
    table = nil
  }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension PersonNameComponents {
  public func formatted() -> String { [givenName, familyName].compactMap(\.self).joined(separator: " ") }
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let full: String
  public let supporting: String?
  public init(_ string: LocalizedStringResource) {
    full = string.text
    supporting = nil
  }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full.text
    self.supporting = supporting.text
  }
  public init(stringLiteral value: String) {
    full = value
    supporting = nil
  }
}

public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public init(_ text: LocalizedStringResource) {}
  public init(stringLiteral value: String) {}
}

// MARK: Values

public protocol _IntentValue {
  associatedtype ValueType: _IntentValue = Self
  associatedtype UnwrappedType: _IntentValue = Self
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType
}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue {}
extension Never: _IntentValue {}

public struct IntentCurrencyAmount: _IntentValue, Hashable, Sendable {
  public let amount: Decimal
  public let currencyCode: String
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

public struct IntentPaymentMethod: _IntentValue, Sendable {
  public enum PaymentType: Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  public let paymentType: PaymentType
  public let name: String?
  public let identificationHint: String?
  public init(type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil) {
    paymentType = type
    self.name = name?.text
    self.identificationHint = identificationHint
  }
}

public struct IntentPerson: _IntentValue, Sendable {
  public enum ParameterMode: String { case contact, email, phone, emailOrPhone }
  public enum Identifier: Hashable, Sendable {
    case contact(String)
    case applicationDefined(String)
  }
  public enum Name: Sendable {
    case displayName(String)
    case components(PersonNameComponents)
    case unknown
  }
  public struct Handle: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case phoneNumber(String)
      case emailAddress(String)
      case applicationDefined(String)
    }
    public var value: Value
    public init(phoneNumber: String) { value = .phoneNumber(phoneNumber) }
    public init(emailAddress: String) { value = .emailAddress(emailAddress) }
  }

  public var name: Name
  public var identifier: Identifier
  public var handle: Handle?
  public init(identifier: Identifier, name: Name, handle: Handle?) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
  }
}

// MARK: Representations

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {}
  public init(stringLiteral value: String) {}
}

public struct DisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public struct Image: Sendable {
    public init(named name: String) {}
    public init(systemName name: String) {}
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    self.title = title
    self.subtitle = subtitle
  }
  @_disfavoredOverload
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image)
  }
  public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
}

public protocol PersistentlyIdentifiable {}
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable,
  CustomLocalizedStringResourceConvertible
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? ""
  }
}

public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID == String {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property = EntityProperty
}

@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable where Value: _IntentValue, Value: Sendable {
  private var stored: Value?
  public init(title: LocalizedStringResource) {}
  public var wrappedValue: Value {
    get { stored! }
    set { stored = newValue }
  }
}

// MARK: Intents

public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}

public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  fileprivate var values: [ObjectIdentifier: Any] = [:]
  public func add<Value: Sendable>(dependency: @autoclosure @escaping () -> Value) {
    values[ObjectIdentifier(Value.self)] = dependency()
  }
}

@propertyWrapper
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  private let makeDefault: () -> Value
  public init(default makeDefault: @autoclosure @escaping () -> Value) { self.makeDefault = makeDefault }
  public var wrappedValue: Value {
    AppDependencyManager.shared.values[ObjectIdentifier(Value.self)] as? Value ?? makeDefault()
  }
}

public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype Dialog = Never
}
public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

public struct IntentResultContainer<Value: _IntentValue, OpensIntent, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
{
  public var value: Value?
  public var dialog: IntentDialog?
}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}

extension Never: IntentResult {
  public typealias Value = Never
  public typealias Dialog = Never
}

public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var isDiscoverable: Bool { get }
  static var parameterSummary: SummaryContent { get }
  func perform() async throws -> PerformResult
  init()
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias When = ParameterSummaryWhenCondition
  public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  where Value: _IntentValue & Sendable, CaseCondition: _ParameterSummarySwitchCase
  public typealias Case = ParameterSummaryCaseCondition
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
  public typealias Summary = IntentParameterSummary<Self>

  public static var description: IntentDescription? { nil }
  public static var parameterSummary: some ParameterSummary { AllParameters<Self>() }
}

public protocol WidgetConfigurationIntent: AppIntent {
  associatedtype NeverResult where NeverResult == Never
}
extension WidgetConfigurationIntent {
  public func perform() async throws -> NeverResult { fatalError("a widget does not run its intent") }
}

public protocol ControlConfigurationIntent: AppIntent {
  associatedtype NeverResult where NeverResult == Never
}
extension ControlConfigurationIntent {
  public func perform() async throws -> NeverResult { fatalError("a control does not run its configuration") }
}

public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

public struct IntentDeprecation<ReplacementIntent> {
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {}
}

public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent = Never
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

// MARK: Options

public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue
}
extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element
}

public struct IntentItem<Value: _IntentValue> {
  public var value: Value
  public init(_ value: Value) { self.value = value }
  public init(
    _ value: Value,
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
  }
}

public struct IntentItemSection<Result: _IntentValue> {
  public var items: [IntentItem<Result>]
  public init(items: [IntentItem<Result>]) { self.items = items }
  public init(_ title: LocalizedStringResource? = nil, itemsBuilder: () -> [IntentItem<Result>]) {
    items = itemsBuilder()
  }
}

public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  public var sections: [IntentItemSection<Result>]
  public init(sections: [IntentItemSection<Result>]) { self.sections = sections }
}

public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Result
  where DefaultValue.ValueType == Result.Result.ValueType
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
  associatedtype Result = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> Result { [] }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent> {
  private let intent: Intent
  init(_ intent: Intent) { self.intent = intent }
  public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType
  {
    intent[keyPath: keyPath] as! Value.UnwrappedType
  }
}

@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  public init<Value, Parameter: IntentParameter<Value>>(_ keyPath: KeyPath<Intent, Parameter>) {}
  public var wrappedValue: IntentProjection<Intent>? { nil }
}
