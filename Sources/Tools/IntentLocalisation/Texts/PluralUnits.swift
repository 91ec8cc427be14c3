/// The plural forms that languages need and the texts of the base language do not have.
enum PluralUnits {
  /// The texts to translate with a unit for each form that one of the languages needs. The source of a new one is that
  /// of `other`.
  static func completed(_ units: [TextList.Unit], in languages: [String], _ list: TextList)
    -> [TextList.Unit]
  {
    let needed = PluralCategories.all.filter { category in
      languages.contains { !list.isBase($0) && PluralCategories.needed(in: $0)?.contains(category) == true }
    }
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

  /// Whether a language needs the plural category of a form.
  static func isNeeded(_ id: TableText.ID, in language: String) -> Bool {
    guard let needed = PluralCategories.needed(in: language), let category = id.form.last else {
      return false
    }
    return needed.contains(category)
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
