import ArgumentParser
import IntentChecking
import IntentCompiler
import IntentEditor
import IntentSchema

/// Asks for what a new definition contains, with the rows of the editor.
enum NewQuestions {
  /// The definition that the answers describe.
  ///
  /// - Parameters:
  ///   - start: What the answers are at the beginning.
  ///   - face: Where to ask.
  ///   - destination: The file that is created.
  ///   - save: Makes the file; its error is shown, and the answers can be corrected.
  static func ask(
    from start: NewDefinition,
    on face: any EditorFace,
    destination: String,
    save: @escaping @Sendable (NewDefinition) throws -> Void
  ) async throws {
    var state = EditorState(DynamicConfiguration(schema(start)), destination: destination)
    state.textRules = rules
    let session = EditorSession(state) { plain, _ in try save(definition(plain)) }
    guard case .saved = try await face.run(session) else { throw ExitCode(130) }
  }

  private static func schema(_ start: NewDefinition) -> ConfigurationSchema {
    func row(
      _ name: String,
      _ title: String,
      _ text: String? = nil,
      isArray: Bool = false,
      tag: Int
    ) -> ParameterSchema {
      ParameterSchema(
        name,
        tag: tag,
        title: LocalizedText(title),
        type: .string(TextSettings()),
        isArray: isArray,
        defaultValue: text.map { .string($0) }
      )
    }
    return ConfigurationSchema(
      "New",
      className: "New",
      title: LocalizedText("New definition"),
      parameters: [
        row("name", "Name of the intent", start.name, tag: 1),
        row("title", "Title", start.title, tag: 2),
        row("description", "Description", start.description, tag: 3),
        row("parameters", "Parameters", isArray: true, tag: 4),
        row("sizes", "List sizes", isArray: true, tag: 5),
      ]
    )
  }

  /// What can be typed in each row.
  private static let rules: [String: EditorTextRule] = [
    "name": rule("letters and digits") { try NewParameter.check($0) },
    "title": rule("what people read; empty: the words of the name") { _ in },
    "description": rule("what people read below the title; empty: a sentence with the title") { _ in },
    "parameters": rule("such as city:String or hue:red|blue or at:[object:Place]") {
      _ = try NewParameter($0)
    },
    "sizes": rule("most elements in a family, such as systemSmall=2") { _ = try ListSize($0) },
  ]

  private static func rule(_ hint: String, _ check: @escaping @Sendable (String) throws -> Void)
    -> EditorTextRule
  {
    EditorTextRule(hint: hint) { text in
      do {
        try check(text)
        return nil
      } catch {
        return "\(error)"
      }
    }
  }

  private static func definition(_ plain: PlainValue) throws -> NewDefinition {
    guard case .object(let fields) = plain else { throw CommandFailure("there are no answers") }
    func text(_ key: String) -> String {
      if case .string(let text) = fields[key] { text } else { "" }
    }
    func texts(_ key: String) -> [String] {
      guard case .array(let values) = fields[key] else { return [] }
      return values.compactMap { if case .string(let text) = $0 { text } else { nil } }.filter { !$0.isEmpty }
    }
    func given(_ key: String) -> String? { text(key).isBlank ? nil : text(key) }
    return NewDefinition(
      name: text("name"),
      title: given("title"),
      description: given("description"),
      parameters: try texts("parameters").map { try NewParameter($0) },
      sizes: try texts("sizes").map { try ListSize($0) }
    )
  }
}
