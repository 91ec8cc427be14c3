/// Cardinal rules of Unicode CLDR 47 (`plurals.json` of cldr-core).
package enum PluralCategories {
  /// In CLDR's order.
  package static let all = ["zero", "one", "two", "few", "many", "other"]

  /// For whole numbers below a million; `nil` for an unknown language.
  package static func needed(in language: String) -> [String]? { row(of: language)?.needed }

  /// For all numbers. On Apple's systems, every language can have a form for zero.
  static func known(in language: String) -> [String]? {
    row(of: language).map { $0.needed + $0.more + ["zero"] }
  }

  private struct Row {
    var needed: [String]
    var more: [String] = []
  }

  private static func row(of language: String) -> Row? {
    var name = String(language.map { $0 == "_" ? "-" : $0 })[...]
    while !name.isEmpty {
      if let row = rows[String(name)] { return row }
      guard let dash = name.lastIndex(of: "-") else { return nil }
      name = name[..<dash]
    }
    return nil
  }

  /// The categories of whole numbers, further ones of fractions and millions, and the languages that use
  /// these.
  private static let data: [(needed: String, more: String, languages: String)] = [
    (
      "one other", "",
      """
      af ak am an as asa ast az bal bem bez bg bho bn brx ce ceb cgg chr ckb csw da de doi dv ee el en eo et eu fa ff \
      fi fil fo fur fy gl gsw gu guw ha haw hi hu hy ia io is jgo jmc ka kab kaj kcg kk kkj kl kn ks ksb ku ky lb lg \
      lij ln mas mg mgo mk ml mn mr nah nb nd ne nl nn nnh no nr nso ny nyn om or os pa pap pcm ps rm rof rwk saq sc \
      sd sdh seh si sn so sq ss ssy st sv sw syr ta te teo ti tig tk tl tn tr ts tzm ug ur uz ve vo vun wa wae xh xog \
      yi zu
      """
    ),
    (
      "other", "",
      """
      bm bo dz hnj id ig ii ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi und vi wo yo yue zh
      """
    ),
    ("one two other", "", "he iu naq sat se sma smi smj smn sms"),
    ("one other", "many", "ca es fr it lld pt pt-PT scn vec"),
    ("one few other", "", "bs hr mo ro sh shi sr"),
    ("zero one other", "", "blo ksh lag lv prg"),
    ("zero one two few many other", "", "ar ars cy kw"),
    // Only fractions use 'other', but tables need it for every language.
    ("one few many other", "", "be pl ru uk"),
    ("one two few other", "", "dsb gd hsb sl"),
    ("one few other", "many", "cs lt sk"),
    ("one two few many other", "", "ga mt"),
    ("one two few other", "many", "br gv"),
  ]

  private static let rows: [String: Row] = {
    var rows: [String: Row] = [:]
    for entry in data {
      let row = Row(
        needed: entry.needed.split(separator: " ").map(String.init),
        more: entry.more.split(separator: " ").map(String.init)
      )
      for language in entry.languages.split(separator: " ") { rows[String(language)] = row }
    }
    return rows
  }()
}

/// Tells plural forms from forms for devices.
enum PluralUnits {
  /// Includes unknown names next to a form `other`.
  static func isPlural(_ id: TableText.ID, _ list: TextList) -> Bool {
    guard id.form.count > 1 else { return false }
    if list.tables.catalog != nil { return id.form[id.form.count - 2] == "plural" }
    guard id.form.count == 2 else { return false }
    return PluralCategories.all.contains(id.form[1])
      || list.siblings(of: id).contains { $0.id.form.last == "other" }
        && !list.siblings(of: id).contains { $0.id.form == id.form }
  }
}
