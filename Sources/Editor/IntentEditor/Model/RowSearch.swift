import IntentSchema

/// The search for a row, with its term and the rows that match.
package struct RowSearch: Sendable, Equatable {
  /// A matching row.
  package struct Entry: Sendable, Equatable {
    /// The row.
    package var row: EditorRow
    /// The full name: for an element, with the array's name.
    package var name: String
  }

  /// The search term.
  package var term = TextBuffer()
  /// Matching rows in order, then matching hidden rows.
  package var entries: [Entry] = []
  /// The index of the current entry, at first the best match.
  package var cursor = 0
  /// The number of rows that can be found.
  package var total = 0

  /// The entry with the cursor.
  package var current: Entry? {
    entries.indices.contains(cursor) ? entries[cursor] : nil
  }
}

extension EditorState {
  /// Returns a row's full name: for an element, with the array's name.
  package func name(of row: EditorRow) -> String {
    let title = schema.parameter(named: row.place.parameter)?.shownTitle ?? row.title
    return switch row.place {
    case .parameter: title
    case .element(_, let index): "\(title) \(index + 1)"
    case .newElement: "Add to \(title)"
    }
  }

  mutating func find(_ search: RowSearch) {
    var search = search
    let term = SearchTerm(search.term.text)
    let listed = Set(rows.map(\.place))
    let all = (rows + hiddenRows.filter { !listed.contains($0.place) })
      .filter { $0.control != .newElement }
    search.total = all.count
    var distances: [Int] = []
    search.entries = all.compactMap { row in
      let name = name(of: row)
      if !term.isEmpty {
        let texts = [name, row.text, row.place.parameter].map(SearchText.init)
        guard let distance = term.distance(to: texts) else { return nil }
        distances.append(distance)
      }
      return RowSearch.Entry(row: row, name: name)
    }
    let best = distances.min().flatMap { distances.firstIndex(of: $0) }
    let focused = search.entries.firstIndex { $0.row.place == focusedRow?.place }
    search.cursor = best ?? focused ?? 0
    screen = .find(search)
  }

  mutating func reduceFind(_ event: EditorEvent, _ search: RowSearch) -> [EditorEffect] {
    var search = search
    switch event {
    case .edit(let edit):
      let before = search.term.text
      search.term.apply(edit)
      if search.term.text != before { find(search) } else { screen = .find(search) }
    case .move(let count):
      search.cursor = Self.moved(search.cursor, by: count, in: search.entries.count)
      screen = .find(search)
    case .open, .confirm:
      guard let row = search.current?.row else { return [] }
      if !row.isShown, !showsHidden {
        showsHidden = true
        updateRows()
      }
      focus(on: row.place)
      screen = .rows
    case .cancel: screen = .rows
    default: break
    }
    return []
  }
}
