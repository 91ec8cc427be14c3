import IntentCompiler
import IntentPlatform
import IntentSchema

@testable import IntentComparison

/// Values that people could have chosen in an intent, a few of each type, as witnesses of a break.
struct SampleValues {
  private let types: TypeTable

  init(_ types: TypeTable) {
    self.types = types
  }

  func values(of type: ParameterType) -> [ParameterValue] {
    switch type {
    case .boolean: return [.boolean(true), .boolean(false)]
    case .integer: return [3, 1, 0].compactMap { number($0, as: type) }
    case .decimal: return [2.5, 1].compactMap { number($0, as: type) }
    case .string: return [.string("Home"), .string("two words")]
    case .enumeration(let name): return (types.enums[name]?.cases ?? []).map { .enumCase($0.name) }
    case .systemEnumeration: return [.integer(1)]
    case .object(let name): return objects(name)
    case .untypedObject: return [.object(object())]
    case .date: return [.date(Date(timeIntervalSinceReferenceDate: 0))]
    case .dateComponents(let settings):
      let (day, time) = (settings.components != .time, settings.components != .date)
      return [
        .dateComponents(
          DateComponents(
            year: day ? 2024 : nil,
            month: day ? 2 : nil,
            day: day ? 29 : nil,
            hour: time ? 14 : nil,
            minute: time ? 30 : nil
          )
        )
      ]
    case .duration: return number(60, as: type).map { [$0] } ?? []
    case .measurement, .currencyAmount: return number(3, as: type).map { [$0] } ?? []
    case .paymentMethod: return [.paymentMethod(PaymentMethodValue(.credit, name: "Blue Card"))]
    case .person: return [.person(PersonValue("Ann Example"))]
    case .placemark: return [.placemark(PlacemarkValue("Kyoto"))]
    case .file: return URL(string: "file:///photo.jpg").map { [.file(FileValue($0))] } ?? []
    case .speakableString: return [.speakableString(SpeakableStringValue("Home"))]
    case .url: return URL(string: "https://example.org/").map { [.url($0)] } ?? []
    }
  }

  /// The closest number that a type allows; `nil` if it takes no numbers.
  func number(_ number: Double, as type: ParameterType) -> ParameterValue? {
    func inside<Number: Comparable>(_ number: Number, _ minimum: Number?, _ maximum: Number?) -> Number {
      max(minimum ?? number, min(maximum ?? number, number))
    }
    switch type {
    case .integer(let settings):
      return Int(exactly: number.rounded()).map {
        .integer(inside($0, settings.minimum, settings.maximum))
      }
    case .decimal(let settings): return .decimal(inside(number, settings.minimum, settings.maximum))
    case .duration(let settings):
      guard abs(number) < 1e12 else { return nil }
      return .duration(inside(.seconds(number), settings.minimum, settings.maximum))
    case .measurement(let settings):
      let value = inside(number, settings.minimum, settings.maximum)
      return .measurement(MeasurementValue(value, settings.defaultUnit))
    case .currencyAmount(let settings):
      let value = inside(number, settings.minimum, settings.maximum)
      return .currencyAmount(CurrencyAmountValue(value, currencyCode: settings.currencyCodes.first ?? "EUR"))
    default: return nil
    }
  }

  /// Values of a type that contain one case of an enum.
  ///
  /// - Parameter isEnum: Whether the name of an enum is meant.
  func values(
    of type: ParameterType,
    having name: String,
    _ isEnum: (String) -> Bool
  ) -> [ParameterValue] {
    if let type = type.enumName { return isEnum(type) ? [.enumCase(name)] : [] }
    guard case .object(let object) = type else { return [] }
    let properties = types.objects[object]?.properties ?? []
    return properties.filter { $0.type.enumName.map(isEnum) ?? false }.map {
      .object(self.object([$0.name: $0.isArray ? .array([.enumCase(name)]) : .enumCase(name)]))
    }
  }

  /// - Parameter property: The property that they contain; `nil` for none.
  func objects(_ name: String, with property: String? = nil) -> [ParameterValue] {
    guard let property else { return [.object(object())] }
    guard let found = types.objects[name]?.property(named: property) else { return [] }
    // Objects in objects are stored by identifier.
    return values(of: found.type).map {
      .object(object([property: found.isArray ? .array([$0]) : $0]))
    }
  }

  private func object(_ properties: [String: ParameterValue] = [:]) -> ObjectValue {
    ObjectValue(identifier: "home", displayString: "Home", properties: properties)
  }
}
