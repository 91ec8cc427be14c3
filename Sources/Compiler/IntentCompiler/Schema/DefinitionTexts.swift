import IntentDefinition
import IntentDiagnostics

extension Definition {
  /// Calls a function with every text that tables can translate, in the file's order, even if nothing shows
  /// it.
  package func forEachText(_ body: (DefinitionText) -> Void) {
    for (index, intent) in intents.enumerated() { texts(of: intent, index, body) }
    for (index, enumeration) in enums.enumerated() { texts(of: enumeration, index, body) }
    for (index, type) in types.enumerated() {
      let site = DefinitionSite(self, .type(index))
      body(.init(type.displayName, "display name", .type(.displayName), at: site))
      for (number, property) in type.properties.enumerated() {
        let role: DefinitionText.Role = property.isDefault?.value == true ? .hidden : .shown
        texts(of: property.field, .property, DefinitionSite(self, .property(index, number)), role, body)
      }
    }
  }

  private func texts(of intent: Intent, _ index: Int, _ body: (DefinitionText) -> Void) {
    let site = DefinitionSite(self, .intent(index))
    body(.init(intent.title, "title", .intent(.title), .store, at: site))
    // For Apple's own intents, the App Store is only known to check titles.
    let role: DefinitionText.Role = intent.type?.value == "System" ? .shown : .store
    body(.init(intent.description, "description", .intent(.description), role, at: site))
    let key = DefinitionKey.intent(.phrasePronunciationHint)
    body(.init(intent.phrasePronunciationHint, "pronunciation hint", key, at: site))
    let shown = intent.showsCombinations
    // Xcode usually writes the same texts in both lists.
    var told: Set<[String?]> = []
    for (combinations, areShown, isManaged) in [
      (intent.combinations, shown.suggested, false), (intent.managedCombinations, shown.managed, true),
    ] {
      for combination in combinations {
        let detail = DefinitionText.Detail.combination(combination, isManaged: isManaged)
        let words = [combination.title, combination.subtitle].flatMap { [$0.id?.value, $0.text?.value] }
        let isNew = areShown && told.insert([combination.key.value] + words).inserted
        let role: DefinitionText.Role = isNew ? .shown : .hidden
        body(.init(combination.title, "summary", .combination(.title), role, at: site, detail: detail))
        body(.init(combination.subtitle, "subtitle", .combination(.subtitle), role, at: site, detail: detail))
      }
    }
    for (number, parameter) in intent.parameters.enumerated() {
      let site = DefinitionSite(self, .parameter(index, number))
      texts(of: parameter.field, .parameter, site, .shown, body)
      for dialog in parameter.promptDialogs {
        body(.init(dialog.format, "dialog", .dialog(.formatString), at: site, detail: .dialog(dialog.type)))
      }
      for reason in parameter.unsupportedReasons {
        body(.init(reason.format, "reason", .reason(.formatString), at: site, detail: .code(reason.code)))
      }
    }
    guard let response = intent.response else { return }
    for (number, code) in response.codes.enumerated() {
      let site = DefinitionSite(self, .responseCode(index, number))
      let detail = DefinitionText.Detail.code(code.name)
      body(.init(code.format, "response", .responseCode(.formatString), at: site, detail: detail))
      let key = DefinitionKey.responseCode(.conciseFormatString)
      body(.init(code.conciseFormat, "short response", key, at: site, detail: detail))
    }
    for (number, parameter) in response.parameters.enumerated() {
      let site = DefinitionSite(self, .responseParameter(index, number))
      texts(of: parameter.field, .responseParameter, site, .shown, body)
    }
  }

  private func texts(of enumeration: Enum, _ index: Int, _ body: (DefinitionText) -> Void) {
    let site = DefinitionSite(self, .enumeration(index))
    body(.init(enumeration.displayName, "display name", .enumeration(.displayName), at: site))
    for (number, enumCase) in enumeration.cases.enumerated() {
      let site = DefinitionSite(self, .enumCase(index, number))
      let role: DefinitionText.Role = enumCase.isNoValue ? .hidden : .shown
      let name = DefinitionKey.enumCase(.displayName)
      body(.init(enumCase.displayName, "display name", name, role, at: site, isValueName: true))
      let hint = DefinitionKey.enumCase(.pronunciationHint)
      body(.init(enumCase.pronunciationHint, "pronunciation hint", hint, role, at: site))
      for synonym in enumCase.synonyms {
        let spoken: DefinitionText.Role = enumCase.isNoValue ? .hidden : .synonym
        body(.init(synonym.text, "synonym", .synonym(.synonym), spoken, at: site))
        let hint = DefinitionKey.synonym(.pronunciationHint)
        body(.init(synonym.pronunciationHint, "pronunciation hint of a synonym", hint, role, at: site))
      }
    }
  }

