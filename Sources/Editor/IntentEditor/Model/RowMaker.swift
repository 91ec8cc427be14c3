import IntentChecking
import IntentOptions
import IntentRuntime
import IntentSchema

/// Makes the rows of a parameter from the state of the editor.
struct RowMaker {
  private let state: EditorState
  private let problems: [String: [ParameterValueError]]
  private let visibilities: [String: ParameterVisibility]

  init(_ state: EditorState) {
    self.state = state
    visibilities = state.configuration.visibilities(for: state.family)
    problems = Dictionary(
      grouping: state.configuration.issues(for: state.family).filter { $0.path.parameter != nil },
      by: { $0.path.parameter ?? "" }
    )
  }

  func rows(of parameter: ParameterSchema) -> [EditorRow] {
    let name = parameter.name
    let value = state.configuration.value(of: name, includingHidden: true)
    let visibility = visibilities[name] ?? .visible
    var head = EditorRow(
      .parameter(name),
      title: parameter.shownTitle,
      control: parameter.isArray ? .list(count: 0, maximum: nil) : control(of: parameter, value: value),
      value: value,
      text: state.text(of: value, of: parameter),
      placeholder: parameter.placeholder,
      visibility: visibility,
      whyHidden: whyHidden(parameter, visibility),
      isChanged: value != state.original.value(of: name, includingHidden: true)
    )
    head.remark = state.remark(onDefaultOf: name)
    let found = problems[name] ?? []
    let offered = offeredIdentifiers(of: parameter)
    func isStale(_ value: ParameterValue?) -> Bool {
      // A form also takes new names.
      guard let value, !state.isForm else { return false }
      if parameter.options == .searchable { return state.found[name]?[value.optionIdentifier] == false }
      return offered.map { !$0.contains(value.optionIdentifier) } ?? false
    }
    guard parameter.isArray else {
      head.problems = found.map { $0.words(below: 1) }
      head.isStale = isStale(value)
      return [head]
    }
    let elements = state.elements(of: name)
    // Unreadable elements have no rows, so a problem's index may not match its row.
    let isWhole = state.configuration.retained.entries[name] == nil
    head.control = .list(count: elements.count, maximum: state.maximumCount(of: parameter))
    let problems = Dictionary(grouping: found) { isWhole ? $0.elementIndex : nil }
    head.problems = problems[nil, default: []].map { $0.words(below: 1) }
    var rows = [head]
    for (index, element) in elements.enumerated() {
      var row = head
      row.place = .element(of: name, index)
      row.title = "\(index + 1)"
      row.control = control(of: parameter, value: element)
      row.value = element
      row.text = state.text(of: element, of: parameter)
      row.problems = problems[index, default: []].map { $0.words(below: 2) }
      row.isStale = isStale(element)
      row.isChanged = false
      rows.append(row)
    }
    guard elements.count < state.maximumCount(of: parameter) ?? .max, head.isShown else { return rows }
    rows.append(EditorRow(.newElement(of: name), title: "Add", control: .newElement, visibility: visibility))
    return rows
  }

  private func whyHidden(_ parameter: ParameterSchema, _ visibility: ParameterVisibility) -> String? {
    if let rule = state.schema.shownTitles(visibility, of: parameter) { return rule }
    return parameter.isConfigurable ? nil : "'\(parameter.shownTitle)' cannot be edited"
  }

  private func control(of parameter: ParameterSchema, value: ParameterValue?) -> EditorControl {
    if state.asksForOptions(of: parameter) { return .options }
    switch parameter.type {
    case .boolean: return .toggle
    case .enumeration: return .choice
    case .file: return .path
    case .string(let settings): return settings.isMultiline ? .text : .field
    case .integer(let settings):
      return control(
        settings.control,
        from: settings.minimum.map(Double.init),
        to: settings.maximum.map(Double.init),
        at: value
      )
    case .decimal(let settings):
      return control(settings.control, from: settings.minimum, to: settings.maximum, at: value)
    default: return .field
    }
  }

  private func control(
    _ control: NumberControl,
    from minimum: Double?,
    to maximum: Double?,
    at value: ParameterValue?
  ) -> EditorControl {
    switch control {
    case .field: return .field
    case .stepper: return .stepper
    case .slider:
      guard let minimum, let maximum, minimum < maximum, (maximum - minimum).isFinite else { return .stepper }
      return .slider(value?.number.map { min(1, max(0, ($0 - minimum) / (maximum - minimum))) })
    }
  }

  /// `nil` if unknown, or if the provider supports search.
  private func offeredIdentifiers(of parameter: ParameterSchema) -> Set<String>? {
    guard parameter.options == .dynamic, let offered = state.offered[parameter.name] else { return nil }
    return Set(offered.sections.lazy.flatMap(\.options).map(\.value.optionIdentifier))
  }
}

extension OptionsCollection where Value == ParameterValue {
  func offers(_ value: ParameterValue) -> Bool {
    sections.contains { $0.options.contains { $0.value.optionIdentifier == value.optionIdentifier } }
  }
}

extension ParameterSchema {
  var shownTitle: String {
    title.text.contains { !$0.isWhitespace } ? title.text : name
  }

  fileprivate var placeholder: String {
    if case .string(let settings) = type, let text = settings.placeholder?.text, !text.isEmpty { return text }
    return "none"
  }
}

extension ParameterValueError {
  fileprivate var elementIndex: Int? {
    if path.steps.count > 1, case .index(let index) = path.steps[1] { index } else { nil }
  }

  func words(below depth: Int) -> String {
    var error = self
    error.path = ValuePath(Array(path.steps.dropFirst(depth)))
    return error.path.steps.isEmpty ? error.words : error.description
  }
}

extension EditorState {
  /// The focus stays, or moves to the nearest row.
  mutating func updateRows() {
    let place = focusedRow?.place
    let maker = RowMaker(self)
    let all = schema.parameters.map { (parameter: $0, rows: maker.rows(of: $0)) }
    hiddenRows = all.flatMap(\.rows).filter { !$0.isShown }
    rows = all.flatMap { entry in entry.rows.filter { $0.isShown || showsHidden } }
    if let place { focus(on: place) }
    focus = min(max(0, focus), max(0, rows.count - 1))
  }

  mutating func translate(to schema: ConfigurationSchema) {
    guard schema.parameterNames == self.schema.parameterNames else { return }
    self.schema = schema
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

  func elements(of name: String) -> [ParameterValue] {
    guard case .array(let elements) = configuration.value(of: name, includingHidden: true) else { return [] }
    return elements
  }

  func maximumCount(of parameter: ParameterSchema) -> Int? {
    family.flatMap { parameter.arraySizes?.maximumCount(for: $0) }
  }

  func asksForOptions(of parameter: ParameterSchema) -> Bool {
    hasOptions && parameter.options != .fixed
  }

  func text(of value: ParameterValue?, of parameter: ParameterSchema) -> String {
    value.map { ValueText.shown($0, as: parameter.type, in: schema.types) } ?? ""
  }
}
