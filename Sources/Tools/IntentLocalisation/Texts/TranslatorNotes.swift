/// What an export tells translators about each text: its place, what `intentc` knows about it, and the comments that the
/// tables have.
struct TranslatorNotes {
  private let comments: [String: [String]]

  /// - Parameter languages: The languages whose tables are read besides that of the definition's own language.
  init(_ list: TextList, for languages: [String]) {
    var comments: [String: [String]] = [:]
    for table in list.tables.tables {
      let isRead = table.language.map { list.isBase($0) || languages.contains($0) } ?? true
      for (key, comment) in isRead ? table.comments : [:] { comments[key, default: []].append(comment) }
    }
    self.comments = comments
  }

  /// The comment of a text, or of one of its forms.
  ///
  /// - Parameter hasPlace: Whether it begins with the place of the text.
  func words(for unit: TextList.Unit, hasPlace: Bool = true) -> String {
    let own = hasPlace ? unit.comment : unit.about
    let known = [unit.comment, unit.about, unit.text.comment, unit.text.about].map(Self.normal)
    var parts = [own]
    var seen = Set(known)
    for comment in comments[unit.id.key] ?? [] {
      var words = Self.normal(comment)
      // An export can have become a table.
      if let start = known.first(where: { words.hasPrefix($0 + " ") }) { words.removeFirst(start.count + 1) }
      if !words.isEmpty, seen.insert(words).inserted { parts.append(words) }
    }
    return parts.joined(separator: " ")
  }

  /// A comment on one line, without what some format cannot have.
  private static func normal(_ comment: String) -> String {
    let words = StringsLiteral.comment(comment).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return StringsNote.plain(words)
  }
}
