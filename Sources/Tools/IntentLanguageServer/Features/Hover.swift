import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation
import IntentSchema
import IntentText

extension LanguageServer {
  func hover(_ parameters: JSONTree?) throws(ResponseError) -> JSONTree {
    guard let position = try position(parameters), let file = position.read.file else { return .null }
    let named = position.read.names.occurrence(in: position.path, at: position.readOffset)
    let texts = HoverText(position.read.module, isMarkdown: client.showsMarkdown)
    let text: String?
    var range: Range<Int>?
    if let named {
      // Hidden cases and properties have no description.
      text = texts.text(of: named.name) ?? texts.text(of: named.name.owner)
      range = named.range
    } else {
      text = file.definition.site(at: position.readOffset)
        .flatMap { file.definition.path(of: $0) }.flatMap(texts.text)
    }
    guard let text, !text.isEmpty else { return .null }
    let kind = client.showsMarkdown ? "markdown" : "plaintext"
    let contents: JSONTree = ["kind": .string(kind), "value": .string(text)]
    var members: [JSONTree.Member] = [.init("contents", contents)]
    if let range { members.append(.init("range", locations(in: position.read).range(position.path, range))) }
    return .object(members)
  }
}

/// Describes an element for the editor's pop-up: its type, title and facts.
struct HoverText {
  private let module: ModuleSchema
  private let isMarkdown: Bool

  /// - Parameter isMarkdown: Whether the client renders Markdown, so texts are escaped.
  init(_ module: ModuleSchema, isMarkdown: Bool) {
    (self.module, self.isMarkdown) = (module, isMarkdown)
  }

  /// `nil` for elements without a description.
  func text(of name: ElementPath) -> String? {
    let schemas = module.files.map(\.schema)
    switch name.kind {
    case .definition, .dialog, .reason, .combination, .managedCombination: return nil
    case .response, .responseCode: return text(of: name.owner)
    case .intent:
      return schemas.lazy.flatMap(\.intents).first { $0.configuration.name == name.name }
        .map { intent in described { $0.intents = [intent] } }
    case .enumeration:
      return schemas.lazy.flatMap(\.enums).first { $0.name == name.name }
        .map { enumeration in described { $0.enums = [enumeration] } }
    case .type:
      return schemas.lazy.flatMap(\.objects).first { $0.name == name.name }
        .map { type in described { $0.objects = [type] } }
    case .parameter:
      let intent = schemas.lazy.flatMap(\.intents).first { $0.configuration.name == name.owner.name }
      return intent?.configuration.parameters.first { $0.name == name.name }
        .map { facts(name, $0.title.text, ParameterFacts.lines(of: $0, .base)) }
    case .responseParameter:
      let intent = schemas.lazy.flatMap(\.intents).first { $0.configuration.name == name.owner.name }
      return intent?.response?.parameters.first { $0.name == name.name }.map { facts(name, $0) }
    case .property:
      return schemas.lazy.flatMap(\.objects).first { $0.name == name.owner.name }?.properties
        .first { $0.name == name.name }.map { facts(name, $0) }
    case .enumCase:
      return schemas.lazy.flatMap(\.enums).first { $0.name == name.owner.name }?.cases
        .first { $0.name == name.name }.map { enumCase in
          let synonyms = enumCase.synonyms.map { "\"\($0.text)\"" }.joined(separator: ", ")
          let facts = ["index \(enumCase.index)"] + (synonyms.isEmpty ? [] : ["also \(synonyms)"])
          return self.facts(name, enumCase.title.text, facts)
        }
    }
  }

  private func facts(_ name: ElementPath, _ property: ObjectSchema.Property) -> String {
    let type = ParameterFacts.type(property.type, isArray: property.isArray, .base)
    return facts(name, property.title.text, [type.joined(separator: "; ")])
  }

  private func facts(_ name: ElementPath, _ title: String, _ facts: [String]) -> String {
    let words = "\(name.kind.word) \(name.name) of \(name.owner.name)"
    let heading = visibleText(title.isBlank ? words : "\(words): \(title)")
    let lines = facts.filter { !$0.isBlank }.map(visibleText)
    guard isMarkdown else { return ([heading] + lines).joined(separator: "\n  ") }
    return "**\(MarkdownText.plainLine(heading))**\n\n"
      + lines.map(MarkdownText.plainLine).joined(separator: "  \n")
  }

  private func described(_ change: (inout DefinitionSchema) -> Void) -> String {
    var schema = DefinitionSchema(name: "")
    change(&schema)
    let text = isMarkdown ? Description.markdown(of: schema) : Description.text(of: schema, width: nil)
    return String(text.drop { $0 == "\n" })
  }
}
