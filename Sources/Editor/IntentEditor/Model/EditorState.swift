import IntentChecking
import IntentRuntime
import IntentSchema

/// An editor's whole state, which only events change. ``reduce(_:)`` never waits, and returns the effects
/// to carry out.
package struct EditorState: FaceState {
  /// The schema, with texts in the display language.
  package var schema: ConfigurationSchema { configuration.schema }
  /// The widget family; `nil` for none in particular.
  package internal(set) var family: ConfigurationFamily?
  /// The initial configuration.
  package internal(set) var original: DynamicConfiguration
  /// The current configuration, including hidden rows.
  package var configuration: DynamicConfiguration { draft.configuration }
  /// Whether to save hidden rows.
  package let keepsHidden: Bool
  package var purpose: EditorPurpose

  /// The listed rows, with hidden ones if ``showsHidden`` is set.
  package internal(set) var rows: [EditorRow] = []
  /// The hidden rows.
  package internal(set) var hiddenRows: [EditorRow] = []
  /// Whether hidden rows are listed.
  package internal(set) var showsHidden = false
  /// The index of the focused row.
  package internal(set) var focus = 0
  /// The current screen.
  package internal(set) var screen = EditorScreen.rows
  /// A sentence about the last event.
  package internal(set) var message: String?
  /// The last saved configuration, if the editor stays open.
  package internal(set) var lastSaved: DynamicConfiguration?
  /// The outcome; `nil` while the editor runs.
  package internal(set) var outcome: EditorOutcome?

  var draft: EditorDraft
  var history = EditorHistory()
  /// The file's contents; `nil` to write all values.
  var stored: PlainValue?
  var provider: KnownProvider
  /// The parameter that the event changed, on which other rows' options may depend.
  var changedParameter: String?

  /// Creates an editor's state.
  ///
  /// - Parameters:
  ///   - configuration: Its schema's texts show unchanged; see `ConfigurationSchema/localized(by:)`.
  ///   - family: `nil` for none in particular.
  ///   - hasOptions: If false, users type the identifiers of objects.
  ///   - keepsHidden: Whether to save hidden rows.
  ///   - stored: The edited file's contents; empty for a new file. Unchanged values are saved as they are
  ///     stored, and defaults only if they are stored or were chosen. `nil` saves all values.
  ///   - awaitsDefaults: The rows that get the provider's default when they first show.
  package init(
    _ configuration: DynamicConfiguration,
    family: ConfigurationFamily? = nil,
    hasOptions: Bool = false,
    keepsHidden: Bool = false,
    purpose: EditorPurpose = .saving(),
    stored: PlainValue? = nil,
    awaitsDefaults: ProviderDefaults? = nil
  ) {
    self.family = family
    original = configuration
    draft = EditorDraft(configuration: configuration)
    self.stored = stored.map(configuration.schema.renamed)
    provider = KnownProvider(exists: hasOptions)
    self.keepsHidden = keepsHidden
    self.purpose = purpose
    draft.awaited = awaitsDefaults?.awaited ?? []
    updateRows()
  }

  /// The focused row; `nil` if no rows are listed.
  package var focusedRow: EditorRow? {
    rows.indices.contains(focus) ? rows[focus] : nil
  }

  /// Whether quitting would lose changes.
  package var hasChanges: Bool {
    // Hidden rows that a save omitted don't count.
    configuration != original && (lastSaved == nil || configurationToSave != original)
  }
}

extension EditorState {
  /// Applies an event, and returns the effects in order.
  package mutating func reduce(_ event: EditorEvent) -> [EditorEffect] {
    guard outcome == nil else { return [] }
    changedParameter = nil
    let effects = apply(event)
    return if let changedParameter { effects + askForChosen(after: changedParameter) } else { effects }
  }

  private mutating func apply(_ event: EditorEvent) -> [EditorEffect] {
    switch event {
    case .answered(let number, let answer): return take(answer, of: number)
    case .written:
      if case .saving(_, staysOpen: true) = purpose { return goOn() }
      return finish(.saved(configurationToSave))
    case .quit: return quit()
    case .edited(let place, let text): return take(text, at: place)
    case .failed(let reason):
      message = reason
      return []
    case .translate(let schema):
      translate(to: schema)
      return []
    case .fit(let family):
      fit(family)
      return []
    default: break
    }
    // A message from the previous editor stays until the first key.
    if event != .started { message = nil }
    if case .on(let place, let event) = event { return reduce(event, on: place) }
    switch screen {
    case .rows: return reduceRows(event)
    case .field(let field): return reduceField(event, field)
    case .options(let list, let place): return reduceOptions(event, list, of: place)
    case .review: return reduceReview(event)
    case .help: if [.cancel, .open, .help].contains(event) { screen = .rows }
    case .confirmQuit:
      if event == .confirm || event == .open { return event == .confirm ? finish(.quit) : [] }
      if event == .cancel { screen = .rows }
    case .conflict: return reduceConflict(event)
    case .find(let search): return reduceFind(event, search)
    }
    return []
  }

  mutating func reduce(_ event: EditorEvent, on place: EditorPlace) -> [EditorEffect] {
    guard rows.contains(where: { $0.place == place }) else {
      if case .refuse(_, let was) = event { message = "The row of '\(was)' is gone, so nothing is changed" }
      return []
    }
    guard case .options(var list, let listed) = screen else {
      screen = .rows
      focus(on: place)
      return reduceRows(event)
    }
    let chosen = value(at: listed)
    screen = .rows
    focus(on: place)
    let effects = reduceRows(event)
    // Don't open the list again if its row is gone or has another value now.
    guard screen == .rows, listed != place, rows.contains(where: { $0.place == listed }),
      value(at: listed) == chosen
    else { return [.forget(list.question)] + effects }
    if list.phase == .loaded {
      show(&list, at: listed, atChoice: false)
    } else {
      screen = .options(list, of: listed)
    }
    return effects
  }

  /// Most events concern the focused row; `changeable` refuses them for a hidden one. Events of other screens
  /// do nothing.
  mutating func reduceRows(_ event: EditorEvent) -> [EditorEffect] {
    switch event {
    case .started: return askForDefaults() + askForChosen()
    case .retry: return askForDefaults()
    case .move(let count): focus = Self.moved(focus, by: count, in: rows.count)
    case .focus(let place): focus(on: place)
    case .toggleHidden:
      showsHidden.toggle()
      updateRows()
    case .search: find(RowSearch())
    case .help: if let row = focusedRow { screen = .help(help(on: row)) }
    case .save where isForm: return [.write(contentToSave, replacing: false)]
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

  static func moved(_ place: Int, by count: Int, in length: Int) -> Int {
    let (sum, overflow) = place.addingReportingOverflow(count)
    return overflow ? (count < 0 ? 0 : max(0, length - 1)) : min(max(0, sum), max(0, length - 1))
  }

  mutating func finish(_ outcome: EditorOutcome) -> [EditorEffect] {
    self.outcome = outcome
    return [.finish]
  }
}
