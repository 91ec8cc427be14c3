import GeneratedDesign
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentEditor
import IntentFixes
import IntentRuntime

/// The answers of a form. Each kind of form has its own, generated from intentc's `Forms.intentdefinition`.
protocol FormAnswers: GeneratedConfiguration {
  var title: String? { get }
  var name: String? { get }

  /// The rows that show and set one value of an element as it is.
  static func rows(of kind: ElementKind) -> [DefinitionKey: FormRow<Self>]

  /// What a definition can't say of the texts in rows.
  static func rules(in tree: DesignTree) -> [PartialKeyPath<Self>: EditorTextRule]

  /// Reads answers that no single attribute holds.
  mutating func readRest(of element: FormElement)

  /// The type as people type it; `nil` for elements without one.
  func typeText() throws -> String?

  /// Writes answers that no single attribute holds.
  func writeRest(to writer: inout FormWriter) throws
}

/// A row of a form, by the property with its answer.
enum FormRow<Answers> {
  case name(WritableKeyPath<Answers, String?>)
  case text(WritableKeyPath<Answers, String?>)
  /// A text that is never missing.
  case word(WritableKeyPath<Answers, String>)
  case number(WritableKeyPath<Answers, Int?>)
  case flag(WritableKeyPath<Answers, Bool>)
  case texts(WritableKeyPath<Answers, [String]>)
}

extension FormAnswers {
  /// The initial answers in an element's form.
  init(_ element: FormElement) {
    self.init()
    readRest(of: element)
    for (key, row) in Self.rows(of: element.path.kind) {
      switch row {
      case .name(let row): self[keyPath: row] = element.path.name
      case .text(let row): self[keyPath: row] = element.text(key)
      case .word(let row): self[keyPath: row] = element.text(key) ?? self[keyPath: row]
      case .number(let row): self[keyPath: row] = element.text(key).flatMap { Int($0) }
      case .flag(let row): self[keyPath: row] = element.flag(key)
      case .texts(let row): self[keyPath: row] = element.texts(key)
      }
    }
  }

  /// The answers that set an attribute, as people type them.
  func values(of kind: ElementKind) -> [DefinitionKey: String?] {
    Self.rows(of: kind).mapValues { row -> String? in
      switch row {
      case .name(let row), .text(let row): self[keyPath: row].given
      case .word(let row): (self[keyPath: row] as String?).given
      case .number(let row): self[keyPath: row].map { String($0) }
      case .flag(let row): self[keyPath: row] ? "yes" : "no"
      case .texts(let row): FormWriter.list(self[keyPath: row])
      }
    }
  }

  /// The rules of all rows by their names.
  ///
  /// - Parameter checking: Returns the rule for a text that people read.
  static func rules(
    of kind: ElementKind,
    in tree: DesignTree,
    checking rule: (DesignAttribute) -> EditorTextRule?
  ) -> [String: EditorTextRule] {
    var rules = rules(in: tree)
    for (key, row) in rows(of: kind) {
      switch row {
      case .name(let row): rules[row] = .name
      case .text(let row): rules[row] = DesignAttribute.with(key, of: kind).flatMap(rule)
      default: break
      }
    }
    return Dictionary(
      firsts: rules.compactMap { row, rule in parameters.parameter(at: row).map { ($0.name, rule) } }
    )
  }

  static func rules(in tree: DesignTree) -> [PartialKeyPath<Self>: EditorTextRule] { [:] }
  mutating func readRest(of element: FormElement) {}
  func typeText() throws -> String? { nil }
  func writeRest(to writer: inout FormWriter) throws {}
}

/// An element, for a form that shows its values.
struct FormElement {
  let tree: DesignTree
  let path: ElementPath

  private func attribute(_ key: DefinitionKey) -> DesignAttribute? { .with(key, of: path.kind) }

  func text(_ key: DefinitionKey) -> String? { attribute(key).flatMap { tree.text(of: $0, at: path) } }

  func flag(_ key: DefinitionKey) -> Bool {
    attribute(key)?.form == .inverseFlag ? text(key) != "no" : text(key) == "yes"
  }

  func texts(_ key: DefinitionKey) -> [String] { text(key).map(DesignTree.parts) ?? [] }

  func bound(_ key: MetadataKey) -> String? {
    text(.metadata(.parameter, key)).flatMap { $0 == "none" ? nil : $0 }
  }
}

extension IntentFormConfiguration: FormAnswers {
  static func rows(of kind: ElementKind) -> [DefinitionKey: FormRow<Self>] {
    [
      .intent(.name): .name(\.name), .intent(.title): .text(\.title),
      .intent(.description): .text(\.description), .intent(.eligibleForWidgets): .flag(\.widgets),
      .intent(.configurable): .flag(\.configurable), .intent(.category): .word(\.category),
      .intent(.verb): .word(\.verb), .intent(.input): .text(\.input),
      .intent(.keyParameter): .text(\.keyParameter),
    ]
  }
}

extension EnumFormConfiguration: FormAnswers {
  static func rows(of kind: ElementKind) -> [DefinitionKey: FormRow<Self>] {
    [.enumeration(.name): .name(\.name), .enumeration(.displayName): .text(\.title)]
  }

  mutating func readRest(of element: FormElement) {
    cases = element.tree.paths(.enumCase, in: element.path).map(\.name).filter {
      $0 != Definition.Enum.Case.noValueName
    }
  }

  func writeRest(to writer: inout FormWriter) throws { try writer.writeCases(cases) }
}

extension CaseFormConfiguration: FormAnswers {
  static func rows(of kind: ElementKind) -> [DefinitionKey: FormRow<Self>] {
    [
      .enumCase(.name): .name(\.name), .enumCase(.displayName): .text(\.title),
      .enumCase(.index): .number(\.index), .enumCase(.synonyms): .texts(\.synonyms),
    ]
  }
}

extension TypeFormConfiguration: FormAnswers {
  static func rows(of kind: ElementKind) -> [DefinitionKey: FormRow<Self>] {
    [.type(.name): .name(\.name), .type(.displayName): .text(\.title)]
  }
}

extension CodeFormConfiguration: FormAnswers {
  var title: String? { nil }

  static func rows(of kind: ElementKind) -> [DefinitionKey: FormRow<Self>] {
    [
      .responseCode(.name): .name(\.name), .responseCode(.success): .flag(\.success),
      .responseCode(.formatString): .text(\.text), .responseCode(.conciseFormatString): .text(\.short),
    ]
  }
}

extension CombinationFormConfiguration: FormAnswers {
  var name: String? { parameters.joined(separator: ",") }

  static func rows(of kind: ElementKind) -> [DefinitionKey: FormRow<Self>] {
    [
      .combination(.title): .text(\.title), .combination(.subtitle): .text(\.subtitle),
      .combination(.isPrimary): .flag(\.primary),
      .combination(.supportsBackgroundExecution): .flag(\.background),
    ]
  }

  mutating func readRest(of element: FormElement) {
    parameters = element.path.name.split(separator: ",").map { String($0) }
  }
}
