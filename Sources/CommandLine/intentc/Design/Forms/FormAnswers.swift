import GeneratedDesign
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentRuntime

/// The answers of a form. Each kind of form has its own, generated from intentc's `Forms.intentdefinition`.
protocol FormAnswers: GeneratedConfiguration {
  var title: String? { get }
  var name: String? { get }

  /// The initial answers in an element's form.
  init(_ element: FormElement)

  /// The rows that set an attribute as they are.
  func values(of kind: ElementKind) -> [DefinitionKey: FormValue]

  /// The type as people type it; `nil` for elements without one.
  func typeText() throws -> String?

  /// Writes answers that no single attribute holds.
  func writeRest(to writer: inout FormWriter) throws
}

extension FormAnswers {
  /// Takes the values of the visible rows, so that hidden rows keep their defaults.
  init(_ configuration: some ReadableConfiguration) {
    self.init()
    for (name, value) in configuration.values() { try? setValue(value, of: name) }
  }

  func typeText() throws -> String? { nil }
  func writeRest(to writer: inout FormWriter) throws {}
}

/// An answer that sets an attribute.
enum FormValue {
  case text(String?)
  case flag(Bool)
  case texts([String])
}

/// An element, for a form that shows its values.
struct FormElement {
  let tree: DesignTree
  let place: ElementPath

  private func attribute(_ key: DefinitionKey) -> DesignAttribute? { .with(key, of: place.kind) }

  func text(_ key: DefinitionKey) -> String? { attribute(key).flatMap { tree.text(of: $0, at: place) } }

  func flag(_ key: DefinitionKey) -> Bool {
    attribute(key)?.form == .inverseFlag ? text(key) != "no" : text(key) == "yes"
  }

  func texts(_ key: DefinitionKey) -> [String] { text(key).map(DesignTree.parts) ?? [] }

  func bound(_ key: MetadataKey) -> String? {
    text(.metadata(.parameter, key)).flatMap { $0 == "none" ? nil : $0 }
  }
}

extension IntentFormConfiguration: FormAnswers {
  init(_ element: FormElement) {
    self.init(
      title: element.text(.intent(.title)),
      name: element.place.name,
      description: element.text(.intent(.description)),
      widgets: element.flag(.intent(.eligibleForWidgets)),
      configurable: element.flag(.intent(.configurable)),
      input: element.text(.intent(.input)),
      keyParameter: element.text(.intent(.keyParameter))
    )
    if let category = element.text(.intent(.category)) { self.category = category }
    if let verb = element.text(.intent(.verb)) { self.verb = verb }
  }

  func values(of kind: ElementKind) -> [DefinitionKey: FormValue] {
    [
      .intent(.title): .text(title), .intent(.description): .text(description),
      .intent(.eligibleForWidgets): .flag(widgets), .intent(.configurable): .flag(configurable),
      .intent(.category): .text(category), .intent(.verb): .text(verb), .intent(.input): .text(input),
      .intent(.keyParameter): .text(keyParameter),
    ]
  }
}

extension EnumFormConfiguration: FormAnswers {
  init(_ element: FormElement) {
    let cases = element.tree.places(.enumCase, in: element.place).map(\.name)
    self.init(
      title: element.text(.enumeration(.displayName)),
      name: element.place.name,
      cases: cases.filter { $0 != Definition.Enum.Case.noValueName }
    )
  }

  func values(of kind: ElementKind) -> [DefinitionKey: FormValue] {
    [.enumeration(.displayName): .text(title)]
  }

  func writeRest(to writer: inout FormWriter) throws { try writer.writeCases(cases) }
}

extension CaseFormConfiguration: FormAnswers {
  init(_ element: FormElement) {
    self.init(
      title: element.text(.enumCase(.displayName)),
      name: element.place.name,
      index: element.text(.enumCase(.index)).flatMap { Int($0) },
      synonyms: element.texts(.enumCase(.synonyms))
    )
  }

  func values(of kind: ElementKind) -> [DefinitionKey: FormValue] {
    [
      .enumCase(.displayName): .text(title), .enumCase(.index): .text(index.map { String($0) }),
      .enumCase(.synonyms): .texts(synonyms),
    ]
  }
}

extension TypeFormConfiguration: FormAnswers {
  init(_ element: FormElement) {
    self.init(title: element.text(.type(.displayName)), name: element.place.name)
  }

  func values(of kind: ElementKind) -> [DefinitionKey: FormValue] { [.type(.displayName): .text(title)] }
}

extension CodeFormConfiguration: FormAnswers {
  var title: String? { nil }

  init(_ element: FormElement) {
    self.init(
      name: element.place.name,
      success: element.flag(.responseCode(.success)),
      text: element.text(.responseCode(.formatString)),
      short: element.text(.responseCode(.conciseFormatString))
    )
  }

  func values(of kind: ElementKind) -> [DefinitionKey: FormValue] {
    [
      .responseCode(.success): .flag(success), .responseCode(.formatString): .text(text),
      .responseCode(.conciseFormatString): .text(short),
    ]
  }
}

extension CombinationFormConfiguration: FormAnswers {
  var name: String? { parameters.joined(separator: ",") }

  init(_ element: FormElement) {
    self.init(
      parameters: element.place.name.split(separator: ",").map { String($0) },
      title: element.text(.combination(.title)),
      subtitle: element.text(.combination(.subtitle)),
      primary: element.flag(.combination(.isPrimary)),
      background: element.flag(.combination(.supportsBackgroundExecution))
    )
  }

  func values(of kind: ElementKind) -> [DefinitionKey: FormValue] {
    [
      .combination(.title): .text(title), .combination(.subtitle): .text(subtitle),
      .combination(.isPrimary): .flag(primary), .combination(.supportsBackgroundExecution): .flag(background),
    ]
  }
}
