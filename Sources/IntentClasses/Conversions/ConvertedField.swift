/// A parameter or property that is copied between a class and a plain type.
struct ConvertedField {
  let conversion: Conversion
  /// The name in the definition.
  let name: String
  /// The property of the class.
  let classProperty: String
  /// The property of the plain type.
  let plainProperty: String
  let isArray: Bool
  /// Whether the plain property is optional.
  let isOptional: Bool

  /// Writes the statements that set the plain property, in an initializer of the plain type.
  ///
  /// - Parameters:
  ///   - source: The instance of the class.
  ///   - byKey: Whether to read its properties by name.
  ///   - keepsUnknown: Whether the plain type keeps a number that is not a case.
  func assignPlain(from source: String, byKey: Bool, keepsUnknown: Bool, into writer: inout SwiftWriter) {
    let target = "self.\(plainProperty)"
    let key = "\(source).intentValue(\(SwiftLiteral.string(name)))"
    if conversion.isEnumeration, !isArray {
      writer.line("if let number: Foundation.NSNumber = \(key) {")
      writer.indented { writer in
        let (value, mayFail) = conversion.plain("number")
        guard mayFail else { return writer.line("\(target) = \(value)") }
        let otherwise =
          keepsUnknown ? " else { keepIntentIndex(number.intValue, \(SwiftLiteral.string(name))) }" : ""
        writer.line("if let value = \(value) { \(target) = value }\(otherwise)")
      }
      writer.line("}")
      return
    }
    let type = byKey ? ": \(storedType)" : ""
    let found = byKey ? key : "\(source).\(classProperty)"
    if isArray {
      let (value, mayFail) = conversion.plain("$0", byKey: byKey)
      let converted = value == "$0" ? "values" : "values.\(mayFail ? "compactMap" : "map") { \(value) }"
      writer.line("if let values\(type) = \(found) { \(target) = \(converted) }")
      return
    }
    let (value, mayFail) = conversion.plain("value", byKey: byKey)
    writer.line(
      mayFail
        ? "if let value\(type) = \(found), let value = \(value) { \(target) = value }"
        : "if let value\(type) = \(found) { \(target) = \(value) }"
    )
  }

  /// The type of the value that a class stores.
  let storedType: String

  /// Writes the statement that sets the property of the class, in an initializer of the class.
  ///
  /// - Parameter keepsUnknown: Whether the plain type keeps a number that is not a case.
  func assignClass(from source: String, keepsUnknown: Bool, into writer: inout SwiftWriter) {
    let value = "\(source).\(plainProperty)"
    if conversion.isEnumeration, !isArray {
      let name = SwiftLiteral.string(name)
      let bare = conversion.index(of: value, isOptional: isOptional)
      let number =
        keepsUnknown
        ? "\(source).intentIndex(\(bare), \(name))"
        : "Foundation.NSNumber(value: \(bare)\(isOptional ? " ?? 0" : ""))"
      writer.line("self.setValue(\(number), forKey: \(name))")
      return
    }
    let target = "self.\(classProperty)"
    guard isArray || isOptional else {
      return writer.line("\(target) = \(conversion.object(value).text)")
    }
    let (element, mayFail) = conversion.object("$0")
    guard element != "$0" else { return writer.line("\(target) = \(value)") }
    let method = mayFail ? (isArray ? "compactMap" : "flatMap") : "map"
    writer.line("\(target) = \(value).\(method) { \(element) }")
  }
}
