import IntentDiagnostics
import IntentEditor
import IntentRuntime
import IntentText

extension JSONWriter {
  mutating func row(_ row: EditorRow, of state: EditorState, in view: PageView) {
    object { writer in
      writer.place(row.place)
      writer.shown("title", row.title)
      writer.shown("text", row.text)
      // The page has one notice for all defaults that did not come.
      let remark = state.noDefaults == nil ? row.remark : nil
      writer.shown("placeholder", remark ?? (row.placeholder == "none" ? "None" : row.placeholder))
      if let remark { writer.shown("remark", remark) }
      writer.array("problems", row.problems) { $0.string(visibleText($1)) }
      writer.member("isStale", row.isStale)
      writer.member("isChanged", row.isChanged)
      if let reason = row.whyHidden { writer.shown("whyHidden", reason) }
      if let hint = state.pageHint(state.hint(for: row), at: row.place) { writer.shown("hint", hint) }
      writer.control(row, of: state)
      if row.isParameter, let changes = view.changes[row.place.parameter] {
        writer.changes(changes)
      }
      guard let parameter = state.schema.parameter(named: row.place.parameter) else { return }
      if row.control.isTyped {
        let text = state.fieldText(at: row.place)
        writer.member("typed", text)
        writer.seen(text)
        if let parts = ValuePart.parts(of: parameter.type) {
          writer.parts(parts, of: row.value)
        }
        writer.input(parameter.type)
      } else if case .element = row.place {
        writer.member("value", state.fieldText(at: row.place))
      }
      // An array's element rows don't repeat the cases.
      if view.isPreview, row.isParameter, case .enumeration(let name) = parameter.type,
        row.control == .choice || parameter.isArray
      {
        writer.array("cases", state.schema.types.enums[name]?.cases ?? []) {
          $0.string(visibleText($1.title.text(or: $1.name)))
        }
      }
    }
  }

  mutating func place(_ place: EditorPlace) {
    member("parameter", place.parameter)
    switch place {
    case .parameter: break
    case .element(_, let index): member("index", index)
    case .newElement: member("isNew", true)
    }
  }

  private mutating func control(_ row: EditorRow, of state: EditorState) {
    member("control", row.control.name)
    switch row.control {
    case .toggle: member("isOn", row.value == .boolean(true))
    case .list(let count, let maximum):
      member("count", count)
      if let maximum { member("maximum", maximum) }
    case .stepper, .slider:
      if let number = row.value?.number { member("number", number) }
      if let step = state.stepSize(of: row) { member("step", step) }
    default: break
    }
    if state.hasSteps(row) { member("hasSteps", true) }
  }

  private mutating func input(_ type: ParameterType) {
    switch type {
    case .string(let settings):
      member("kind", "text")
      object("keyboard") { $0.keyboard(settings) }
    case .integer(let settings):
      member("kind", "integer")
      bounds(settings.minimum.map(Double.init), settings.maximum.map(Double.init))
      exact("exactMinimum", settings.minimum)
      exact("exactMaximum", settings.maximum)
    case .decimal(let settings):
      member("kind", "decimal")
      bounds(settings.minimum, settings.maximum)
    case .date: member("kind", "instant")
    case .dateComponents(let settings):
      switch settings.components {
      case .date: member("kind", "date")
      case .time: member("kind", "time")
      case .dateAndTime: member("kind", "dateAndTime")
      }
    case .url: member("kind", "url")
    case .person, .placemark, .currencyAmount: member("kind", "parts")
    case .boolean, .enumeration, .systemEnumeration, .object, .untypedObject, .duration, .measurement,
      .paymentMethod, .file, .speakableString:
      member("kind", "other")
    }
  }

  private mutating func bounds(_ minimum: Double?, _ maximum: Double?) {
    if let minimum { member("minimum", minimum) }
    if let maximum { member("maximum", maximum) }
  }

  /// Writes a number as text if it is too large for JavaScript.
  private mutating func exact(_ key: String, _ number: Int?) {
    if let number, number.magnitude > 1 << 53 { member(key, "\(number)") }
  }

