import IntentDefinition
import IntentDiagnostics

/// Compares the placeholders and format specifiers of an imported text with the definition's.
struct PlaceholderCheck {
  private struct Quoted {
    var text: String
    var location: SourceLocation

    init(_ text: TableText) { (self.text, location) = (text.text.value, text.location) }

    init(_ text: ListedText) { (self.text, location) = (text.text, text.location) }
  }

  private let text: ImportedText
  private let listed: ListedText
  private let model: Quoted?
  /// These texts have the allowed format specifiers; empty if unknown.
  private let known: [String]

  init(_ text: ImportedText, of listed: ListedText, in language: String, _ list: TextList) {
    (self.text, self.listed) = (text, listed)
    let current = list.translation(text.id, in: language)
    let base = list.isBase(language) ? nil : list.translation(text.id, in: list.baseLanguage)
    if text.id.form.isEmpty {
      model = base.flatMap { $0.text.value == listed.text ? nil : Quoted($0) } ?? Quoted(listed)
      known = [listed.text] + [base, current].compactMap { $0?.text.value }
    } else {
      model = (current ?? base ?? list.anyTranslation(text.id)).map(Quoted.init)
      known = list.siblings(of: text.id).map(\.text.value)
    }
  }

  var problem: Diagnostic? { names ?? parts ?? specifiers }

  private var original: Quoted { model ?? Quoted(listed) }

  private func report(_ rule: Rule, _ message: String, _ quoted: Quoted) -> Diagnostic {
    let notes = [Diagnostic.Note("this is the text", at: quoted.location)]
    return Diagnostic(rule, message, at: text.location, notes: notes).asError
  }

  /// A translation can put a single number in words.
  private var isForOneNumber: Bool { ["zero", "one", "two"].contains(text.id.form.last) }

  private var names: Diagnostic? {
    let names = Set(Placeholders.names(in: text.text))
    let all = Set(listed.placeholders)
    if let invented = names.subtracting(all).sorted().first {
      return report(
        .translatedPlaceholder,
        "'${\(invented.shortened)}' is not a placeholder of '\(listed.text.shortened)'; use the placeholders of that text",
        Quoted(listed)
      )
    }
    var needed = all
    if !text.id.form.isEmpty {
      needed.formIntersection(Placeholders.names(in: model?.text ?? ""))
      if isForOneNumber { needed.remove("count") }
    }
    let lost = needed.subtracting(names).sorted().map { "${\($0.shortened)}" }
    let quoted = text.id.form.isEmpty ? Quoted(listed) : original
    return lost.count > listed.replaced ? report(lost: lost, of: quoted) : nil
  }

  private func report(lost: [String], of quoted: Quoted) -> Diagnostic {
    let list = lost.map { "'\($0)'" }.listed
    return report(
      .lostPlaceholder,
      "the translation lacks \(list) of '\(quoted.text.shortened)'; add \(lost.count == 1 ? "it" : "them")",
      quoted
    )
  }

  /// Such as `%#@name@`, which the table defines.
  private var parts: Diagnostic? {
    guard let model else { return nil }
    let (needed, own) = (FormatSpecifiers.parts(of: model.text), FormatSpecifiers.parts(of: text.text))
    guard needed != own else { return nil }
    let list = needed.sorted().map { "'\($0)'" }.listed
    return report(
      .lostPlaceholder,
      needed.isEmpty
        ? "this text has a part in '%#@…@' that its table does not have; remove it"
        : "this text must have \(list), which its table defines",
      model
    )
  }

  private var specifiers: Diagnostic? {
    let own = FormatSpecifiers(text.text)
    let possible = Set(known.flatMap { FormatSpecifiers($0).all })
    let isKnown = !known.isEmpty
    let needed = FormatSpecifiers(model?.text ?? "")
    let isNumbered = own.spellings.values.contains { $0.contains("$") }
    if !isNumbered, own.all != needed.all, own.all.map(\.type).sorted() == needed.all.map(\.type).sorted(),
      let moved = own.all.first(where: { !possible.contains($0) }),
      let number = needed.all.first(where: { $0.type == moved.type })?.argument,
      let spelling = own.spellings[moved]
    {
      return report(
        .translatedPlaceholder,
        "the specifiers of '\(original.text.shortened)' are in another order here; number them, such as '%\(number)$\(spelling.drop { "%0123456789$".contains($0) })'",
        original
      )
    }
    if let invented = own.all.first(where: { isKnown ? !possible.contains($0) : $0.type == "n" }) {
      let spelling = own.spellings[invented] ?? ""
      return report(
        .translatedPlaceholder,
        "'\(spelling)' is not a format specifier of '\(original.text.shortened)'; use the specifiers of that text",
        original
      )
    }
    let lost = needed.all.filter { !own.all.contains($0) && !(isForOneNumber && $0.isNumber) }
    return lost.isEmpty ? nil : report(lost: lost.map { needed.spellings[$0] ?? "" }, of: original)
  }
}

/// Rejects imports that would make a text's forms inconsistent, such as a text next to its forms in a
/// catalog.
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
    if list.tables.catalog == nil, !list.tables.tables.contains(where: \.hasForms),
      let form = added.first(where: { !$0.change.id.form.isEmpty })
    {
      let table = "'\(language).lproj/\(list.name).stringsdict'"
      return report(
        "'\(key)' has forms here, and no table has any; add them with their rules to \(table) or to a catalog first",
        form
      )
    }
    let forms = added.filter(\.change.id.varies)
    guard list.tables.catalog != nil, let form = forms.first else { return nil }
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

  /// Concerns languages without a `.stringsdict`.
  static func incomplete(_ changes: [ImportedChange], _ tables: [Table]) -> [ImportedChange] {
    guard !tables.contains(where: \.isCatalog), let model = tables.first(where: \.hasForms),
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
