import IntentCompiler
import IntentSchema

/// The App Intents type of a value, and its conversion to the plain type and back.
struct AppType: Sendable {
  /// How a value becomes the App Intents type: not at all, by a wrapper with `value`, or by the runtime's
  /// `appIntentsValue`.
  enum Conversion: Sendable {
    case none
    case value
    case runtime
  }

  let name: String
  let plainName: String
  let conversion: Conversion
  let isPlacemark, isFile: Bool

  // A place without coordinates has no counterpart.
  var mayFailToApp: Bool { isPlacemark }

  // A file that is not on disk may have no counterpart.
  var mayFailToPlain: Bool { isFile }

  func toApp(_ value: String) -> String {
    switch conversion {
    case .none: value
    case .value: "\(name)(\(value))"
    case .runtime: "\(value).appIntentsValue"
    }
  }

  func toPlain(_ value: String) -> String {
    switch conversion {
    case .none: value
    case .value: "\(value).value"
    case .runtime: "\(plainName)(\(value))"
    }
  }

  func toApp(_ value: String, isArray: Bool, isOptional: Bool) -> String {
    convert(value, isArray: isArray, isOptional: isOptional, mayFail: mayFailToApp, by: toApp)
  }

  func toPlain(_ value: String, isArray: Bool, isOptional: Bool) -> String {
    convert(value, isArray: isArray, isOptional: isOptional, mayFail: mayFailToPlain, by: toPlain)
  }

  private func convert(
    _ value: String,
    isArray: Bool,
    isOptional: Bool,
    mayFail: Bool,
    by element: (String) -> String
  ) -> String {
    if case .none = conversion { return value }
    guard isArray || isOptional else { return element(value) }
    let method = isArray ? (mayFail ? "compactMap" : "map") : mayFail ? "flatMap" : "map"
    let expression = element("$0")
    let isProperty = expression.hasPrefix("$0.") && !expression.hasSuffix(")")
    return isProperty
      ? "\(value).\(method)(\\.\(expression.dropFirst(3)))" : "\(value).\(method) { \(expression) }"
  }
}

extension AppType {
  /// - Returns: `nil` if App Intents have no such type.
  init?(_ type: ParameterType, _ names: ModuleNames, _ appNames: AppIntentsNames) {
    let plain = appNames.plain(ParameterTypeRenderer(names: names).element(type))
    func measurement(_ unit: String) -> String {
      let unit = names.foundation("Unit\(unit)")
      return "\(names.foundation("Measurement"))<\(unit)>"
    }
    let name: String
    var conversion = Conversion.none
    switch type {
    case .boolean, .integer, .decimal, .string, .date, .dateComponents, .url, .measurement: name = plain
    case .enumeration(let enumeration):
      guard let found = appNames.enums[enumeration],
        names.enumeration(enumeration)?.caseNames.isEmpty == false
      else { return nil }
      name = found
      conversion = .value
    case .object(let object):
      guard let found = appNames.objects[object] else { return nil }
      name = found
      conversion = .value
    case .duration:
      name = measurement("Duration")
      conversion = .runtime
    case .currencyAmount:
      name = names.appIntents("IntentCurrencyAmount")
      conversion = .runtime
    case .paymentMethod:
      name = names.appIntents("IntentPaymentMethod")
      conversion = .runtime
    case .person:
      name = names.appIntents("IntentPerson")
      conversion = .runtime
    case .placemark:
      name = names.imported("CLPlacemark", from: .coreLocation)
      conversion = .runtime
    case .file:
      name = names.appIntents("IntentFile")
      conversion = .runtime
    // `isInAppIntents` is false.
    case .systemEnumeration, .untypedObject, .speakableString: return nil
    }
    let isPlacemark = if case .placemark = type { true } else { false }
    let isFile = if case .file = type { true } else { false }
    self.init(
      name: name,
      plainName: plain,
      conversion: conversion,
      isPlacemark: isPlacemark,
      isFile: isFile
    )
  }
}
