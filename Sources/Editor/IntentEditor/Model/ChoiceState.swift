import IntentRuntime

/// A choice from a list outside of an editor, such as the choice of an intent or of an element to edit.
package struct ChoiceState<Value: Sendable & Hashable>: FaceState {
  /// The purpose of the list.
  package enum Kind: Sendable {
    /// Comes before an editor. Typed letters search at once.
    case picker
    /// A question inside another editor, which the user can leave unanswered.
    case question
    /// Takes an ``OutlineCommand`` for an entry, too.
    case outline
  }

  package let kind: Kind
  /// Sentences about the choice, or about missing entries.
  package let remarks: [String]
  package internal(set) var list: OptionList<Value>
  /// About what happened before the choice, until the first event.
  package private(set) var message: String?
  package private(set) var showsHelp = false
  package private(set) var outcome: ChoiceOutcome<Value>?

  /// - Parameter value: The entry with the cursor.
  package init(
    _ title: String,
    from options: OptionsCollection<Value>,
    as kind: Kind = .picker,
    at value: Value? = nil,
    remarks: [String] = [],
    message: String? = nil
  ) {
    (self.kind, self.remarks, self.message) = (kind, remarks, message)
    list = OptionList(title: title)
    list.isSearching = kind == .picker
    list.offered = options
    list.fill()
    moveCursor(to: value)
  }

  /// Events reach, in this order, the help, the commands of an outline, and the list. While an outline
  /// searches, letters are text, and cancelling only ends the search.
  package mutating func reduce(_ event: EditorEvent) -> [EditorEffect] {
    guard outcome == nil else { return [] }
    if event != .started { message = nil }
    if event == .quit { return finish(.quit) }
    if showsHelp || event == .help {
      showsHelp = !showsHelp || ![.cancel, .open, .help].contains(event)
      return []
    }
    let current = list.current?.option.value
    if kind == .outline {
      if list.isSearching, event == .cancel {
        list.isSearching = false
        list.search = TextBuffer()
        list.fill()
        moveCursor(to: current)
        return []
      }
      if !list.isSearching, let command = OutlineCommand(event) {
        return finish(.command(command, at: current))
      }
    }
    switch list.reduce(event) {
    case .choose(let index):
      guard list.entries.indices.contains(index) else { return [] }
      return finish(.chose(list.entries[index].option.value))
    case .fill: list.fill()
    case .close: return finish(kind == .question ? .left : .quit)
    case nil: break
    }
    return []
  }

  private mutating func moveCursor(to value: Value?) {
    list.cursor = list.entries.firstIndex { $0.option.value == value } ?? list.cursor
  }

  private mutating func finish(_ outcome: ChoiceOutcome<Value>) -> [EditorEffect] {
    self.outcome = outcome
    return [.finish]
  }
}

/// How a choice ended, for the code that offered it.
package enum ChoiceOutcome<Value: Sendable & Hashable>: Sendable, Hashable {
  case chose(Value)
  /// `at` is the outline's current entry; `nil` if there are no entries.
  case command(OutlineCommand, at: Value?)
  /// The user left the question unanswered.
  case left
  case quit
}

/// An outline's commands besides editing an entry.
package enum OutlineCommand: Sendable, Hashable {
  case add, remove, undo, redo, save
  case move(by: Int)

  init?(_ event: EditorEvent) {
    switch event {
    case .add: self = .add
    case .clear: self = .remove
    case .moveElement(let count): self = .move(by: count)
    case .undo: self = .undo
    case .redo: self = .redo
    case .save: self = .save
    default: return nil
    }
  }
}
