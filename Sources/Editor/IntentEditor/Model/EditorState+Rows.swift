import IntentChecking
import IntentOptions
import IntentRuntime
import IntentSchema

extension EditorState {
  /// The focus stays, or moves to the nearest row.
  mutating func updateRows() {
    let place = focusedRow?.place
    let maker = RowMaker(draft, original: original, family: family, provider: provider, isForm: isForm)
    let all = schema.parameters.map { (parameter: $0, rows: maker.rows(of: $0)) }
    hiddenRows = all.flatMap(\.rows).filter { !$0.isShown }
    rows = all.flatMap { entry in entry.rows.filter { $0.isShown || showsHidden } }
    if let place { focus(on: place) }
    focus = min(max(0, focus), max(0, rows.count - 1))
  }

  mutating func translate(to schema: ConfigurationSchema) {
    guard schema.parameterNames == self.schema.parameterNames else { return }
    original = DynamicConfiguration(schema, original.configurationValues)
    draft.translate(to: schema)
    history.translate(to: schema)
    update()
  }

  mutating func fit(_ family: ConfigurationFamily?) {
    self.family = family
    update()
  }

  private mutating func update() {
    updateRows()
    switch screen {
    case .options(var list, let place) where !list.isAsked:
      guard let parameter = schema.parameter(named: place.parameter) else { break }
      list.title = parameter.shownTitle
      list.offered = OptionsCollection(of: parameter.type, in: schema.types) ?? OptionsCollection()
      show(&list, at: place, atChoice: false)
    case .field(let field): openField(at: field.place, text: field.buffer.text)
    case .review: screen = .review(review)
    case .help: screen = .rows
    case .find(let search): find(search)
    default: break
    }
  }

  /// Focuses a row. For a removed element, focuses the row before it or the array's heading.
  mutating func focus(on place: EditorPlace) {
    if let index = rows.firstIndex(where: { $0.place == place }) {
      focus = index
    } else if case .element(of: let name, let number) = place {
      let before = rows.lastIndex { row in
        if case .element(of: name, let other) = row.place { other < number } else { false }
      }
      if let before { focus = before } else { focus(on: .parameter(name)) }
    } else if case .newElement(of: let name) = place {
      focus(on: .parameter(name))
    }
  }

  /// Finds a row, even a hidden one.
  package func row(at place: EditorPlace) -> EditorRow? {
    rows.first { $0.place == place } ?? hiddenRows.first { $0.place == place }
  }

  func elements(of name: String) -> [ParameterValue] { configuration.elements(of: name) }

  func value(at place: EditorPlace) -> ParameterValue? {
    let value = configuration.value(of: place.parameter, includingHidden: true)
    switch place {
    case .parameter: return value
    case .newElement: return nil
    case .element(_, let index):
      guard case .array(let elements) = value, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
  }
}

extension DynamicConfiguration {
  func elements(of name: String) -> [ParameterValue] {
    if case .array(let elements) = value(of: name, includingHidden: true) { elements } else { [] }
  }
}

extension ParameterSchema {
  func maximumCount(for family: ConfigurationFamily?) -> Int? {
    family.flatMap { arraySizes?.maximumCount(for: $0) }
  }
}

extension ConfigurationSchema {
  func text(of value: ParameterValue?, of parameter: ParameterSchema) -> String {
    value.map { ValueText.shown($0, as: parameter.type, in: types) } ?? ""
  }
}
