import IntentChecking
import IntentRuntime
import IntentSchema

/// The steps that can be undone, and those that were undone.
struct EditorHistory: Sendable {
  /// What one change replaced.
  struct Step: Sendable {
    /// The values before it, or after it if it was undone.
    var draft: EditorDraft
    /// The row that had the focus before it.
    var place: EditorPlace?
    /// The parameter that it changed; `nil` if it changed several.
    var parameter: String?
  }

  /// The most array elements in all steps, so that a long list that is changed often does not fill the memory.
  private static let greatestSize = 1_000_000

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  private var size = 0

  /// Adds a step. What was undone before it can no longer be redone.
  mutating func add(_ step: Step) {
    undone = []
    done.append(step)
    size += step.size
    var excess = 0
    while size > Self.greatestSize, excess < done.count - 1 {
      size -= done[excess].size
      excess += 1
    }
    done.removeFirst(excess)
  }

  /// Takes the last step back, or makes it again.
  ///
  /// - Parameter draft: The current values.
  /// - Returns: The values that are to become current; `nil` if there is no such step.
  mutating func move(_ direction: Direction, from draft: EditorDraft) -> Step? {
    guard let step = direction == .back ? done.popLast() : undone.popLast() else { return nil }
    var other = step
    other.draft = draft
    if direction == .back { undone.append(other) } else { done.append(other) }
    size = done.reduce(0) { $0 + $1.size }
    return step
  }

  /// Gives all values another language.
  mutating func translate(to schema: ConfigurationSchema) {
    for index in done.indices { done[index].draft.translate(to: schema) }
    for index in undone.indices { undone[index].draft.translate(to: schema) }
  }

  enum Direction { case back, forward }
}

extension EditorHistory.Step {
  fileprivate var size: Int {
    draft.configuration.configurationValues.values.values.reduce(1) { sum, value in
      if case .array(let elements) = value { sum + elements.count } else { sum + 1 }
    }
  }
}

/// What an editor will save.
struct EditorDraft: Sendable {
  /// The values, including those of hidden rows.
  var configuration: DynamicConfiguration
  /// The parameters whose value was chosen, even if it is the one that they had.
  var chosen: Set<String> = []

  mutating func translate(to schema: ConfigurationSchema) {
    configuration = DynamicConfiguration(schema, configuration.configurationValues)
  }
}

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
