import IntentChecking
import IntentSchema

extension EditorState {
  /// Computes the rows. The focus stays with its row, or goes to the nearest.
  mutating func updateRows() {
    let place = focusedRow?.place
    let maker = RowMaker(self)
    let all = schema.parameters.map { (parameter: $0, rows: maker.rows(of: $0)) }
    hiddenRows = all.flatMap(\.rows).filter { !$0.isShown }
    rows = all.flatMap { entry in entry.rows.filter { $0.isShown || showsHidden } }
    if let place { focus(on: place) }
    focus = min(max(0, focus), max(0, rows.count - 1))
  }

  /// Gives a row the focus; for a removed element, the one before it or the heading of the array.
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

  /// A row by its place, hidden ones included.
  public func row(at place: EditorPlace) -> EditorRow? {
    rows.first { $0.place == place } ?? hiddenRows.first { $0.place == place }
  }

  /// The value at a place, if there is one.
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

  /// The elements of an array parameter.
  func elements(of name: String) -> [ParameterValue] {
    guard case .array(let elements) = configuration.value(of: name, includingHidden: true) else { return [] }
    return elements
  }

  /// The most elements that an array can have in the family; `nil` without a maximum.
  func maximumCount(of parameter: ParameterSchema) -> Int? {
    family.flatMap { parameter.arraySizes?.maximumCount(for: $0) }
  }

  /// Whether a parameter's options can be requested. If not, its values are typed.
  func asksForOptions(of parameter: ParameterSchema) -> Bool {
    hasOptions && parameter.options != .fixed
  }

  /// A value for display.
  func text(of value: ParameterValue?, of parameter: ParameterSchema) -> String {
    value.map { ValueText.shown($0, as: parameter.type, in: schema.types) } ?? ""
  }
}
