import IntentChecking
import IntentRuntime
import IntentSchema

/// The steps to undo and redo.
struct EditorHistory: Sendable {
  /// The values to return to, the row to focus on then, and the parameter that the change concerned.
  struct Step: Sendable {
    var draft: EditorDraft
    var place: EditorPlace?
    var parameter: String
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []

  mutating func add(_ step: Step) {
    undone = []
    done.append(step)
  }

  mutating func move(_ direction: Direction, from draft: EditorDraft) -> Step? {
    guard let step = direction == .back ? done.popLast() : undone.popLast() else { return nil }
    var other = step
    other.draft = draft
    if direction == .back { undone.append(other) } else { done.append(other) }
    return step
  }

  mutating func translate(to schema: ConfigurationSchema) {
    for index in done.indices { done[index].draft.translate(to: schema) }
    for index in undone.indices { undone[index].draft.translate(to: schema) }
  }

  /// The direction of a move through the history: undoing moves back, redoing forward.
  enum Direction { case back, forward }
}

/// The configuration being edited, and which values the user chose.
struct EditorDraft: Sendable {
  var configuration: DynamicConfiguration
  /// The parameters that the user chose, even if the value stayed the same.
  var chosen: Set<String> = []
  /// The parameters that may still get the provider's default, and the parameters that got it and were not
  /// chosen since.
  var awaited: Set<String> = []
  var given: Set<String> = []

  mutating func translate(to schema: ConfigurationSchema) {
    configuration = DynamicConfiguration(schema, configuration.configurationValues)
  }
}

extension EditorState {
  /// Whether a change can be undone.
  package var canUndo: Bool { !history.done.isEmpty }

  /// Whether a change can be redone.
  package var canRedo: Bool { !history.undone.isEmpty }

  mutating func change(_ name: String, to draft: EditorDraft) {
    guard draft.configuration.configurationValues != configuration.configurationValues else {
      (self.draft.chosen, self.draft.given) = (draft.chosen, draft.given)
      return
    }
    history.add(.init(draft: self.draft, place: focusedRow?.place, parameter: name))
    self.draft = draft
    giveDefaults()
    showChange(of: name)
  }

  mutating func move(_ direction: EditorHistory.Direction) -> [EditorEffect] {
    guard let step = history.move(direction, from: draft) else {
      message = direction == .back ? "There is nothing to undo" : "There is nothing to redo"
      return []
    }
    draft = step.draft
    showChange(of: step.parameter)
    if let place = step.place { focus(on: place) }
    return []
  }

  private mutating func showChange(of name: String) {
    changedParameter = name
    updateRows()
  }
}
