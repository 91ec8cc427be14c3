import IntentPlatform
import IntentSchema

/// Values that people could have chosen in an intent, a few of each type, as witnesses of a break.
struct SampleValues {
  let folder: String
  private let types: TypeTable

  init(_ intent: ComparedSchema.Intent) {
    (folder, types) = (intent.folder, intent.configuration.types)
  }

  func values(of type: ParameterType) -> [ParameterValue] {
    switch type {
    case .boolean: return [.boolean(true), .boolean(false)]
    case .integer(let settings):
      return [3, 1, 0].map { .integer(max(settings.minimum ?? $0, min(settings.maximum ?? $0, $0))) }
    case .decimal(let settings):
      return [2.5, 1].map { .decimal(max(settings.minimum ?? $0, min(settings.maximum ?? $0, $0))) }
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
    case .duration(let settings): return [.duration(settings.minimum ?? settings.maximum ?? .seconds(60))]
    case .measurement(let settings): return [.measurement(MeasurementValue(3, settings.defaultUnit))]
    case .currencyAmount(let settings):
      return [.currencyAmount(CurrencyAmountValue(3, currencyCode: settings.currencyCodes.first ?? "EUR"))]
    case .paymentMethod: return [.paymentMethod(PaymentMethodValue(.credit, name: "Blue Card"))]
    case .person: return [.person(PersonValue("Ann Example"))]
    case .placemark: return [.placemark(PlacemarkValue("Kyoto"))]
    case .file: return URL(string: "file:///photo.jpg").map { [.file(FileValue($0))] } ?? []
    case .speakableString: return [.speakableString(SpeakableStringValue("Home"))]
    case .url: return URL(string: "https://example.org/").map { [.url($0)] } ?? []
    }
  }

  /// Values of a type that contain one case of an enum.
  ///
  /// - Parameter isEnum: Whether the name of an enum, seen from a folder, is meant.
  func values(
    of type: ParameterType,
    having name: String,
    _ isEnum: (String, String) -> Bool
  ) -> [ParameterValue] {
    if let type = type.enumName { return isEnum(type, folder) ? [.enumCase(name)] : [] }
    guard let object = type.objectName else { return [] }
    let properties = types.objects[object]?.properties ?? []
    return properties.filter { $0.type.enumName.map { isEnum($0, folder) } ?? false }.map {
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
