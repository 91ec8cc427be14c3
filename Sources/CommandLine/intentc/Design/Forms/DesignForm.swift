import GeneratedDesign
import IntentChecking
import IntentCompiler
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentEditor
import IntentFixes
import IntentOptions
import IntentRuntime
import IntentSchema
import LibIntentc

/// Compiled from intentc's own `Forms.intentdefinition`.
///
/// A row with the same name as an attribute sets that attribute; `FormWriter` interprets the other rows.
struct DesignForm: Sendable {
  let document: DesignDocument
  /// A new element has an empty name.
  let place: ElementPath
  let isNew: Bool
  var start: [String: PlainValue] = [:]

  static let kinds: Set<ElementKind> = [
    .intent, .parameter, .responseParameter, .property, .enumeration, .enumCase, .type, .responseCode,
    .combination,
  ]

  private var schema: ConfigurationSchema {
    switch place.kind {
    case .parameter: ParameterFormConfiguration.schema
    case .responseParameter, .property: FieldFormConfiguration.schema
    case .enumeration: EnumFormConfiguration.schema
    case .enumCase: CaseFormConfiguration.schema
    case .type: TypeFormConfiguration.schema
    case .responseCode: CodeFormConfiguration.schema
    case .combination, .managedCombination: CombinationFormConfiguration.schema
    default: IntentFormConfiguration.schema
    }
  }

  private var source: any OptionsSource {
    let names = DesignNames(tree: document.tree, place: place)
    return switch place.kind {
    case .parameter: AdaptedOptions(ParameterFormConfiguration.OptionsAdapter(names))
    case .responseParameter, .property: AdaptedOptions(FieldFormConfiguration.OptionsAdapter(names))
    case .combination, .managedCombination: AdaptedOptions(CombinationFormConfiguration.OptionsAdapter(names))
    default: AdaptedOptions(IntentFormConfiguration.OptionsAdapter(names))
    }
  }

  // MARK: Asking

  /// Returns `nil` if the user left the form.
  func ask(on face: any EditorFace) async throws -> (document: DesignDocument, place: ElementPath)? {
    let session = session()
    // A new element first needs a title.
    if isNew, (face as? FittingFace)?.isFullScreen == true { await session.send(.open) }
    guard case .saved(let answers) = try await face.run(session) else { return nil }
    return try checked(answers)
  }

  func session() -> EditorSession {
    var state = EditorState(
      DynamicConfiguration(schema, reading: plain) ?? DynamicConfiguration(schema),
      hasOptions: true
    )
    state.isForm = true
    state.textRules = rules
    if place.kind == .parameter { state.preview = { preview($0) } }
    return EditorSession(state, source: source) { plain, _ in _ = try checked(plain) }
  }

  /// Throws the first new error that the compiler reports.
  func checked(_ answers: DynamicConfiguration) throws -> (document: DesignDocument, place: ElementPath) {
    try checked(Self.answers(answers))
  }

  private static func answers(_ configuration: DynamicConfiguration) -> PlainValue {
    configuration.schema.write(configuration.configurationValues, includingHidden: false)
  }

  private func checked(_ plain: PlainValue) throws -> (document: DesignDocument, place: ElementPath) {
    let (changed, place) = try applied(plain)
    let (text, before) = (try changed.text(), try document.text())
    // An unchanged form costs nothing.
    let problems = text == before ? [] : changed.newProblems(text, since: before).diagnostics
    if let error = problems.first(where: { $0.severity == .error }) {
      throw DesignProblem(error.message(besides: document.path))
    }
    return (changed, place)
  }

  /// Doesn't compile the result.
  func applied(_ plain: PlainValue) throws -> (document: DesignDocument, place: ElementPath) {
    let opened = isNew ? nil : DynamicConfiguration(schema, reading: self.plain).map(Self.answers)
    var writer = FormWriter(document, place, FormAnswers(plain), since: opened.map(FormAnswers.init))
    try writer.write(isNew: isNew)
    return (writer.document, writer.place)
  }

  private func preview(_ answers: DynamicConfiguration) -> EditorState? {
    // The preview recompiles the definition for every frame, so skip it for large files.
    guard (document.original?.count ?? 0) < 100_000,
      let (changed, place) = try? applied(Self.answers(answers)),
      let text = try? changed.text()
    else { return nil }
    guard case (var state?, _) = changed.screen(of: place.names.first ?? "", text) else { return nil }
    _ = state.reduce(.focus(.parameter(place.name)))
    return state
  }

  private var rules: [String: EditorTextRule] {
    var rules: [String: EditorTextRule] = [
      "name": EditorTextRule(hint: "letters and digits; leave empty to derive it from the title") { text in
        text.isBlank ? nil : GivenName.problem(text)
      },
      "sizes": EditorTextRule(hint: "maximum number of elements per widget family, such as systemSmall=2") {
        text in
        Self.problem { _ = try ListSize(text) }
      },
      "enumName": EditorTextRule(hint: "an enum, or the cases of a new one, such as red|green") { text in
        text.isBlank
          ? nil
          : Self.problem { _ = try DesignType(text.contains("|") ? text : "enum:\(text)", in: document.tree) }
      },
      "objectName": EditorTextRule(hint: "an object type, or the name of a new one") {
        GivenName.problem($0)
      },
    ]
    for name in ["minimum", "maximum", "defaultNumber"] {
      rules[name] = EditorTextRule(
        hint: "a number, or a duration such as 30m"
          + (name == "defaultNumber" ? "" : "; leave empty for no limit")
      ) {
        text in
        text.isBlank || Double(text) != nil || DesignTree.duration(text) != nil
          ? nil : "'\(text)' is not a number"
      }
    }
    guard !isNew else { return rules }
    for attribute in DesignAttribute.all(of: place.kind) where attribute.form == .text {
      rules[attribute.name] = EditorTextRule(hint: "what people read") { text in
        var changed = document
        return Self.problem {
          try changed.apply(.set(try DesignPath(place.text + "." + attribute.name), text))
          let found = changed.newProblems(try changed.text(), since: try document.text()).diagnostics
          if let problem = found.first { throw DesignProblem(problem.message(besides: document.path)) }
        }
      }
    }
    return rules
  }

  private static func problem(_ check: () throws -> Void) -> String? {
    do {
      try check()
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// The answers of a form, as texts.
struct FormAnswers: Sendable {
  private let fields: [String: PlainValue]

  init(_ plain: PlainValue) {
    if case .object(let fields) = plain { self.fields = fields } else { fields = [:] }
  }

  func text(_ name: String) -> String? {
    switch fields[name] {
    case .string(let text): text.isBlank ? nil : text
    case .integer(let number): String(number)
    default: nil
    }
  }

  func flag(_ name: String) -> Bool { fields[name] == .boolean(true) }

  func texts(_ name: String) -> [String] {
    guard case .array(let values) = fields[name] else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text.isBlank ? nil : text } else { nil } }
  }
}
