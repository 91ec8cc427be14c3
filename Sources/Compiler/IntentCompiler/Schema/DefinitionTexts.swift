import IntentDefinition

extension Definition {
  package func forEachText(_ body: (DefinitionText) -> Void) {
    for (index, intent) in intents.enumerated() { texts(of: intent, index, body) }
    for (index, enumeration) in enums.enumerated() { texts(of: enumeration, index, body) }
    for (index, type) in types.enumerated() {
      let site = DefinitionSite(self, .type(index))
      body(
        .init(
          text: type.displayName,
          label: "display name",
          role: .shown,
          site: site,
          key: .type(.displayName)
        )
      )
      for (number, property) in type.properties.enumerated() {
        let role: DefinitionText.Role = property.isDefault?.value == true ? .hidden : .shown
        texts(of: property.field, .property, DefinitionSite(self, .property(index, number)), role, body)
      }
    }
  }

  private func texts(of intent: Intent, _ index: Int, _ body: (DefinitionText) -> Void) {
    let site = DefinitionSite(self, .intent(index))
    func give(
      _ text: Text,
      _ label: String,
      _ key: DefinitionKey,
      _ role: DefinitionText.Role = .shown,
      at place: DefinitionSite? = nil,
      _ detail: DefinitionText.Detail? = nil
    ) {
      body(
        DefinitionText(
          text: text,
          label: label,
          role: role,
          site: place ?? site,
          key: key,
          detail: detail
        )
      )
    }

    give(intent.title, "title", .intent(.title), .store)
    // For Apple's own intents, the App Store is only known to check titles.
    let isSystem = intent.type?.value == "System"
    give(intent.description, "description", .intent(.description), isSystem ? .shown : .store)
    give(intent.phrasePronunciationHint, "pronunciation hint", .intent(.phrasePronunciationHint))
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
        give(combination.title, "summary", .combination(.title), role, detail)
        give(combination.subtitle, "subtitle", .combination(.subtitle), role, detail)
      }
    }
    for (number, parameter) in intent.parameters.enumerated() {
      let site = DefinitionSite(self, .parameter(index, number))
      texts(of: parameter.field, .parameter, site, .shown, body)
      for dialog in parameter.promptDialogs {
        give(
          dialog.format,
          "dialog",
          .dialog(.formatString),
          at: site,
          .dialog(dialog.type)
        )
      }
      for reason in parameter.unsupportedReasons {
        let key = DefinitionKey.reason(.formatString)
        give(reason.format, "reason", key, at: site, .code(reason.code))
      }
    }
    guard let response = intent.response else { return }
    for (number, code) in response.codes.enumerated() {
      let site = DefinitionSite(self, .responseCode(index, number))
      let detail = DefinitionText.Detail.code(code.name)
      give(code.format, "response", .responseCode(.formatString), at: site, detail)
      give(code.conciseFormat, "short response", .responseCode(.conciseFormatString), at: site, detail)
    }
    for (number, parameter) in response.parameters.enumerated() {
      let site = DefinitionSite(self, .responseParameter(index, number))
      texts(of: parameter.field, .responseParameter, site, .shown, body)
    }
  }

  private func texts(of enumeration: Enum, _ index: Int, _ body: (DefinitionText) -> Void) {
    let site = DefinitionSite(self, .enumeration(index))
    body(
      .init(
        text: enumeration.displayName,
        label: "display name",
        role: .shown,
        site: site,
        key: .enumeration(.displayName)
      )
    )
    for (number, enumCase) in enumeration.cases.enumerated() {
      let site = DefinitionSite(self, .enumCase(index, number))
      let role: DefinitionText.Role = enumCase.isNoValue ? .hidden : .shown
      func give(
        _ text: Text,
        _ label: String,
        _ role: DefinitionText.Role,
        _ key: DefinitionKey,
        isValueName: Bool = false
      ) {
        body(
          DefinitionText(
            text: text,
            label: label,
            role: role,
            site: site,
            key: key,
            isValueName: isValueName
          )
        )
      }
      give(enumCase.displayName, "display name", role, .enumCase(.displayName), isValueName: true)
      give(enumCase.pronunciationHint, "pronunciation hint", role, .enumCase(.pronunciationHint))
      for synonym in enumCase.synonyms {
        give(synonym.text, "synonym", enumCase.isNoValue ? .hidden : .synonym, .synonym(.synonym))
        let key = DefinitionKey.synonym(.pronunciationHint)
        give(synonym.pronunciationHint, "pronunciation hint of a synonym", role, key)
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
    func give(_ text: Text, _ label: String, _ key: DefinitionKey, isValueName: Bool = false) {
      body(
        DefinitionText(
          text: text,
          label: label,
          role: role,
          site: site,
          key: key,
          isValueName: isValueName
        )
      )
    }

    give(field.displayName, "display name", .field(owner, .displayName))
    guard let metadata = field.metadata?.value else { return }
    give(metadata.trueDisplayName, "name of true", .metadata(owner, .trueDisplayName), isValueName: true)
    give(metadata.falseDisplayName, "name of false", .metadata(owner, .falseDisplayName), isValueName: true)
    give(metadata.placeholder, "placeholder", .metadata(owner, .placeholder))
    give(metadata.template, "template", .metadata(owner, .template))
    // A default without an ID is a case's name, or isn't shown.
    guard let id = metadata.defaultValueID, let value = metadata.defaultValue,
      case .string(let text) = value.value
    else { return }
    give(Text(Located(text, at: value.range), id: id), "default", .metadata(owner, .defaultValue))
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

/// A text of a definition that tables can translate, with its place and its role.
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
  package var isValueName = false
  /// Distinguishes texts of the same kind: `of shortcuts with 'count'`.
  package var detail: Detail?
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

  package var isBlank: Bool {
    !utf8.contains { $0 > UInt8(ascii: " ") }
  }
}
