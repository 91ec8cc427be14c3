import IntentChecking

extension EditorState {
  /// Whether a change can be undone.
  public var canUndo: Bool { !history.done.isEmpty }

  /// Whether an undone change can be made again.
  public var canRedo: Bool { !history.undone.isEmpty }

  /// Makes other values current, as one step that can be undone.
  ///
  /// - Parameter name: The parameter that changes; `nil` if several do.
  mutating func change(_ name: String?, to draft: EditorDraft) {
    guard draft.configuration.configurationValues != configuration.configurationValues else {
      self.draft.chosen = draft.chosen
      return
    }
    history.add(.init(draft: self.draft, place: focusedRow?.place, parameter: name))
    self.draft = draft
    changed(name)
  }

  /// Undoes or redoes one step, and gives the focus to the row that it changed.
  mutating func move(_ direction: EditorHistory.Direction) -> [EditorEffect] {
    guard let step = history.move(direction, from: draft) else {
      message = direction == .back ? "There is nothing to undo" : "There is nothing to redo"
      return []
    }
    draft = step.draft
    changed(step.parameter)
    if let place = step.place { focus(on: place) }
    return []
  }

  private mutating func changed(_ name: String?) {
    hasChanged = true
    changedParameter = name
    updateRows()
  }
}