  private func texts(
    of field: Field,
    _ owner: FieldOwner,
    _ site: DefinitionSite,
    _ role: DefinitionText.Role,
    _ body: (DefinitionText) -> Void
  ) {
    body(.init(field.displayName, "display name", .field(owner, .displayName), role, at: site))
    guard let metadata = field.metadata?.value else { return }
    let (yes, no) = (metadata.trueDisplayName, metadata.falseDisplayName)
    body(.init(yes, "name of true", .metadata(owner, .trueDisplayName), role, at: site, isValueName: true))
    body(.init(no, "name of false", .metadata(owner, .falseDisplayName), role, at: site, isValueName: true))
    body(.init(metadata.placeholder, "placeholder", .metadata(owner, .placeholder), role, at: site))
    body(.init(metadata.template, "template", .metadata(owner, .template), role, at: site))
    // A default without an ID is a case's name, or isn't shown.
    guard let id = metadata.defaultValueID, let value = metadata.defaultValue,
      case .string(let text) = value.value
    else { return }
    let shown = Text(Located(text, at: value.range), id: id)
    body(.init(shown, "default", .metadata(owner, .defaultValue), role, at: site))
  }
}

extension Definition.Intent {
  /// Shortcuts shows the list that Xcode manages; suggestions show the other list. In files from old versions
  /// of Xcode, which only wrote that other list, Shortcuts shows it, too.
  fileprivate var showsCombinations: (suggested: Bool, managed: Bool) {
    (!hasManagedCombinations || isIneligibleForSuggestions?.value != true, hasManagedCombinations)
  }

  /// Whether Shortcuts uses a separate list.
  var hasManagedCombinations: Bool {
    isConfigurable?.value == true && managedCombinations.contains { !$0.title.isBlank }
  }

  package var shownCombinations: [(combination: Definition.ParameterCombination, key: DefinitionKey)] {
    let shown = showsCombinations
    return (shown.suggested ? combinations.map { ($0, DefinitionKey.intent(.combinations)) } : [])
      + (shown.managed ? managedCombinations.map { ($0, DefinitionKey.intent(.managedCombinations)) } : [])
  }
}

/// A text of a definition that tables can translate, with its site and its role.
package struct DefinitionText {
  /// How a text reaches people, which decides about its checks and translations.
  package enum Role {
    /// A title or description, which the App Store checks.
    case store
    case shown
    /// Siri understands it, but Xcode's exports for translators leave it out.
    case synonym
    case hidden
  }

  /// The element that a text belongs to, if its kind alone doesn't say it.
  package enum Detail {
    case combination(Definition.ParameterCombination, isManaged: Bool)
    case dialog(Located<String>?)
    case code(Located<String>?)

    package static func words(_ names: [String]) -> String {
      names.isEmpty ? "without parameters" : "with \(names.map { "'\($0)'" }.joined(separator: ", "))"
    }

    package var words: String {
      switch self {
      case .combination(let combination, _): "of shortcuts \(Self.words(combination.parameterNames))"
      case .dialog(let type): "of the type '\(type?.value ?? "")'"
      case .code(let code): "of the code '\(code?.value ?? "")'"
      }
    }
  }

  package let text: Definition.Text
  package let label: String
  package let role: Role
  package let site: DefinitionSite
  package let key: DefinitionKey
  /// Whether the text names an enum case, true or false. The text's ID can end the key of a format that was
  /// expanded for the value.
  package let isValueName: Bool
  /// Distinguishes texts of the same kind: `of shortcuts with 'count'`.
  package let detail: Detail?

  fileprivate init(
    _ text: Definition.Text,
    _ label: String,
    _ key: DefinitionKey,
    _ role: Role = .shown,
    at site: DefinitionSite,
    isValueName: Bool = false,
    detail: Detail? = nil
  ) {
    self.text = text
    self.label = label
    self.role = role
    self.site = site
    self.key = key
    self.isValueName = isValueName
    self.detail = detail
  }
}

extension Definition.Text {
  package var isBlank: Bool {
    text?.value.isBlank ?? true
  }
}

extension String {
  /// Whether the texts differ only in case and white space, so that one translation fits both.
  package func hasSameWords(as other: String) -> Bool {
    func words(_ text: String) -> [Substring] { text.lowercased().split(whereSeparator: \.isWhitespace) }
    return self == other || words(self) == words(other)
  }
}
