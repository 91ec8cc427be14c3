import IntentChecking
import IntentRuntime
import IntentSchema

/// The whole state of an editor, as a value that events change.
///
/// It does no input or output and never waits: ``reduce(_:)`` returns the effects to carry out.
public struct EditorState: Sendable {
  /// What can be configured, with texts in the display language.
  public internal(set) var schema: ConfigurationSchema
  /// The widget family; `nil` if none in particular.
  public internal(set) var family: ConfigurationFamily?
  /// The initial configuration.
  public internal(set) var original: DynamicConfiguration
  /// The current configuration, including the values of hidden rows.
  public var configuration: DynamicConfiguration { draft.configuration }
  /// Whether there is a source of options.
  public let hasOptions: Bool
  /// Whether the values of hidden rows are saved.
  public let keepsHidden: Bool
  /// The name of the place to save to: `widget.json`.
  public let destination: String

  /// The listed rows: those that show, and the hidden ones too if ``showsHidden`` is set.
  public internal(set) var rows: [EditorRow] = []
  /// The hidden rows.
  public internal(set) var hiddenRows: [EditorRow] = []
  /// Whether hidden rows are listed.
  public internal(set) var showsHidden = false
  /// The index of the row with the focus.
  public internal(set) var focus = 0
  /// The current screen.
  public internal(set) var screen = EditorScreen.rows
  /// The message of the last event, in one sentence.
  public internal(set) var message: String?
  /// What was saved last, if the editor goes on after saving.
  public internal(set) var saved: DynamicConfiguration?
  /// Whether the editor goes on after saving, instead of ending.
  public let staysOpen: Bool
  /// The outcome, once the editor has ended.
  public internal(set) var outcome: EditorOutcome?

  /// The rules for texts, by parameter.
  package var textRules: [String: EditorTextRule] = [:]

  /// What was asked for in an outline; `nil` if an entry was chosen.
  package internal(set) var command: EditorEvent?
  /// Whether saving shows no changes first.
  package var savesAtOnce = false
  /// Another editor whose rows are shown beside these, if there is room: what the values mean.
  package var preview: (@Sendable (DynamicConfiguration) -> EditorState?)?

  /// What will be saved.
  var draft: EditorDraft
  /// The changes so far.
  var history = EditorHistory()
  /// The contents of the file; `nil` if all values are written.
  var stored: PlainValue?
  /// Whether the version of a file that changed on disk is the original one now.
  var hasTheirs = false
  /// The most recent options, by parameter.
  var offered: [String: OptionsCollection<ParameterValue>] = [:]
  /// Whether the current event changed a value; the options of others may depend on it.
  var hasChanged = false
  /// The parameter that the current event changed; `nil` if it changed several.
  var changedParameter: String?
  /// The parameters of pending questions that no list waits for.
  var pending: [Int: String] = [:]
  var questionCount = 0

  /// - Parameters:
  ///   - configuration: The initial configuration. The texts of its schema are shown unchanged: see
  ///     `ConfigurationSchema/localized(by:)`.
  ///   - family: The widget family; `nil` if none in particular.
  ///   - hasOptions: Whether there is a source of options. If not, objects are given by identifier.
  ///   - keepsHidden: Whether the values of hidden rows are saved.
  ///   - destination: The name of the place to save to.
  ///   - stored: The contents of the file that is edited, or an empty object for a new one. What was not changed is
  ///     saved as it is there, and a default only if it is there or was chosen. Without it, all values are saved.
  ///   - staysOpen: Whether the editor goes on after saving, instead of ending.
  public init(
    _ configuration: DynamicConfiguration,
    family: ConfigurationFamily? = nil,
    hasOptions: Bool = false,
    keepsHidden: Bool = false,
    destination: String = "",
    stored: PlainValue? = nil,
    staysOpen: Bool = false
  ) {
    schema = configuration.schema
    self.family = family
    original = configuration
    draft = EditorDraft(configuration: configuration)
    self.stored = stored
    self.hasOptions = hasOptions
    self.keepsHidden = keepsHidden
    self.destination = destination
    self.staysOpen = staysOpen
    updateRows()
  }

