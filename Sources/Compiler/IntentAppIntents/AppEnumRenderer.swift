import IntentCompiler
import IntentSchema

/// Renders the `AppEnum` of an enum.
struct AppEnumRenderer {
  let enumeration: NamedEnum
  let names: ModuleNames
  let appNames: AppIntentsNames
  let resources: LocalizedResource
  let access: String
  let minimumSystem: SystemRelease

  // Swift allows no raw type for an enum without cases.
  var hasCases: Bool { !enumeration.schema.cases.isEmpty && !enumeration.name.isEmpty }

  private func app(_ name: String) -> String { names.imported(name, from: .appIntents) }

  /// A raw value is the case's name in the definition, even if `renames` gives it another name in Swift:
  /// stored configurations and `diff` refer to it.
  func render(into writer: inout SwiftWriter) {
    let (schema, plain) = (enumeration.schema, appNames.plain(enumeration.name))
    let cases = Array(enumeration.cases)
    let hasSynonyms = schema.cases.contains { !$0.synonyms.isEmpty }
    writer.comment([schema.title.text(or: schema.name)])
    let availability = (hasSynonyms ? Availability.iOS17 : .iOS16).from(minimumSystem)
    for attribute in availability.attributes { writer.line(attribute) }
    let string = names.imported("String", from: .swift)
    let type = appNames.enums[schema.name] ?? ""
    writer.block("\(access)enum \(type): \(string), \(app("AppEnum"))") {
      writer in
      for (enumCase, name) in cases {
        writer.comment([enumCase.title.text(or: enumCase.name), OptionalCase.note(on: name, of: type)])
        let isSame = SwiftIdentifier.unquoted(name) == enumCase.name
        writer.line("case \(name)\(isSame ? "" : " = \(SwiftLiteral.string(enumCase.name))")")
      }
      writer.line()
      let type = app("TypeDisplayRepresentation")
      writer.block("\(access)static var typeDisplayRepresentation: \(type)") {
        $0.write(
          SwiftExpression(
            "\(type)(",
            [resources.expression(schema.title, or: schema.name).labelled("name:")]
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
    let type = app("DisplayRepresentation")
    writer.block("\(access)static var caseDisplayRepresentations: [Self: \(type)]") { writer in
      let entries = cases.map { enumCase, name in
        var arguments = [resources.expression(enumCase.title, or: enumCase.name).labelled("title:")]
        if !enumCase.synonyms.isEmpty {
          let synonyms = enumCase.synonyms.map { resources.expression($0, or: enumCase.name) }
          arguments.append(SwiftExpression("synonyms: [", synonyms, "]"))
        }
        return SwiftExpression(".\(name): \(type)(", arguments)
      }
      writer.write(SwiftExpression("[", entries, "]"))
    }
  }

  private func renderConversions(_ plain: String, _ cases: [String], into writer: inout SwiftWriter) {
    writer.comment(["Creates the case of the same name."])
    writer.line("\(access)init(_ value: \(plain)) {")
    writer.indented { writer in
      writer.line("switch value {")
      for name in cases { writer.line("case .\(name): self = .\(name)") }
      writer.line("}")
    }
    writer.line("}")
    writer.line()
    writer.comment(["The case of the same name."])
    writer.block("\(access)var value: \(plain)") { writer in
      writer.line("switch self {")
      for name in cases { writer.line("case .\(name): .\(name)") }
      writer.line("}")
    }
  }
}
