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
  private struct Row {
    var value: String
    var resolution: String
    var object: String?
    var isEnumeration = false
    var isLater = false
    var isOnMac = true
  }

  /// Looks up the row of the type; everything else follows from it. A custom type without a class is a number
  /// or an `INObject`. macOS lacks the results of two types whose values it has.
  init(_ type: ParameterType, _ names: ClassNames) {
    func intents(_ name: String) -> String { names.imported("IN\(name)", from: "Intents") }
    func foundation(_ name: String) -> String { names.imported(name, from: "Foundation") }
    func resolver(_ name: String) -> String { intents("\(name)ResolutionResult") }
    func system(
      _ name: String,
      isEnumeration: Bool = false,
      isLater: Bool = false,
      isOnMac: Bool = true
    ) -> Row {
      Row(
        value: intents(name),
        resolution: resolver(name),
        isEnumeration: isEnumeration,
        isLater: isLater,
        isOnMac: isOnMac
      )
    }
    func bridged(_ name: String, _ result: String) -> Row {
      Row(
        value: foundation(name),
        resolution: resolver(result),
        object: foundation("NS\(name)"),
        isLater: true
      )
    }
    let number = foundation("NSNumber")
    let row =
      switch type {
      case .boolean: Row(value: number, resolution: resolver("Boolean"), isLater: true)
      case .integer: Row(value: number, resolution: resolver("Integer"))
      case .decimal: Row(value: number, resolution: resolver("Double"))
      case .duration: Row(value: number, resolution: resolver("TimeInterval"), isLater: true)
      case .string:
        Row(
          value: names.imported("String", from: "Swift"),
          resolution: resolver("String"),
          object: foundation("NSString")
        )
      case .enumeration(let name):
        names.enums[name].map { Row(value: $0.declared, resolution: $0.resolution, isEnumeration: true) }
          ?? Row(value: number, resolution: resolver("Integer"))
      case .systemEnumeration(let name):
        system(SwiftIdentifier.make(name), isEnumeration: true, isOnMac: SystemTypes.isOnMac(name))
      case .object(let name):
        names.objects[name].map { Row(value: $0.declared, resolution: $0.resolution) } ?? system("Object")
      case .untypedObject(let name):
        name.map { system(SwiftIdentifier.make($0), isOnMac: SystemTypes.isOnMac($0)) } ?? system("Object")
      case .date: bridged("Date", "DateComponents")
      case .dateComponents: bridged("DateComponents", "DateComponents")
      case .url: bridged("URL", "URL")
      case .measurement(let settings):
        Row(
          value: "\(foundation("Measurement"))<\(foundation("Unit\(settings.dimension.rawValue)"))>",
          resolution: resolver(settings.dimension.rawValue),
          object: foundation("NSMeasurement"),
          isLater: true
        )
      case .currencyAmount: system("CurrencyAmount")
      case .paymentMethod: system("PaymentMethod", isLater: true)
      case .person: system("Person")
      case .placemark:
        Row(value: names.imported("CLPlacemark", from: "CoreLocation"), resolution: resolver("Placemark"))
      case .file: system("File", isLater: true)
      case .speakableString: system("SpeakableString")
      }
    (value, resolution, isEnumeration) = (row.value, row.resolution, row.isEnumeration)
    (isLater, isOnMac) = (row.isLater, row.isOnMac)
    element = isEnumeration ? number : value
    object = row.object ?? element
    let resolvedElsewhere = ["SpeakableString", "DateComponentsRange"].map { resolver($0) }
    isResolvedOnMac = isOnMac && !resolvedElsewhere.contains(resolution)
  }

  // A list of enums is a list of numbers, so macOS supports it even if it lacks the enum.
  func isOnMac(isArray: Bool) -> Bool { isOnMac || (isArray && isEnumeration) }

  func property(isArray: Bool) -> String {
    isArray ? "[\(element)]?" : isEnumeration ? value : "\(value)?"
  }

  func argument(isArray: Bool) -> String { isArray ? "[\(element)]" : value }
}