  /// A list of texts to choose one from. The outcome has the chosen text as the value of the only parameter.
  ///
  /// - Parameters:
  ///   - title: The title of the list.
  ///   - options: The texts, with subtitles.
  public init(choosing title: String, from options: OptionsCollection<ParameterValue>) {
    let parameter = ParameterSchema(
      Self.choice,
      tag: 1,
      title: LocalizedText(title),
      type: .string(TextSettings()),
      options: .dynamic
    )
    let schema = ConfigurationSchema(
      Self.choice,
      className: Self.choice,
      title: LocalizedText(title),
      parameters: [parameter]
    )
    self.init(DynamicConfiguration(schema))
    var list = OptionList(
      place: .parameter(parameter.name),
      title: title,
      phase: .loaded,
      isAsked: false,
      isSearchable: false,
      takesSeveral: false
    )
    (list.isPicker, list.isSearching) = (true, true)
    list.offered = options
    show(&list, atChoice: true)
  }

  /// A list of texts to choose one from, with sentences above it.
  package init(
    choosing title: String,
    from options: OptionsCollection<ParameterValue>,
    remarks: [String]
  ) {
    self.init(choosing: title, from: options)
    guard case .options(var list) = screen else { return }
    (list.isSearching, list.remarks) = (false, remarks)
    screen = .options(list)
  }

  /// A list of elements that are chosen, added, removed and moved. The outcome has the text of the entry with the cursor,
  /// and ``command`` says what to do with it.
  ///
  /// - Parameters:
  ///   - title: The title of the list.
  ///   - options: The elements.
  ///   - text: The value of the entry that gets the cursor.
  ///   - remarks: Sentences above the entries.
  ///   - message: What the last change did.
  package init(
    outline title: String,
    of options: OptionsCollection<ParameterValue>,
    at text: String? = nil,
    remarks: [String] = [],
    message: String? = nil
  ) {
    self.init(choosing: title, from: options)
    guard case .options(var list) = screen else { return }
    (list.isOutline, list.isSearching, list.remarks) = (true, false, remarks)
    list.cursor = list.entries.firstIndex { $0.option.value == text.map(ParameterValue.string) } ?? 0
    screen = .options(list)
    self.message = message
  }

  static let choice = "choice"

  /// The text that was chosen from a list of texts.
  public var chosenText: String? {
    guard case .saved? = outcome, case .string(let text)? = configuration.value(of: Self.choice) else {
      return nil
    }
    return text
  }

  /// The row with the focus; `nil` if no rows are listed.
  public var focusedRow: EditorRow? {
    rows.indices.contains(focus) ? rows[focus] : nil
  }

  /// Whether quitting now would lose changes.
  public var hasChanges: Bool {
    // The values of hidden rows that a save has left out are not changes.
    configuration != original && (saved == nil || savedConfiguration != original)
  }
}

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
    // What another editor says about its outcome stays until the first key.
    if event != .started { message = nil }
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

  /// Applies an event to a row, whatever is open.
  mutating func reduce(_ event: EditorEvent, on place: EditorPlace) -> [EditorEffect] {
    guard rows.contains(where: { $0.place == place }) else {
      if case .refuse(_, let was) = event { message = "The row of '\(was)' is gone, so nothing is changed" }
      return []
    }
    var effects: [EditorEffect] = []
    if case .options(let list) = screen {
      if list.isPicker { return [] }
      effects.append(.forget(list.question))
    }
    screen = .rows
    focus(on: place)
    return effects + reduceRows(event)
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
    case .save where savesAtOnce: return [.write(savedPlain, replacing: false)]
    case .notWritten(let reason): report(reason)
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
