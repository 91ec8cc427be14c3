#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ParameterValue {
  /// The value in a few words, for messages: a text or name in single quotes, a number as it is.
  public var phrase: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .decimal(let value): value.phrase
    case .string(let value), .enumCase(let value): "'\(value)'"
    case .url(let value): "'\(value.absoluteString)'"
    case .date(let value): DateText.text(of: value) ?? "a date beyond the calendar"
    case .dateComponents: "date components"
    case .duration(let value): DurationText.text(of: value)
    case .measurement(let value): "\(value.value.phrase) \(value.unit.symbol)"
    case .currencyAmount(let value): "\(value.amount.phrase) \(value.currencyCode)"
    case .paymentMethod(let value): "'\(value.name)'"
    case .person(let value): "'\(value.displayName)'"
    case .placemark(let value): "'\(value.name)'"
    case .file(let value): "'\(value.filename)'"
    case .speakableString(let value): "'\(value.spokenPhrase)'"
    case .object(let value): "'\(value.displayString)'"
    case .array(let values): "a list of \(values.count)"
    }
  }
}

extension Double {
  /// The number as people write it: a whole one without a point.
  var phrase: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension ParameterType {
  /// What a parameter of the type takes, in words: `a whole number`.
  public var phrase: String {
    switch self {
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .decimal: "a number"
    case .string: "a text"
    case .enumeration(let name): "a case of '\(name)'"
    case .systemEnumeration(let name): "the number of a case of '\(name)'"
    case .object(let name): "an object of type '\(name)'"
    case .untypedObject(let name): name.map { "an object of type '\($0)'" } ?? "an object"
    case .date: "a date"
    case .dateComponents: "date components"
    case .duration: "a length of time"
    case .measurement(let settings): "a \(settings.dimension.rawValue.lowercased())"
    case .currencyAmount: "an amount of money"
    case .paymentMethod: "a payment method"
    case .person: "a person"
    case .placemark: "a place"
    case .file: "a file"
    case .speakableString: "a text to speak"
    case .url: "a URL"
    }
  }
}
