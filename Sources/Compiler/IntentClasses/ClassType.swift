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

  init(_ type: ParameterType, _ names: ClassNames) {
    func intents(_ name: String) -> String { names.imported("IN\(name)", from: "Intents") }
    func foundation(_ name: String) -> String { names.imported(name, from: "Foundation") }
    func resolver(_ name: String) -> String { intents("\(name)ResolutionResult") }
    var object: String?
    var enumeration: String?
    var isLater = false
    var isOnMac = true
    switch type {
    case .boolean:
      value = foundation("NSNumber")
      resolution = resolver("Boolean")
      isLater = true
    case .integer:
      value = foundation("NSNumber")
      resolution = resolver("Integer")
    case .decimal:
      value = foundation("NSNumber")
      resolution = resolver("Double")
    case .duration:
      value = foundation("NSNumber")
      resolution = resolver("TimeInterval")
      isLater = true
    case .string:
      value = names.imported("String", from: "Swift")
      object = foundation("NSString")
      resolution = resolver("String")
    case .enumeration(let name):
      enumeration = names.enums[name]?.declared
      value = enumeration ?? foundation("NSNumber")
      resolution = names.enums[name]?.resolution ?? resolver("Integer")
    case .systemEnumeration(let name):
      enumeration = intents(SwiftIdentifier.make(name))
      value = enumeration ?? ""
      resolution = resolver(SwiftIdentifier.make(name))
      isOnMac = SystemTypes.isOnMac(name)
    case .object(let name):
      value = names.objects[name]?.declared ?? intents("Object")
      resolution = names.objects[name]?.resolution ?? resolver("Object")
    case .untypedObject(let name):
      isOnMac = name.map(SystemTypes.isOnMac) ?? true
      let name = name.map(SwiftIdentifier.make) ?? "Object"
      value = intents(name)
      resolution = resolver(name)
    case .date:
      value = foundation("Date")
      object = foundation("NSDate")
      resolution = resolver("DateComponents")
      isLater = true
    case .dateComponents:
      value = foundation("DateComponents")
      object = foundation("NSDateComponents")
      resolution = resolver("DateComponents")
      isLater = true
    case .url:
      value = foundation("URL")
      object = foundation("NSURL")
      resolution = resolver("URL")
      isLater = true
    case .measurement(let settings):
      let unit = foundation("Unit\(settings.dimension.rawValue)")
      value = "\(foundation("Measurement"))<\(unit)>"
      object = foundation("NSMeasurement")
      resolution = resolver(settings.dimension.rawValue)
      isLater = true
    case .currencyAmount:
      value = intents("CurrencyAmount")
      resolution = resolver("CurrencyAmount")
    case .paymentMethod:
      value = intents("PaymentMethod")
      resolution = resolver("PaymentMethod")
      isLater = true
    case .person:
      value = intents("Person")
      resolution = resolver("Person")
    case .placemark:
      value = names.imported("CLPlacemark", from: "CoreLocation")
      resolution = resolver("Placemark")
    case .file:
      value = intents("File")
      resolution = resolver("File")
      isLater = true
    case .speakableString:
      value = intents("SpeakableString")
      resolution = resolver("SpeakableString")
    }
    isEnumeration = enumeration != nil
    element = isEnumeration ? foundation("NSNumber") : value
    self.object = object ?? element
    self.isLater = isLater
    self.isOnMac = isOnMac
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
