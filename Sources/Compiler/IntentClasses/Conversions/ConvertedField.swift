import IntentCompiler

/// How a field holds its value, which decides how the value is converted.
enum FieldShape {
  case required, optional, array
  /// A class stores a number, which may not match any case.
  case enumeration(isOptional: Bool)
  /// A list in which a class may store numbers of no case. Apple's enums keep all numbers, so their lists are
  /// arrays.
  case enumArray

  init(_ conversion: Conversion, isArray: Bool, isOptional: Bool) {
    if isArray {
      self = conversion.mayBeNoCase ? .enumArray : .array
    } else if conversion.isEnumeration {
      self = .enumeration(isOptional: isOptional)
    } else {
      self = isOptional ? .optional : .required
    }
  }
}

/// A parameter or property that is converted in both directions.
struct ConvertedField {
  let conversion: Conversion
  let name: String
  let key: String
  let classProperty: String
  let plainProperty: String
  let shape: FieldShape
  let storedType: String

  func assignPlain(from source: String, byKey: Bool, into writer: inout SwiftWriter) {
    let target = "self.\(plainProperty)"
    switch shape {
    case .required, .optional:
      let (value, mayFail) = conversion.plain("value", byKey: byKey)
      let found = found(in: source, byKey: byKey)
      writer.line(
        mayFail
          ? "if let value\(found), let value = \(value) { \(target) = value }"
          : "if let value\(found) { \(target) = \(value) }"
      )
    case .array:
      let values = plainValues(byKey: byKey)
      writer.line("if let values\(found(in: source, byKey: byKey)) { \(target) = \(values) }")
    case .enumeration: assignCase(to: target, from: source, into: &writer)
    case .enumArray:
      writer.block("if let values\(found(in: source, byKey: byKey))") { writer in
        writer.line("\(target) = \(plainValues(byKey: byKey))")
        let kept = "keepIntentIndices(values.map(\\.intValue), \(SwiftLiteral.string(name)))"
        writer.line("if \(target).count < values.count { \(kept) }")
      }
    }
  }

  private func found(in source: String, byKey: Bool) -> String {
    byKey ? ": \(storedType) = \(stored(in: source))" : " = \(source).\(classProperty)"
  }

  private func stored(in source: String) -> String { "\(source).intentValue(\(SwiftLiteral.string(key)))" }

  // A class stores 0 for an unset enum, but a definition may also have a case 0.
  private func assignCase(to target: String, from source: String, into writer: inout SwiftWriter) {
    let (value, mayFail) = conversion.plain("number")
    let isSet = mayFail ? "" : ", number.intValue != 0"
    writer.block("if let number: Foundation.NSNumber = \(stored(in: source))\(isSet)") { writer in
      guard mayFail else { return writer.line("\(target) = \(value)") }
      writer.line(
        "if let value = \(value) { \(target) = value } "
          + "else { keepIntentIndex(number.intValue, \(SwiftLiteral.string(name))) }"
      )
    }
  }

  private func plainValues(byKey: Bool) -> String {
    let (value, mayFail) = conversion.plain("$0", byKey: byKey)
    return value == "$0" ? "values" : "values.\(mayFail ? "compactMap" : "map") { \(value) }"
  }

  func assignClass(from source: String, into writer: inout SwiftWriter) {
    let value = "\(source).\(plainProperty)"
    let target = "self.\(classProperty)"
    switch shape {
    case .required: writer.line("\(target) = \(conversion.object(value).text)")
    case .optional:
      let (element, mayFail) = conversion.object("$0")
      guard element != "$0" else { return writer.line("\(target) = \(value)") }
      writer.line("\(target) = \(value).\(mayFail ? "flatMap" : "map") { \(element) }")
    case .array:
      let (element, mayFail) = conversion.object("$0")
      // In a class, 'nil' stands for an empty list.
      let converted = element == "$0" ? value : "\(value).\(mayFail ? "compactMap" : "map") { \(element) }"
      writer.line("\(target) = \(value).isEmpty ? nil : \(converted)")
    case .enumeration(let isOptional):
      let number = conversion.index(of: value, isOptional: isOptional)
      writer.line(
        "self.setValue(\(source).intentIndex(\(number), \(SwiftLiteral.string(name))), "
          + "forKey: \(SwiftLiteral.string(key)))"
      )
    case .enumArray:
      writer.line(
        "\(target) = \(source).intentIndices(\(value).map { $0.rawValue }, \(SwiftLiteral.string(name)))?"
          + ".map { Foundation.NSNumber(value: $0) }"
      )
    }
  }
}
