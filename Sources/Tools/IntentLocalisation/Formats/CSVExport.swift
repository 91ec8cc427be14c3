import IntentDefinition

/// Writes a table for spreadsheets.
package enum CSVExport {
  /// The names of the columns before those of the languages.
  static let columns = ["key", "form", "place", "comment", "source"]

  /// The name of the column with the states of a language.
  static func stateColumn(_ language: String) -> String { language + " state" }

  package static func text(of list: TextList, in languages: [String]) -> String {
    let header = columns + languages.flatMap { [$0, stateColumn($0)] }
    let notes = TranslatorNotes(list, for: languages)
    let units = list.units(for: languages)
    let ids = Set(units.map(\.id))
    let rows = PluralUnits.completed(units, in: languages, list).map { unit in
      let form = unit.id.form.joined(separator: "/")
      var cells = [unit.id.key, form, unit.text.place, notes.words(for: unit, hasPlace: false), unit.source]
      for language in languages {
        let translation = list.translation(unit.id, in: language)
        let isTranslated = translation?.isTranslated == true
        cells.append(isTranslated ? translation?.text.value ?? "" : "")
        // A text that would have no place is not asked for, and neither is a form that only another language needs.
        let isPossible =
          unit.id.form.isEmpty
          ? !list.takesFormsOnly(unit.id.key, in: language)
          : ids.contains(unit.id) || PluralUnits.isNeeded(unit.id, in: language)
        let state = isTranslated ? translation?.state ?? .new : .new
        cells.append(isPossible ? state.rawValue : "")
      }
      return CSVText.row(cells)
    }
    return CSVText.row(header) + rows.joined()
  }
}
