import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// All texts of a definition that translators need, with the tables that contain their translations.
package struct TextList {
  /// Also represents a form of a text.
  package struct Unit: Sendable {
    package var id: TableText.ID
    package var text: ListedText
    package var source: String
    package var comment: String { text.comment(for: source) }
  }

  package let path: String
  /// The base name of the definition and its tables.
  package let name: String
  package let baseLanguage: String
  /// In the definition's order. A table's expansions follow their dialog.
  package let texts: [ListedText]
  package let tables: EditableTables
  /// Texts without an ID can't be translated.
  package let textsWithoutID: Int
  /// Languages of the project for which the definition has no table.
  package let missingLanguages: [String]
  private let localized: LocalisedDefinition
  private let indices: [String: Int]
  private let translations: [String: [TableText.ID: TableText]]
  private let forms: [String: [String: [TableText.ID]]]

  /// - Parameters:
  ///   - project: The languages of the project around the definition.
  ///   - unsaved: Texts to read instead of tables on disk.
  package init(
    _ definition: Definition,
    project: ProjectLanguages? = nil,
    unsaved: UnsavedFiles = UnsavedFiles()
  ) {
    path = definition.path
    name = definition.name
    let tables = EditableTables(path: definition.path, name: definition.name, unsaved: unsaved)
    self.tables = tables
    let search = TableSearch(
      path: definition.path,
      name: definition.name,
      in: TableFolders(ofDefinitions: [definition.path], unsaved: unsaved)
    )
    let localized = LocalisedDefinition(definition, search, locales: ["en"], project: project)
    self.localized = localized
    baseLanguage = localized.base ?? "en"
    let missing =
      project == nil
      ? [] : LocalisedDefinition(definition, search, locales: [], project: project).missingLanguages
    // A table without translations is there, too.
    missingLanguages = missing.filter { !tables.languages.contains($0) }
    var count = 0
    definition.forEachText { text in
      if text.role != .hidden, !text.text.isBlank, text.text.id?.value.isEmpty ?? true { count += 1 }
    }
    textsWithoutID = count
    texts = Self.texts(of: localized, tables)
    indices = Dictionary(zip(texts.map(\.key), texts.indices)) { first, _ in first }
    var translations: [String: [TableText.ID: TableText]] = [:]
    var forms: [String: [String: [TableText.ID]]] = [:]
    let bases = Set(tables.texts(in: baseLanguage).map { $0.id.key + "\0" + $0.text.value })
    for language in tables.languages {
      for var text in tables.texts(in: language) {
        // Someone translated this text but left its mark 'new'.
        if text.state == .new, !text.file.hasSuffix(".xcstrings"), let index = indices[text.id.key],
          texts[index].text != text.text.value, !bases.contains(text.id.key + "\0" + text.text.value)
        {
          text.state = .needsReview
        }
        translations[language, default: [:]][text.id] = text
        forms[language, default: [:]][text.id.key, default: []].append(text.id)
      }
    }
    self.translations = translations
    self.forms = forms
  }

  private static func texts(of localized: LocalisedDefinition, _ tables: EditableTables) -> [ListedText] {
    var texts: [ListedText] = []
    var indices: [String: Int] = [:]
    for text in localized.texts {
      guard let key = text.text.id?.value, let stated = text.text.text, !text.text.isBlank else { continue }
      if let index = indices[key] {
        texts[index].isHidden = texts[index].isHidden && text.role == .hidden
        continue
      }
      indices[key] = texts.count
      texts.append(listed(text, key, stated.value, text.site.location(stated.range), localized))
    }
    var expansions: [String: [ListedText]] = [:]
    var seen = Set(indices.keys)
    for key in tables.tables.flatMap(\.keys) where seen.insert(key).inserted {
      guard let (id, entry) = expansion(key, of: localized) else { continue }
      expansions[id, default: []].append(entry)
    }
    return texts.flatMap { [$0] + (expansions[$0.key] ?? []) }
  }

  private static func expansion(_ key: String, of localized: LocalisedDefinition) -> (
    id: String, text: ListedText
  )? {
    guard let format = localized.text(ofKey: key), let id = format.text.id?.value, id != key,
      !format.text.isBlank
    else { return nil }
    let (text, replaced) = Expansion.text(ofKey: key, format)
    var entry = listed(format, key, text, format.site.location(format.text.text?.range), localized)
    entry.replaced = replaced
    return (id, entry)
  }

  private static func listed(
    _ text: DefinitionText,
    _ key: String,
    _ stated: String,
    _ location: SourceLocation,
    _ localized: LocalisedDefinition
  ) -> ListedText {
    let words = [text.site.path().words, text.label].filter { !$0.isEmpty }
    return ListedText(
      key: key,
      place: words.joined(separator: " › "),
      facts: TranslatorComment(text, localized.labels),
      text: stated,
      placeholders: Placeholders.names(in: text.text.text?.value ?? ""),
      location: location,
      isHidden: text.role == .hidden
    )
  }

  package var languages: [String] { tables.languages }

  package func isForTranslation(_ key: String) -> Bool {
    tables.catalog.map { tables.tables[$0].isForTranslation(key) } ?? true
  }

  func takesFormsOnly(_ key: String, in language: String) -> Bool {
    let ids = forms(of: key, in: language)
    return !ids.isEmpty && ids.allSatisfy(\.varies)
  }

  package func isBase(_ language: String) -> Bool { language == baseLanguage }

  package subscript(key: String) -> ListedText? {
    indices[key].map { texts[$0] } ?? Self.expansion(key, of: localized)?.text
  }

  /// Includes empty and hidden texts.
  package func uses(_ key: String) -> Bool { localized.uses(key) }

  func anyTranslation(_ id: TableText.ID) -> TableText? {
    languages.lazy.compactMap { self.translation(id, in: $0) }.first
  }

  /// Returns `source` if neither the definition nor the base language contains it any more.
  func former(_ source: String?, of id: TableText.ID) -> String? {
    guard let source, !source.isBlank, let listed = self[id.key] else { return nil }
    var current = [listed.text]
    if id.form.isEmpty {
      current += [translation(id, in: baseLanguage)].compactMap { $0?.text.value }
    } else {
      let forms = forms(of: id.key, in: baseLanguage).compactMap { translation($0, in: baseLanguage) }
      // It is unknown which form was translated.
      guard !forms.isEmpty else { return nil }
      current += forms.map(\.text.value)
    }
    return current.contains { Self.words($0) == Self.words(source) } ? nil : source
  }

  /// Tools change whitespace.
  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  func siblings(of id: TableText.ID) -> [TableText] {
    languages.flatMap { language in
      (forms[language]?[id.key] ?? []).filter { $0.form.dropLast().elementsEqual(id.form.dropLast()) }
        .compactMap { self.translation($0, in: language) }
    }
  }

  func forms(of key: String, in language: String) -> [TableText.ID] { forms[language]?[key] ?? [] }

  package func translation(_ id: TableText.ID, in language: String) -> TableText? {
    translations[language]?[id]
  }

  /// Skips untranslated texts that people never see. `marked` includes texts that a catalog exempts from
  /// translation.
  package func units(for languages: [String], marked: Bool = false) -> [Unit] {
    let all = languages.contains(baseLanguage) ? languages : [baseLanguage] + languages
    let others = languages.filter { !isBase($0) }
    return texts.flatMap { text -> [Unit] in
      if !marked, !isForTranslation(text.key) { return [] }
      var seen: Set<TableText.ID> = []
      var ids = all.flatMap { forms[$0]?[text.key] ?? [] }.filter { seen.insert($0).inserted }
      // The other languages have only forms of this text.
      if ids.count > 1, !others.isEmpty, others.allSatisfy({ takesFormsOnly(text.key, in: $0) }) {
        ids.removeAll(where: \.form.isEmpty)
      }
      if ids.isEmpty {
        return text.isHidden ? [] : [Unit(id: .init(key: text.key), text: text, source: text.text)]
      }
      return ids.map { id in
        let own = id.form.isEmpty ? nil : translation(id, in: baseLanguage)?.text.value
        return Unit(id: id, text: text, source: own ?? text.text)
      }
    }
  }
}

