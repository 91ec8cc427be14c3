/// The plural forms that a language needs and the texts of the base language do not have.
enum PluralUnits {
  /// The texts to translate with a unit for each form that the language needs. The source of a new one is that of
  /// `other`.
  static func completed(_ units: [TextList.Unit], in language: String, _ list: TextList) -> [TextList.Unit] {
    guard !list.isBase(language), let needed = PluralCategories.needed(in: language) else { return units }
    let known = Set(units.map(\.id))
    return units.flatMap { unit -> [TextList.Unit] in
      guard isPlural(unit.id, list), unit.id.form.last == "other" else { return [unit] }
      let missing = needed.compactMap { category -> TextList.Unit? in
        var new = unit
        new.id.form[new.id.form.count - 1] = category
        return known.contains(new.id) ? nil : new
      }
      return missing + [unit]
    }
  }

  /// Whether a form is that of a plural category, or stands where one should be.
  static func isPlural(_ id: TableText.ID, _ list: TextList) -> Bool {
    guard id.form.count > 1 else { return false }
    if list.tables.catalogue != nil { return id.form[id.form.count - 2] == "plural" }
    guard id.form.count == 2 else { return false }
    return PluralCategories.all.contains(id.form[1])
      || list.siblings(of: id).contains { $0.id.form.last == "other" }
        && !list.siblings(of: id).contains { $0.id.form == id.form }
  }
}
