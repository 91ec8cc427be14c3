import IntentDiagnostics

/// Refuses a text beside its own forms. A catalogue with both would not say which of them counts.
enum FormCheck {
  private struct Place: Hashable {
    var language: String
    var key: String
  }

  static func problems(of changes: [ImportedChange], in list: TextList) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var seen: Set<Place> = []
    let groups = Dictionary(grouping: changes) { Place(language: $0.language, key: $0.change.id.key) }
    for change in changes {
      let place = Place(language: change.language, key: change.change.id.key)
      guard seen.insert(place).inserted, let group = groups[place] else { continue }
      if let problem = problem(of: group, list.forms(of: place.key, in: place.language), list) {
        problems.append(problem)
      }
    }
    return problems
  }

  /// The first problem of the changes of one text.
  ///
  /// - Parameter existing: The forms that the text has.
  private static func problem(
    of changes: [ImportedChange],
    _ existing: [TableText.ID],
    _ list: TextList
  ) -> Diagnostic? {
    let added = changes.filter { !existing.contains($0.change.id) }
    guard let first = added.first else { return nil }
    let (key, language) = (first.change.id.key.shortened, first.language)
    if let plain = added.first(where: \.change.id.form.isEmpty), existing.contains(where: \.varies) {
      return report("'\(key)' has forms in '\(language)'; translate those instead of one text", plain)
    }
    if list.tables.catalogue == nil, !list.tables.tables.contains(where: \.hasForms),
      let form = added.first(where: { !$0.change.id.form.isEmpty })
    {
      let table = "'\(language).lproj/\(list.name).stringsdict'"
      return report(
        "'\(key)' has forms here, and no table has any; add them with their rules to \(table) or to a catalogue first",
        form
      )
    }
    let forms = added.filter(\.change.id.varies)
    guard list.tables.catalogue != nil, let form = forms.first else { return nil }
    if let plain = changes.first(where: \.change.id.form.isEmpty) {
      return report("'\(key)' has one text and forms in '\(language)'; remove one of them", plain)
    }
    let all = existing + added.map(\.change.id)
    let kinds = Set(all.filter(\.varies).compactMap(\.form.first)).sorted()
    if kinds.count > 1 {
      return report(
        "'\(key)' has forms by \(kinds.joined(separator: " and by ")) in '\(language)'; keep one",
        form
      )
    }
    if !all.contains(where: { $0.varies && $0.form.last == "other" }) {
      return report("'\(key)' has no form 'other' in '\(language)', which each text needs; add it", form)
    }
    return nil
  }

  /// For a language without a table of forms, the first change of each text that lacks forms of the table to copy.
  static func incomplete(_ changes: [ImportedChange], _ tables: [Table]) -> [ImportedChange] {
    guard !tables.contains(where: \.isCatalogue), let model = tables.first(where: \.hasForms),
      let language = model.language
    else { return [] }
    let needed = Dictionary(grouping: model.texts(in: language).map(\.id), by: \.key)
    let languages = Set(tables.filter(\.hasForms).compactMap(\.language))
    var own: [Place: [ImportedChange]] = [:]
    var order: [Place] = []
    for change in changes where !change.change.id.form.isEmpty && !languages.contains(change.language) {
      let place = Place(language: change.language, key: change.change.id.key)
      if own[place] == nil { order.append(place) }
      own[place, default: []].append(change)
    }
    return order.compactMap { place in
      let ids = Set(own[place, default: []].map(\.change.id))
      return ids.isSuperset(of: needed[place.key] ?? []) ? nil : own[place]?.first
    }
  }

  private static func report(_ message: String, _ change: ImportedChange) -> Diagnostic {
    Diagnostic(.unreadableTranslation, message, at: change.location).asError
  }
}