/// A text for translators, with its place and a comment.
package struct ListedText: Sendable {
  package var key: String
  /// Such as `OrderSoup › size › display name`.
  package var place: String
  let facts: TranslatorComment
  package var text: String
  package var placeholders: [String]
  package var location: SourceLocation
  package var isHidden = false
  /// The number of placeholders replaced by a value, in texts for an enum's cases.
  package var replaced = 0
  package var comment: String { comment(for: text) }

  func comment(for form: String) -> String { "\(place). \(facts.words(for: form))" }
}

/// A dialog's text for enum cases, or true and false. Its key is the dialog's ID, followed by `-` and the ID
/// of each value's display name.
enum Expansion {
  /// Also returns the number of replaced placeholders.
  static func text(ofKey key: String, _ format: DefinitionText) -> (text: String, replaced: Int) {
    let id = format.text.id?.value ?? ""
    var text = format.text.text?.value ?? ""
    var replaced = 0
    for value in key.dropFirst(id.count).split(separator: "-") {
      replaced += 1
      guard let (parameter, name) = find(String(value), for: format) else { continue }
      text = text.replacing("${\(parameter)}", with: name)
    }
    return (text, replaced)
  }

  private static func find(_ id: String, for format: DefinitionText) -> (parameter: String, name: String)? {
    let definition = format.site.definition
    guard let intent = format.site.intent else { return nil }
    for field in intent.parameters.map(\.field) + (intent.response?.parameters.map(\.field) ?? []) {
      let choices = definition.enums.first { $0.name?.value == field.enumType?.value }
      var names = field.enumType == nil ? [] : choices?.cases.map(\.displayName) ?? []
      names += [field.metadata?.trueDisplayName, field.metadata?.falseDisplayName].compactMap { $0 }
      if let name = names.first(where: { $0.id?.value == id })?.text?.value, let parameter = field.name?.value
      {
        return (parameter, name)
      }
    }
    return nil
  }
}
