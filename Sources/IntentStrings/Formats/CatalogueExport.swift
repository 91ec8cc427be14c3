/// Writes a string catalogue with the texts of all languages.
package enum CatalogueExport {
  /// A new catalogue, as Xcode writes it. The forms of a catalogue stay as they are.
  ///
  /// - Parameter languages: The languages besides the base language.
  /// - Returns: The file, and the number of texts with forms of a `.stringsdict`, which it does not have.
  package static func text(of list: TextList, in languages: [String]) -> (text: String, left: Int) {
    var strings: [JSONTree.Member] = []
    var left: Set<String> = []
    var seen: Set<String> = []
    let others = languages.filter { !list.isBase($0) }.sorted(by: CatalogueOrder.precedes)
    let catalogue = list.tables.catalogue.map { list.tables.tables[$0] }
    for unit in list.units(for: languages, marked: true) {
      let key = unit.id.key
      if !unit.id.form.isEmpty, catalogue == nil { left.insert(key) }
      guard seen.insert(key).inserted else { continue }
      var localizations: [JSONTree.Member] = []
      for language in [list.baseLanguage] + others {
        let forms = list.forms(of: key, in: language)
        if forms.contains(where: { !$0.form.isEmpty }), let own = catalogue?.localization(key, language) {
          localizations.append(.init(language, own))
        } else {
          let translation = list.translation(TableText.ID(key: key), in: language)
          if list.isBase(language) {
            let text = translation?.text.value ?? unit.text.text
            localizations.append(.init(language, self.unit(text, translation?.state ?? .new)))
          } else if let translation, translation.isTranslated {
            localizations.append(.init(language, self.unit(translation.text.value, translation.state)))
          }
        }
      }
      localizations.sort { CatalogueOrder.precedes($0.key, $1.key) }
      var members: [JSONTree.Member] = [
        .init("comment", .string(unit.text.comment)), .init("extractionState", "extracted_with_value"),
        .init("localizations", .object(localizations)),
      ]
      if !list.isForTranslation(key) { members.append(.init("shouldTranslate", .boolean(false))) }
      strings.append(.init(key, .object(members)))
    }
    strings.sort { CatalogueOrder.precedes($0.key, $1.key) }
    let root: [JSONTree.Member] = [
      .init("sourceLanguage", .string(list.baseLanguage)), .init("strings", .object(strings)),
      .init("version", "1.0"),
    ]
    return (JSONStyle().text(.object(root), depth: 0), left.count)
  }

  private static func unit(_ text: String, _ state: TranslationState) -> JSONTree {
    let unit: [JSONTree.Member] = [.init("state", .string(state.rawValue)), .init("value", .string(text))]
    return .object([.init("stringUnit", .object(unit))])
  }
}
