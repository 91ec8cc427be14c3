import IntentSchema

/// Renders the struct of an object type.
struct ObjectRenderer {
  let object: NamedObject
  let file: RenderedFile
  let boxed: Set<String>

  private var names: ModuleNames { file.names }
  private var types: ParameterTypeRenderer { ParameterTypeRenderer(names: names) }

  func render(into writer: inout SwiftWriter) {
    var taken = Set(object.propertyNames)
    let string = names.swift("String")
    writer.comment([object.schema.title.text(or: object.schema.name)])
    writer.type("nonisolated \(file.access)struct \(object.name)", names.runtime("GeneratedObject")) {
      writer in
      writer.comment([
        "Identifies the object; empty if it has no identifier. This is the value that is stored."
      ])
      writer.line("\(file.access)var identifier: \(string)")
      writer.comment(["The text that people see."])
      writer.line("\(file.access)var displayString: \(string)")
      writer.comment(["A spelling that is easier to pronounce."])
      writer.line("\(file.access)var pronunciationHint: \(string)? = nil")
      writer.comment(["Other phrases that people may say for the object."])
      writer.line(
        "\(file.access)var alternativeSpeakableMatches: [\(names.runtime("SpeakableStringValue"))] = []"
      )
      for (property, name) in object.properties {
        writer.comment(ParameterComment(property).paragraphs)
        renderStorage(property, name, &taken, into: &writer)
      }
      writer.comment(["Values of the object that could not be decoded; they are written back unchanged."])
      writer.line("\(file.access)var retained = \(names.runtime("RetainedValues"))()")
      writer.line()
      renderInitializers(string, into: &writer)
      writer.line()
      renderTable(into: &writer)
    }
  }

  private func renderStorage(
    _ property: ObjectSchema.Property,
    _ name: String,
    _ taken: inout Set<String>,
    into writer: inout SwiftWriter
  ) {
    let type = swiftType(property)
    guard case .object(let typeName) = property.type, !property.isArray, boxed.contains(typeName) else {
      writer.line("\(file.access)var \(name): \(type) = \(initialValue(property))")
      return
    }
    // A property wrapper would be shorter, but Swift doesn't allow one in a nonisolated type.
    let box = boxName(name, &taken)
    writer.block("\(file.access)var \(name): \(type)") { writer in
      writer.line("get { \(box).wrappedValue }")
      writer.line("set { \(box).wrappedValue = newValue }")
    }
    writer.line("private var \(box) = \(names.runtime("Boxed"))<\(type)>(wrappedValue: nil)")
  }

  private func boxName(_ name: String, _ taken: inout Set<String>) -> String {
    var box = "_" + SwiftIdentifier.unquoted(name)
    while !taken.insert(box).inserted { box = "_" + box }
    return box
  }

  private func swiftType(_ property: ObjectSchema.Property) -> String {
    let element = types.element(property.type)
    if property.isArray { return "[\(element)]" }
    if case .boolean = property.type { return element }
    return "\(element)?"
  }

  private func initialValue(_ property: ObjectSchema.Property) -> String {
    if property.isArray { return "[]" }
    if case .boolean = property.type { return "false" }
    return "nil"
  }

  private func renderInitializers(_ string: String, into writer: inout SwiftWriter) {
    writer.comment(["Creates an object without values for its own properties."])
    writer.line("\(file.access)init(identifier: \(string), displayString: \(string)) {")
    writer.indented { writer in
      writer.line("self.identifier = identifier")
      writer.line("self.displayString = displayString")
    }
    writer.line("}")
    guard !object.schema.properties.isEmpty else { return }
    writer.line()
    writer.comment(["Creates an object with the given values; omitted properties have none."])
    var arguments: [SwiftExpression] = ["identifier: \(string)", "displayString: \(string)"]
    for (property, name) in object.properties {
      arguments.append("\(name): \(swiftType(property)) = \(initialValue(property))")
    }
    writer.call("\(file.access)init", arguments, " {")
    writer.indented { writer in
      writer.line("self.identifier = identifier")
      writer.line("self.displayString = displayString")
      for (_, name) in object.properties { writer.line("self.\(name) = \(name)") }
    }
    writer.line("}")
  }

  /// Renders a closure that adds one property in each statement, as in an enum's table. The type is written
  /// only if the Swift property doesn't tell it.
  private func renderTable(into writer: inout SwiftWriter) {
    let table = names.runtime("PropertyTable")
    var arguments: [SwiftExpression] = [
      .text(object.schema.name),
      .text("strings", file.strings),
      .text("title", object.schema.title.text),
    ]
    if let name = object.schema.className {
      arguments.insert(.text("className", name), at: 1)
    }
    if let key = object.schema.title.key { arguments.append(.text("titleKey", key)) }
    writer.comment(["The type's own properties from the definition."])
    guard !object.schema.properties.isEmpty else {
      writer.call("\(file.access)static let properties = \(table)<Self>", arguments)
      return
    }
    writer.line("\(file.access)static let properties: \(table)<Self> = {")
    writer.indented { writer in
      writer.call("var table = \(table)<Self>", arguments)
      for (property, name) in object.properties {
        var arguments: [SwiftExpression] = [
          "\\.\(name)",
          .text(property.name),
          "tag: \(SwiftLiteral.integer(property.tag))",
          .text(property.title.text),
        ]
        if let key = property.title.key { arguments.append(.text("key", key)) }
        if let type = types.expression(property.type) { arguments.append(type.labelled("type:")) }
        if let formerly = SwiftExpression.formerly(property.formerly) { arguments.append(formerly) }
        writer.call("table.add", arguments)
      }
      writer.line("return table")
    }
    writer.line("}()")
  }
}
