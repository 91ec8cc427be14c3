import IntentCompiler

/// A parameter or property that is converted in both directions.
struct ConvertedField {
  let conversion: Conversion
  let name: String
  let key: String
  let classProperty: String
  let plainProperty: String
  let isArray: Bool
  let isOptional: Bool

  func assignPlain(from source: String, byKey: Bool, into writer: inout SwiftWriter) {
    let target = "self.\(plainProperty)"
    let key = "\(source).intentValue(\(SwiftLiteral.string(self.key)))"
    if conversion.isEnumeration, !isArray {
      let (value, mayFail) = conversion.plain("number")
      // A class stores 0 for an unset enum, but a definition may also have a case 0.
      let isSet = mayFail ? "" : ", number.intValue != 0"
      writer.line("if let number: Foundation.NSNumber = \(key)\(isSet) {")
      writer.indented { writer in
        guard mayFail else { return writer.line("\(target) = \(value)") }
        writer.line(
          "if let value = \(value) { \(target) = value } "
            + "else { keepIntentIndex(number.intValue, \(SwiftLiteral.string(name))) }"
        )
      }
      writer.line("}")
      return
    }
    let type = byKey ? ": \(storedType)" : ""
    let found = byKey ? key : "\(source).\(classProperty)"
    if isArray {
      let (value, mayFail) = conversion.plain("$0", byKey: byKey)
      let converted = value == "$0" ? "values" : "values.\(mayFail ? "compactMap" : "map") { \(value) }"
      guard conversion.mayBeNoCase else {
        return writer.line("if let values\(type) = \(found) { \(target) = \(converted) }")
      }
      writer.line("if let values\(type) = \(found) {")
      writer.indented {
        $0.line("\(target) = \(converted)")
        $0.line(
          "if \(target).count < values.count { keepIntentIndices(values.map(\\.intValue), \(SwiftLiteral.string(name))) }"
        )
      }
      writer.line("}")
      return
    }
    let (value, mayFail) = conversion.plain("value", byKey: byKey)
    writer.line(
      mayFail
        ? "if let value\(type) = \(found), let value = \(value) { \(target) = value }"
        : "if let value\(type) = \(found) { \(target) = \(value) }"
    )
  }

  let storedType: String

  func assignClass(from source: String, into writer: inout SwiftWriter) {
    let value = "\(source).\(plainProperty)"
    if conversion.isEnumeration, !isArray {
      let name = SwiftLiteral.string(name)
      let bare = conversion.index(of: value, isOptional: isOptional)
      writer.line(
        "self.setValue(\(source).intentIndex(\(bare), \(name)), forKey: \(SwiftLiteral.string(key)))"
      )
      return
    }
    let target = "self.\(classProperty)"
    guard isArray || isOptional else {
      return writer.line("\(target) = \(conversion.object(value).text)")
    }
    let (element, mayFail) = conversion.object("$0")
    if isArray {
      if conversion.mayBeNoCase {
        let indices = "\(value).map { $0.rawValue }"
        writer.line(
          "\(target) = \(source).intentIndices(\(indices), \(SwiftLiteral.string(name)))?"
            + ".map { Foundation.NSNumber(value: $0) }"
        )
        return
      }
      // In a class, 'nil' stands for an empty list.
      let converted = element == "$0" ? value : "\(value).\(mayFail ? "compactMap" : "map") { \(element) }"
      return writer.line("\(target) = \(value).isEmpty ? nil : \(converted)")
    }
    guard element != "$0" else { return writer.line("\(target) = \(value)") }
    writer.line("\(target) = \(value).\(mayFail ? "flatMap" : "map") { \(element) }")
  }
}
