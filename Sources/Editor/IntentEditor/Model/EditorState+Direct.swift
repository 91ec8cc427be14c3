import IntentChecking
import IntentOptions
import IntentRuntime
import IntentSchema

extension EditorState {
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

  /// Says why a change of the row with the focus is not made: it was made for another value.
  mutating func refuse(_ text: String?, was: String) {
    guard let place = focusedRow?.place else { return }
    let current = fieldText(at: place)
    let (before, now) = (was.isEmpty ? "no value" : "'\(was)'", current.isEmpty ? "no value" : "'\(current)'")
    guard let text else {
      message = "The row has \(now) now, not \(before), so nothing is changed"
      return
    }
    openField(at: place, text: text)
    guard case .field(var field) = screen else { return }
    field.problem = "was typed for \(before), but the row has \(now) now; Escape shows it"
    screen = .field(field)
    message = field.problem
  }

  /// Shows the texts of another language, also of what is open.
  mutating func translate(to schema: ConfigurationSchema) {
    guard schema.parameterNames == self.schema.parameterNames else { return }
    self.schema = schema
    original = DynamicConfiguration(schema, original.configurationValues)
    draft.translate(to: schema)
    history.translate(to: schema)
    update()
  }

  /// Shows the rows for a widget family.
  mutating func fit(_ family: ConfigurationFamily?) {
    self.family = family
    update()
  }

  /// Computes again what is shown.
  private mutating func update() {
    updateRows()
    switch screen {
    case .options(var list) where !list.isAsked && !list.isPicker:
      guard let parameter = schema.parameter(named: list.place.parameter) else { break }
      list.title = parameter.shownTitle
      list.offered = OptionsCollection(of: parameter.type, in: schema.types) ?? OptionsCollection()
      show(&list, atChoice: false)
    case .field(let field): openField(at: field.place, text: field.buffer.text)
    case .review: screen = .review(review)
    case .conflict(let conflict): showConflict(conflict.reason, conflict.plain)
    case .help: screen = .rows
    case .find(let search): find(search)
    default: break
    }
  }

  /// Goes on after saving. The values of hidden rows, which were not saved, stay until the editor ends.
  mutating func goOn() -> [EditorEffect] {
    let plain = savedPlain
    let configuration = savedConfiguration
    (original, saved, hasTheirs) = (configuration, configuration, false)
    if stored != nil { stored = plain }
    draft.chosen = []
    screen = .rows
    updateRows()
    message = destination.isEmpty ? "Saved" : "Saved to \(destination)"
    return []
  }
}
