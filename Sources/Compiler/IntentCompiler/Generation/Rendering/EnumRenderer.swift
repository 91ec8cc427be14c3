import IntentSchema

/// Renders the Swift enum for an enum of the definition.
struct EnumRenderer {
  let enumeration: NamedEnum
  let file: RenderedFile

  private var names: ModuleNames { file.names }

  func render(into writer: inout SwiftWriter) {
    let (schema, name) = (enumeration.schema, enumeration.name)
    let cases = Array(enumeration.cases)
    let int = names.swift("Int")
    writer.comment([schema.title.text(or: schema.name)])
    // Swift allows no raw type without cases.
    let head = cases.isEmpty ? "" : "\(int), "
    writer.type("nonisolated \(file.access)enum \(name)", head + names.runtime("GeneratedEnum")) { writer in
      for (enumCase, caseName) in cases {
        writer.comment([enumCase.title.text(or: enumCase.name), OptionalCase.note(on: caseName, of: name)])
        writer.line("case \(caseName) = \(SwiftLiteral.integer(enumCase.index))")
      }
      if cases.isEmpty { renderRawValue(int, into: &writer) }
      writer.line()
      renderTable(cases, into: &writer)
    }
  }

  private func renderRawValue(_ int: String, into writer: inout SwiftWriter) {
    writer.comment(["The case's index."])
    writer.line("\(file.access)var rawValue: \(int) {")
    writer.indented { $0.line("switch self {}") }
    writer.line("}")
    writer.line()
    writer.comment(["Always `nil`, because the enum has no cases."])
    writer.line("\(file.access)init?(rawValue: \(int)) {")
    writer.indented { $0.line("return nil") }
    writer.line("}")
  }

  /// Renders a closure that adds one case in each statement. An enum without cases only needs the empty
  /// table.
  private func renderTable(_ cases: [(EnumSchema.Case, String)], into writer: inout SwiftWriter) {
    let (table, schema) = (names.runtime("EnumTable"), enumeration.schema)
    var arguments: [SwiftExpression] = [
      .text(schema.name),
      .text("strings", file.strings),
      .text("title", schema.title.text),
    ]
    if let name = schema.className {
      arguments.insert(.text("className", name), at: 1)
    }
    if let key = schema.title.key { arguments.append(.text("titleKey", key)) }
    writer.comment(["The cases of the definition."])
    guard !cases.isEmpty else {
      writer.call("\(file.access)static let cases = \(table)<Self>", arguments)
      return
    }
    writer.line("\(file.access)static let cases: \(table)<Self> = {")
    writer.indented { writer in
      writer.call("var table = \(table)<Self>", arguments)
      let types = ParameterTypeRenderer(names: names)
      for (enumCase, caseName) in cases {
        var arguments: [SwiftExpression] = [
          ".\(caseName)",
          .text(enumCase.name),
          .text(enumCase.title.text),
        ]
        if let key = enumCase.title.key { arguments.append(.text("key", key)) }
        if !enumCase.synonyms.isEmpty {
          arguments.append(SwiftExpression("synonyms: [", enumCase.synonyms.map(types.text), "]"))
        }
        if let formerly = SwiftExpression.formerly(enumCase.formerly) { arguments.append(formerly) }
        writer.call("table.add", arguments)
      }
      writer.line("return table")
    }
    writer.line("}()")
  }
}
