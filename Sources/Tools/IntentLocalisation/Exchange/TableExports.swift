import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Writes a string catalog for translators.
package enum CatalogExport {
  /// Returns the number of texts left out because their forms are in a `.stringsdict`.
  package static func text(of list: TextList, in languages: [String]) -> (text: String, left: Int) {
    let own = list.tables.catalog.map { list.tables.tables[$0] }
    let contents = (own ?? list.tables.newCatalog(list.baseLanguage)).contents
    var file = CatalogFile(contents)
    let known = Set(file.keys)
    let current = file.texts.mapValues { Dictionary($0.map { ($0.id, $0) }) { first, _ in first } }
    let notes = TranslatorNotes(list, for: languages)
    let all = [list.baseLanguage] + languages.filter { !list.isBase($0) }
    var left: Set<String> = []
    var seen: Set<String> = []
    for unit in list.units(for: languages, marked: true) {
      let key = unit.id.key
      if !unit.id.form.isEmpty, own?.languages.contains(where: { own?.has(unit.id, in: $0) == true }) != true
      {
        left.insert(key)
      }
      guard seen.insert(key).inserted else { continue }
      if known.contains(key) {
        update(&file, unit, list, all, current)
        if file.comment(key) == nil { file.set(comment: notes.words(for: unit), of: key) }
      } else {
        file.add(key, comment: notes.words(for: unit), localizations(of: unit, list, all))
      }
    }
    file.keep(all)
    return (String(decoding: file.changedText ?? contents.source.bytes, as: UTF8.self), left.count)
  }

  private static func localizations(
    of unit: TextList.Unit,
    _ list: TextList,
    _ languages: [String]
  ) -> [String: PlainValue] {
    var units: [String: PlainValue] = [:]
    for language in languages {
      let translation = list.translation(TableText.ID(key: unit.id.key), in: language)
      if list.isBase(language) {
        let text = translation?.text.value ?? unit.text.text
        units[language] = CatalogFile.unit(text, translation?.state ?? .new)
      } else if let translation, translation.isTranslated {
        units[language] = CatalogFile.unit(translation.text.value, translation.state)
      }
    }
    return units
  }

  /// Other tables may take precedence.
  private static func update(
    _ file: inout CatalogFile,
    _ unit: TextList.Unit,
    _ list: TextList,
    _ languages: [String],
    _ current: [String: [TableText.ID: TableText]]
  ) {
    let id = TableText.ID(key: unit.id.key)
    for language in languages {
      guard let translation = list.translation(id, in: language), translation.isTranslated,
        translation.file != file.contents.path,
        !list.forms(of: id.key, in: language).contains(where: \.varies)
      else { continue }
      let own = current[language]?[id]
      let isSameState = list.isBase(language) || own?.state == translation.state
      if own?.text.value == translation.text.value, isSameState { continue }
      file.set(id, in: language, to: translation.text.value, translation.state)
    }
  }
}

/// Writes a `.strings` file for translators.
package enum StringsExport {
  /// Returns the number of omitted texts with forms.
  package static func text(of list: TextList, in language: String) -> (text: String, left: Int) {
    var entries: [String] = []
    var left: Set<String> = []
    let notes = TranslatorNotes(list, for: [language])
    for unit in list.units(for: [language]) {
      guard unit.id.form.isEmpty else {
        left.insert(unit.id.key)
        continue
      }
      let translation = list.translation(unit.id, in: language)
      var comment = notes.words(for: unit)
      var text = unit.source
      if let translation, translation.isTranslated {
        text = translation.text.value
        if translation.state == .needsReview { comment += " \(StringsMark.needsReview.rawValue)" }
      } else if !list.isBase(language) {
        comment += " \(StringsMark.new.rawValue)"
      }
      let entry = "\(StringsLiteral.quoted(unit.id.key)) = \(StringsLiteral.quoted(text));\n"
      entries.append("/* \(StringsLiteral.comment(comment)) */\n" + entry)
    }
    return (entries.joined(separator: "\n"), left.count)
  }
}
