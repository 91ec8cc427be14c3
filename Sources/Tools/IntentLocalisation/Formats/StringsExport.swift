import IntentDefinition

/// Writes a `.strings` file for translators.
package enum StringsExport {
  /// The texts in a language, with comments; texts that are not translated yet are marked as new.
  ///
  /// - Returns: The file, and the number of texts with forms, which it cannot have.
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
