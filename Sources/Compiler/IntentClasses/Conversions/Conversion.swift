import IntentCompiler
import IntentSchema

/// Converts values of one type between class and plain type, in generated code.
struct Conversion {
  typealias Expression = (text: String, mayFail: Bool)

  private let type: ParameterType
  let plainName: String
  /// The plain type in an expression.
  let plainValue: String
  /// The class in an expression; empty for Apple's types.
  let className: String

  /// `nil` for Apple's objects, which have no conversion.
  init?(_ type: ParameterType, _ names: ModuleNames, _ classNames: ClassNames) {
    self.type = type
    plainName = ParameterTypeRenderer(names: names, scope: names.scope).element(type)
    plainValue = classNames.expression(plainName)
    switch type {
    case .untypedObject(_?): return nil
    case .object(let name):
      guard names.object(name) != nil, let found = classNames.objects[name] else { return nil }
      className = classNames.expression(found.declared)
    case .enumeration(let name):
      guard names.enumeration(name) != nil, let found = classNames.enums[name] else { return nil }
      className = classNames.expression(found.declared)
    default: className = ""
    }
  }

  /// Whether a class stores a number, which may not match any case.
  var isEnumeration: Bool {
    switch type {
    case .enumeration, .systemEnumeration: true
    default: false
    }
  }

  var mayBeNoCase: Bool { if case .enumeration = type { true } else { false } }

  /// Some of Apple's enums are option sets.
  func systemNumber(_ value: String) -> String {
    guard case .systemEnumeration(let name) = type, SystemTypes.optionSets.contains(name) else {
      return "\(value).rawValue"
    }
    return "Swift.Int(bitPattern: \(value).rawValue)"
  }

  func index(of value: String, isOptional: Bool) -> String {
    if case .systemEnumeration = type { return value }
    return isOptional ? "\(value)?.rawValue" : "\(value).rawValue"
  }

  func plain(_ value: String, byKey: Bool = false) -> Expression {
    switch type {
    case .boolean: ("\(value).boolValue", false)
    case .integer, .systemEnumeration: ("\(value).intValue", false)
    case .decimal: ("\(value).doubleValue", false)
    case .duration: ("\(plainValue)(intentSeconds: \(value).doubleValue)", true)
    case .string, .date, .dateComponents, .url, .measurement: (value, false)
    case .enumeration: ("\(plainValue)(rawValue: \(value).intValue)", true)
    case .object: ("\(plainValue)(\(byKey ? "byKey: " : "")\(value))", false)
    case .currencyAmount, .file: ("\(plainValue)(\(value))", true)
    case .untypedObject, .paymentMethod, .person, .placemark, .speakableString:
      ("\(plainValue)(\(value))", false)
    }
  }

  func object(_ value: String) -> Expression {
    switch type {
    case .boolean, .integer, .systemEnumeration, .decimal: ("Foundation.NSNumber(value: \(value))", false)
    case .enumeration: ("Foundation.NSNumber(value: \(value).rawValue)", false)
    case .duration: ("Foundation.NSNumber(value: \(value) / .seconds(1))", false)
    case .string, .date, .dateComponents, .url, .measurement: (value, false)
    case .object: ("\(className)(\(value))", false)
    case .placemark: ("\(value).intentsValue", true)
    case .untypedObject, .currencyAmount, .paymentMethod, .person, .file, .speakableString:
      ("\(value).intentsValue", false)
    }
  }

  func plainOption(_ value: String) -> Expression {
    switch type {
    case .string: ("\(value) as Swift.String", false)
    case .date: ("\(value) as Foundation.Date", false)
    case .dateComponents: ("\(value) as Foundation.DateComponents", false)
    case .url: ("\(value) as Foundation.URL", false)
    // Without the detour through 'NSObject', the compiler considers the cast from 'NSMeasurement' infallible.
    case .measurement: ("(\(value) as Foundation.NSObject) as? \(plainName)", true)
    default: plain(value)
    }
  }
}
