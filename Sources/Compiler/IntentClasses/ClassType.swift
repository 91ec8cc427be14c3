import IntentCompiler
import IntentSchema

/// The types that Apple's tool gives a parameter.
struct ClassType {
  /// The type of a single value: `String`, `NSNumber`.
  let value: String
  /// The class of a value in a collection of options: `NSString`, `NSNumber`.
  let object: String
  let resolution: String
  /// An enum can't be `nil`.
  let isEnumeration: Bool
  /// The type in a list. Objective-C has no lists of enums, so an enum is a number there.
  let element: String
  /// Whether parameters can have the type only since iOS 13, after custom intents appeared.
  let isLater: Bool
  private let isOnMac: Bool
  let isResolvedOnMac: Bool

  /// What differs between types. The object is that of the value, unless it is named.
  fileprivate struct Row {
    var value: String
    var resolution: String
    var object: String?
    var isEnumeration = false
    var isLater = false
    var isOnMac = true
  }

  /// Looks up the row of the type; everything else follows from it. macOS lacks the results of two types whose
  /// values it has.
  init(_ type: ParameterType, _ names: ClassNames) {
    let row = names.row(of: type)
    (value, resolution, isEnumeration) = (row.value, row.resolution, row.isEnumeration)
    (isLater, isOnMac) = (row.isLater, row.isOnMac)
    element = isEnumeration ? names.foundation("NSNumber") : value
    object = row.object ?? element
    let resolvedElsewhere = ["SpeakableString", "DateComponentsRange"].map { names.resolver($0) }
    isResolvedOnMac = isOnMac && !resolvedElsewhere.contains(resolution)
  }

  // A list of enums is a list of numbers, so macOS supports it even if it lacks the enum.
  func isOnMac(isArray: Bool) -> Bool { isOnMac || (isArray && isEnumeration) }

  func property(isArray: Bool) -> String {
    isArray ? "[\(element)]?" : isEnumeration ? value : "\(value)?"
  }

  func argument(isArray: Bool) -> String { isArray ? "[\(element)]" : value }
}

extension ClassNames {
  fileprivate typealias Row = ClassType.Row

  /// A custom type without a class is a number or an `INObject`.
  fileprivate func row(of type: ParameterType) -> Row {
    switch type {
    case .boolean: number("Boolean", isLater: true)
    case .integer: number("Integer")
    case .decimal: number("Double")
    case .duration: number("TimeInterval", isLater: true)
    case .string:
      Row(
        value: imported("String", from: "Swift"),
        resolution: resolver("String"),
        object: foundation("NSString")
      )
    case .enumeration(let name):
      enums[name].map { Row(value: $0.declared, resolution: $0.resolution, isEnumeration: true) }
        ?? number("Integer")
    case .systemEnumeration(let name):
      system(SwiftIdentifier.make(name), isEnumeration: true, isOnMac: SystemTypes.isOnMac(name))
    case .object(let name):
      objects[name].map { Row(value: $0.declared, resolution: $0.resolution) } ?? system("Object")
    case .untypedObject(let name):
      name.map { system(SwiftIdentifier.make($0), isOnMac: SystemTypes.isOnMac($0)) } ?? system("Object")
    case .date: bridged("Date", "DateComponents")
    case .dateComponents: bridged("DateComponents", "DateComponents")
    case .url: bridged("URL", "URL")
    case .measurement(let settings):
      bridged("Measurement", settings.dimension.rawValue, of: "Unit\(settings.dimension.rawValue)")
    case .currencyAmount: system("CurrencyAmount")
    case .paymentMethod: system("PaymentMethod", isLater: true)
    case .person: system("Person")
    case .placemark:
      Row(value: imported("CLPlacemark", from: "CoreLocation"), resolution: resolver("Placemark"))
    case .file: system("File", isLater: true)
    case .speakableString: system("SpeakableString")
    }
  }

  private func number(_ result: String, isLater: Bool = false) -> Row {
    Row(value: foundation("NSNumber"), resolution: resolver(result), isLater: isLater)
  }

  private func system(
    _ name: String,
    isEnumeration: Bool = false,
    isLater: Bool = false,
    isOnMac: Bool = true
  ) -> Row {
    Row(
      value: imported("IN\(name)", from: "Intents"),
      resolution: resolver(name),
      isEnumeration: isEnumeration,
      isLater: isLater,
      isOnMac: isOnMac
    )
  }

  private func bridged(_ name: String, _ result: String, of unit: String? = nil) -> Row {
    let value = foundation(name) + (unit.map { "<\(foundation($0))>" } ?? "")
    let object = foundation("NS\(name)")
    return Row(value: value, resolution: resolver(result), object: object, isLater: true)
  }

  fileprivate func foundation(_ name: String) -> String { imported(name, from: "Foundation") }

  fileprivate func resolver(_ name: String) -> String {
    imported("IN\(name)ResolutionResult", from: "Intents")
  }
}
