import IntentCompiler
import IntentSchema

/// Renders the `AppEnum` of an enum.
struct AppEnumRenderer {
  let enumeration: NamedEnum
  let file: AppIntentsFile

  private var names: ModuleNames { file.names }

  // Swift allows no raw type for an enum without cases.
  var hasCases: Bool { !enumeration.schema.cases.isEmpty && !enumeration.name.isEmpty }

  /// A raw value is the case's name in the definition, even if `renames` gives it another name in Swift:
  /// stored configurations and `diff` refer to it.
  func render(into writer: inout SwiftWriter) {
    let (schema, plain) = (enumeration.schema, file.appNames.plain(enumeration.name))
    let cases = Array(enumeration.cases)
    let hasSynonyms = schema.cases.contains { !$0.synonyms.isEmpty }
    writer.comment([schema.title.text(or: schema.name)])
    let availability = (hasSynonyms ? Availability.iOS17 : .iOS16).from(file.minimumSystem)
    for attribute in availability.attributes { writer.line(attribute) }
    let string = names.swift("String")
    let type = file.appNames.enums[schema.name] ?? ""
    writer.block("\(file.access)enum \(type): \(string), \(names.appIntents("AppEnum"))") {
      writer in
      for (enumCase, name) in cases {
        writer.comment([enumCase.title.text(or: enumCase.name), OptionalCase.note(on: name, of: type)])
        let isSame = SwiftIdentifier.unquoted(name) == enumCase.name
        writer.line("case \(name)\(isSame ? "" : " = \(SwiftLiteral.string(enumCase.name))")")
      }
      writer.line()
      let type = names.appIntents("TypeDisplayRepresentation")
      writer.block("\(file.access)static var typeDisplayRepresentation: \(type)") {
        $0.write(
          SwiftExpression(
            "\(type)(",
            [file.resources.expression(schema.title, or: schema.name).labelled("name:")]
          )
        )
      }
      writer.line()
      renderTitles(cases, into: &writer)
      writer.line()
      renderConversions(plain, cases.map(\.1), into: &writer)
    }
  }

  private func renderTitles(_ cases: [(EnumSchema.Case, String)], into writer: inout SwiftWriter) {
    let type = names.appIntents("DisplayRepresentation")
    writer.block("\(file.access)static var caseDisplayRepresentations: [Self: \(type)]") { writer in
      let entries = cases.map { enumCase, name in
        var arguments = [file.resources.expression(enumCase.title, or: enumCase.name).labelled("title:")]
        if !enumCase.synonyms.isEmpty {
          let synonyms = enumCase.synonyms.map { file.resources.expression($0, or: enumCase.name) }
          arguments.append(SwiftExpression("synonyms: [", synonyms, "]"))
        }
        return SwiftExpression(".\(name): \(type)(", arguments)
      }
      writer.write(SwiftExpression("[", entries, "]"))
    }
  }

  private func renderConversions(_ plain: String, _ cases: [String], into writer: inout SwiftWriter) {
    writer.comment(["Creates the case of the same name."])
    writer.line("\(file.access)init(_ value: \(plain)) {")
    writer.indented { writer in
      writer.line("switch value {")
      for name in cases { writer.line("case .\(name): self = .\(name)") }
      writer.line("}")
    }
    writer.line("}")
    writer.line()
    writer.comment(["The case of the same name."])
    writer.block("\(file.access)var value: \(plain)") { writer in
      writer.line("switch self {")
      for name in cases { writer.line("case .\(name): .\(name)") }
      writer.line("}")
    }
  }
}
