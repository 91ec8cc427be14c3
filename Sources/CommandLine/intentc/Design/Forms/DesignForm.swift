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

/// Asks for the values of an element. Its rows come from intentc's own `Forms.intentdefinition`; the
/// ``FormAnswers`` that are generated from it read the element, and a ``FormWriter`` writes them.
struct DesignForm: Sendable {
  let document: DesignDocument
  /// A new element has an empty name.
  let path: ElementPath
  let isNew: Bool
  /// The values with which the form of a new element starts.
  var start: (any FormAnswers)?

  static let kinds: Set<ElementKind> = [
    .intent, .parameter, .responseParameter, .property, .enumeration, .enumCase, .type, .responseCode,
    .combination,
  ]

  private var answers: any FormAnswers.Type {
    switch path.kind {
    case .parameter: ParameterFormConfiguration.self
    case .responseParameter, .property: FieldFormConfiguration.self
    case .enumeration: EnumFormConfiguration.self
    case .enumCase: CaseFormConfiguration.self
    case .type: TypeFormConfiguration.self
    case .responseCode: CodeFormConfiguration.self
    case .combination, .managedCombination: CombinationFormConfiguration.self
    default: IntentFormConfiguration.self
    }
  }

  /// The form's initial values.
  private var shown: DynamicConfiguration {
    let element = FormElement(tree: document.tree, path: path)
    let shown = isNew ? start ?? answers.init() : answers.init(element)
    return DynamicConfiguration(answers.schema, shown.configurationValues())
  }

  /// The answers in the visible rows. Hidden rows have their defaults.
  private func visible(_ configuration: DynamicConfiguration) -> any FormAnswers {
    answers.init(ConfigurationValues(configuration.values()))
  }

  private var source: any OptionsSource {
    let names = DesignNames(tree: document.tree, path: path)
    return switch path.kind {
    case .parameter: AdaptedOptions(ParameterFormConfiguration.OptionsAdapter(names))
    case .responseParameter, .property: AdaptedOptions(FieldFormConfiguration.OptionsAdapter(names))
    case .combination, .managedCombination: AdaptedOptions(CombinationFormConfiguration.OptionsAdapter(names))
    default: AdaptedOptions(IntentFormConfiguration.OptionsAdapter(names))
    }
  }

  // MARK: Asking

  /// Returns `nil` if the user left the form.
  func ask(on face: any EditorFace) async throws -> (document: DesignDocument, path: ElementPath)? {
    let session = session()
    // A new element first needs a title.
    if isNew, (face as? FittingFace)?.isFullScreen == true { await session.send(.open) }
    guard case .saved(let answers) = try await face.run(session) else { return nil }
    return try checked(answers)
  }

  func session() -> EditorSession {
    let purpose = EditorPurpose.form(rules: rules, preview: path.kind == .parameter ? preview : nil)
    let state = EditorState(shown, hasOptions: true, purpose: purpose)
    return EditorSession(state, source: source) { plain, _ in
      _ = try checked(DynamicConfiguration(answers.schema, reading: plain) ?? shown)
    }
  }

  /// Throws the first new error that the compiler reports.
  func checked(_ configuration: DynamicConfiguration) throws -> (document: DesignDocument, path: ElementPath)
  {
    let (changed, path) = try applied(visible(configuration))
    // An unchanged form costs nothing.
    let isSame = try changed.text() == document.text()
    let problems = isSame ? [] : try changed.newProblems(since: document).diagnostics
    if let error = problems.first(where: { $0.severity == .error }) {
      throw DesignProblem(error.message(besides: document.path))
    }
    return (changed, path)
  }

  /// Writes the answers into a copy of the document, and doesn't compile it.
  func applied(_ given: any FormAnswers) throws -> (document: DesignDocument, path: ElementPath) {
    var writer = FormWriter(document, path, given, since: isNew ? nil : visible(shown))
    try writer.write(isNew: isNew)
    return (writer.document, writer.path)
  }

  private func preview(_ configuration: DynamicConfiguration) -> EditorState? {
    // Every frame writes the definition, so skip the preview for large files.
    guard (document.original?.count ?? 0) < 100_000,
      let (changed, path) = try? applied(visible(configuration)),
      case (var state?, _)? = try? changed.screen(of: path.names.first ?? "")
    else { return nil }
    _ = state.reduce(.focus(.parameter(path.name)))
    return state
  }

  private var rules: [String: EditorTextRule] {
    answers.rules(of: path.kind, in: document.tree) { attribute in
      isNew || attribute.form != .text ? nil : rule(for: attribute)
    }
  }

  private func rule(for attribute: DesignAttribute) -> EditorTextRule {
    .checking(hint: "what people read") { text in
      var changed = document
      try changed.apply(.set(try DesignPath(path, attribute: attribute.name), text))
      let found = try changed.newProblems(since: document).diagnostics
      if let problem = found.first { throw DesignProblem(problem.message(besides: document.path)) }
    }
  }
}

extension EditorTextRule {
  /// - Parameter check: Throws if a text is not allowed.
  fileprivate static func checking(
    hint: String,
    _ check: @escaping @Sendable (String) throws -> Void
  ) -> EditorTextRule {
    EditorTextRule(hint: hint) { text in
      do {
        try check(text)
        return nil
      } catch {
        return "\(error)"
      }
    }
  }

  static let name = EditorTextRule(hint: "letters and digits; leave empty to derive it from the title") {
    $0.isBlank ? nil : GivenName.problem($0)
  }

  static func enumName(in tree: DesignTree) -> EditorTextRule {
    checking(hint: "an enum, or the cases of a new one, such as red|green") { text in
      if !text.isBlank { _ = try DesignType(text.contains("|") ? text : "enum:\(text)", in: tree) }
    }
  }

  static let typeName = EditorTextRule(hint: "an object type, or the name of a new one") {
    GivenName.problem($0)
  }

  static let size = checking(
    hint: "maximum number of elements per widget family, such as systemSmall=2"
  ) { _ = try ListSize($0) }

  static let number = numeric(hint: "a number, or a duration such as 30m")
  static let bound = numeric(hint: "a number, or a duration such as 30m; leave empty for no limit")

  private static func numeric(hint: String) -> EditorTextRule {
    EditorTextRule(hint: hint) { text in
      text.isBlank || Double(text) != nil || DesignTree.duration(text) != nil
        ? nil : "'\(text)' is not a number"
    }
  }
}
