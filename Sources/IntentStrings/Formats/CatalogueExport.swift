/// Writes a string catalogue with the texts of all languages.
package enum CatalogueExport {
  /// A new catalogue, as Xcode writes it.
  ///
  /// - Parameter languages: The languages besides the base language.
  /// - Returns: The file, and the number of texts with forms of a `.stringsdict`, which it does not have.
  package static func text(of list: TextList, in languages: [String]) -> (text: String, left: Int) {
    var strings: [JSONTree.Member] = []
    var left = 0
    var seen: Set<String> = []
    let others = languages.filter { !list.isBase($0) }.sorted(by: CatalogueOrder.precedes)
    for unit in list.units(for: languages) where seen.insert(unit.id.key).inserted {
      if !unit.id.form.isEmpty { left += 1 }
      let id = TableText.ID(key: unit.id.key)
      let base = list.translation(id, in: list.baseLanguage)
      var localizations: [JSONTree.Member] = [
        .init(
          list.baseLanguage,
          self.unit(base?.text.value ?? unit.text.text, base?.state ?? .new)
        )
      ]
      for language in others {
        guard let translation = list.translation(id, in: language), translation.isTranslated else { continue }
        localizations.append(.init(language, self.unit(translation.text.value, translation.state)))
      }
      localizations.sort { CatalogueOrder.precedes($0.key, $1.key) }
      strings.append(
        .init(
          id.key,
          .object([
            .init("comment", .string(unit.text.comment)), .init("extractionState", "extracted_with_value"),
            .init("localizations", .object(localizations)),
          ])
        )
      )
    }
    strings.sort { CatalogueOrder.precedes($0.key, $1.key) }
    let catalogue: [JSONTree.Member] = [
      .init("sourceLanguage", .string(list.baseLanguage)), .init("strings", .object(strings)),
      .init("version", "1.0"),
    ]
    return (JSONStyle().text(.object(catalogue), depth: 0), left)
  }

  private static func unit(_ text: String, _ state: TranslationState) -> JSONTree {
    let unit: [JSONTree.Member] = [.init("state", .string(state.rawValue)), .init("value", .string(text))]
    return .object([.init("stringUnit", .object(unit))])
  }
}
