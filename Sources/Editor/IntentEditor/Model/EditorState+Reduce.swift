extension EditorState {
  /// Applies an event.
  ///
  /// - Returns: The effects to carry out, in order.
  public mutating func reduce(_ event: EditorEvent) -> [EditorEffect] {
    guard outcome == nil else { return [] }
    (hasChanged, changedParameter) = (false, nil)
    let effects = apply(event)
    return hasChanged ? effects + askForChosen(after: changedParameter) : effects
  }

  private mutating func apply(_ event: EditorEvent) -> [EditorEffect] {
    switch event {
    case .answered(let number, let options): return take(.success(options), of: number)
    case .failed(let number, let reason): return take(.failure(reason), of: number)
    case .written: return staysOpen ? goOn() : finish(.saved(savedConfiguration))
    case .quit: return quit()
    case .edited(let place, let text): return take(text, at: place)
    case .notEdited(let reason):
      report(reason)
      return []
    case .translate(let schema):
      translate(to: schema)
      return []
    case .fit(let family):
      fit(family)
      return []
    default: break
    }
    message = nil
    if case .on(let place, let event) = event { return reduce(event, on: place) }
    switch screen {
    case .rows: return reduceRows(event)
    case .field(let field): return reduceField(event, field)
    case .options(let list): return reduceOptions(event, list)
    case .review: return reduceReview(event)
    case .help: if event == .cancel || event == .open || event == .help { screen = .rows }
    case .confirmQuit:
      if event == .confirm || event == .open { return event == .confirm ? finish(.quit) : [] }
      if event == .cancel { screen = .rows }
    case .conflict(let conflict): return reduceConflict(event, conflict)
    case .find(let search): return reduceFind(event, search)
    }
    return []
  }

  mutating func reduceRows(_ event: EditorEvent) -> [EditorEffect] {
    switch event {
    case .started: return askForChosen()
    case .move(let count): moveFocus(to: Self.moved(focus, by: count, in: rows.count))
    case .moveToStart: moveFocus(to: 0)
    case .moveToEnd: moveFocus(to: rows.count - 1)
    case .focus(let place): focus(on: place)
    case .toggleHidden:
      showsHidden.toggle()
      updateRows()
    case .search: find(RowSearch())
    case .help: if let row = focusedRow { screen = .help(help(on: row)) }
    case .save:
      screen = .review(review)
      return askForChosen()
    case .open: return changeable { $0.open($1) }
    case .typeIn: return changeable { $0.typeIn($1) }
    case .refuse(let text, let was): refuse(text, was: was)
    case .set(let text): return changeable { $0.set(typed: text, in: $1) }
    case .editElsewhere:
      return changeable { [.edit($1.place, $0.fieldText(at: $1.place))] }
    case .step(let count): return changeable { $0.step($1, by: count) }
    case .toggle: return changeable { $1.control == .toggle ? $0.step($1, by: 1) : [] }
    case .clear: return changeable { $0.clear($1) }
    case .undo: return move(.back)
    case .redo: return move(.forward)
    case .revert: return changeable { $0.revert($1) }
    case .add: return changeable { $0.add(to: $1) }
    case .moveElement(let count): return changeable { $0.moveElement($1, by: count) }
    default: break
    }
    return []
  }

  /// Changes the row with the focus. If the row is hidden, the reason becomes the message.
  private mutating func changeable(
    _ change: (inout EditorState, EditorRow) -> [EditorEffect]
  ) -> [EditorEffect] {
    guard let row = focusedRow else { return [] }
    if let reason = row.whyHidden {
      message = reason
      return []
    }
    return change(&self, row)
  }

  private mutating func moveFocus(to index: Int) {
    focus = min(max(0, index), max(0, rows.count - 1))
  }

  /// An index moved by a number of steps, within the bounds of a list.
  static func moved(_ place: Int, by count: Int, in length: Int) -> Int {
    let (sum, overflow) = place.addingReportingOverflow(count)
    return overflow ? (count < 0 ? 0 : max(0, length - 1)) : min(max(0, sum), max(0, length - 1))
  }

  /// Shows why an action was not possible.
  mutating func report(_ reason: String) {
    message = reason
  }

  mutating func finish(_ outcome: EditorOutcome) -> [EditorEffect] {
    self.outcome = outcome
    return [.finish(outcome)]
  }
}