  private mutating func keyboard(_ settings: TextSettings) {
    if let type = settings.keyboardType { member("type", type) }
    switch settings.capitalization {
    case .none: member("capitalization", "none")
    case .words: member("capitalization", "words")
    case .sentences: member("capitalization", "sentences")
    case .allCharacters: member("capitalization", "characters")
    }
    member("corrects", settings.correctsSpelling)
  }
}

extension EditorState {
  /// People who choose settings don't know identifiers. A value with separate fields needs no syntax.
  func pageHint(_ hint: String?, at place: EditorPlace) -> String? {
    guard let type = schema.parameter(named: place.parameter)?.type else { return hint }
    if ValuePart.parts(of: type) != nil { return type.boundsWords }
    return type.isObject ? hint.map { _ in "a name" } : hint
  }
}

extension EditorControl {
  fileprivate var name: String {
    switch self {
    case .toggle: "toggle"
    case .field: "field"
    case .text: "text"
    case .path: "path"
    case .stepper: "stepper"
    case .slider: "slider"
    case .choice: "choice"
    case .options: "options"
    case .list: "list"
    case .newElement: "new"
    }
  }

  fileprivate var isTyped: Bool {
    switch self {
    case .field, .text, .path, .stepper, .slider: true
    case .toggle, .choice, .options, .list, .newElement: false
    }
  }
}

extension JSONWriter {
  mutating func field(_ field: FieldEditing, of state: EditorState) {
    place(field.place)
    member("typed", field.buffer.text)
    seen(field.buffer.text)
    if let hint = state.pageHint(field.hint, at: field.place) { shown("hint", hint) }
    member("isMultiline", field.isMultiline)
    if let type = state.schema.parameter(named: field.place.parameter)?.type,
      let parts = ValuePart.parts(of: type)
    {
      self.parts(parts, of: field.value)
    }
    if let problem = field.problem { shown("problem", problem) }
  }

  /// - Parameter row: `nil` for a list outside of an editor.
  mutating func list(_ list: OptionList<some Any>, of row: EditorPlace?, limit: Int) {
    if let row { place(row) }
    shown("title", list.title)
    member("term", list.search.text)
    member("isPicker", row == nil)
    member("isAsked", list.isAsked)
    member("takesSeveral", list.takesSeveral)
    member("total", list.entries.count)
    switch list.phase {
    case .loading: member("isLoading", true)
    case .failed(let reason): shown("failure", reason)
    case .loaded: break
    }
    if let message = list.message { shown("message", message) }
    array("entries", list.entries.prefix(limit)) { $0.entry($1) }
  }

  private mutating func entry<Value>(_ entry: OptionList<Value>.Entry) {
    object { writer in
      writer.member("identifier", entry.option.identifier)
      writer.shown("title", entry.option.displayString)
      if let subtitle = entry.option.subtitle { writer.shown("subtitle", subtitle) }
      if let image = entry.option.imageName { writer.shown("image", image) }
      if let section = entry.section { writer.shown("section", section) }
      writer.member("isChosen", entry.isChosen)
      writer.member("isStale", entry.isStale)
    }
  }

  mutating func review(_ review: EditorReview) {
    array("changes", review.changes) { writer, change in
      writer.object { writer in
        writer.shown("title", change.title)
        if let before = change.before { writer.shown("before", before) }
        if let after = change.after { writer.shown("after", after) }
      }
    }
    array("problems", review.problems) { $0.string(visibleText($1)) }
    array("notes", review.notes) { $0.string(visibleText($1)) }
  }

  mutating func help(_ help: EditorHelp, hint: String?) {
    shown("title", help.title)
    // People who choose settings don't know the definition's names and types.
    let left = help.facts.filter { !["name", "type", "range", "typed as", "options"].contains($0.name) }
    array("facts", (hint.map { [("takes", $0)] } ?? []) + left.map { ($0.name, $0.text) }) { writer, fact in
      writer.object { writer in
        writer.shown("name", fact.0)
        writer.shown("text", fact.1)
      }
    }
  }
}
