import IntentOptions
import IntentRuntime
import IntentSchema

/// The text being typed into a row.
package struct FieldEditing: Sendable, Hashable {
  /// The row.
  package var place: EditorPlace
  /// The text so far.
  package var buffer: TextBuffer
  /// The value; `nil` if the text is invalid or empty.
  package var value: ParameterValue?
  /// The reason why the text is invalid, without the row's name.
  package var problem: String?
  /// Describes valid text: `a whole number, 1 to 10`.
  package var hint: String
  /// Completions of a path.
  package var completions: [String] = []
  /// Whether the text can have several lines.
  package var isMultiline = false
  /// Whether the value has steps.
  package var hasSteps = false
  var isEdited = false

  init(_ place: EditorPlace, text: String, hint: String) {
    self.place = place
    buffer = TextBuffer(text)
    self.hint = hint
  }
}

extension EditorState {
  mutating func typeIn(_ row: EditorRow) -> [EditorEffect] {
    if case .list = row.control { return add(to: row) }
    openField(at: row.place, text: fieldText(at: row.place))
    return askForNames(at: row.place)
  }

  package func fieldText(at place: EditorPlace) -> String {
    guard let value = value(at: place), let parameter = schema.parameter(named: place.parameter) else {
      return ""
    }
    return ValueText.text(of: value, as: parameter.type, in: schema.types)
  }

  mutating func openField(at place: EditorPlace, text: String) {
    guard let parameter = schema.parameter(named: place.parameter) else { return }
    let hint = textRules[parameter.name]?.hint ?? ValueText.hint(for: parameter.type, in: schema.types)
    var field = FieldEditing(place, text: text, hint: hint)
    if case .string(let settings) = parameter.type { field.isMultiline = settings.isMultiline }
    field.hasSteps = ValueStep.exists(for: parameter.type)
    check(&field)
    screen = .field(field)
  }

  /// Works on a copy and shows it again after each change, with its problem, if any. Completions for a text
  /// that has changed since are dropped.
  mutating func reduceField(_ event: EditorEvent, _ field: FieldEditing) -> [EditorEffect] {
    var field = field
    switch event {
    case .edit(let edit):
      field.buffer.apply(edit)
      (field.completions, field.isEdited) = ([], true)
      check(&field)
      screen = .field(field)
    case .paste(let text): paste(text, into: field)
    case .complete:
      return isPath(field.place) ? [.complete(field.buffer.text)] : []
    case .completed(let paths, let text):
      guard text == field.buffer.text else { return [] }
      field.completions = paths
      if let common = PathCompletion.commonStart(of: paths), common.count > text.count {
        field.buffer.apply(.replace(common))
        if paths.count == 1 { field.completions = [] }
      }
      check(&field)
      screen = .field(field)
    case .step(let count):
      guard let parameter = schema.parameter(named: field.place.parameter),
        let value = steppedValue(of: field, as: parameter.type),
        let next = ValueStep.next(value.value, by: count, as: parameter.type, in: schema.types)
      else { return [] }
      field.buffer.apply(.replace(ValueText.text(of: next, as: parameter.type, in: schema.types)))
      check(&field)
      screen = .field(field)
    case .editElsewhere:
      return [.edit(field.place, field.buffer.text)]
    case .open, .confirm:
      accept(field)
    case .cancel:
      screen = .rows
    default: break
    }
    return []
  }

  private func steppedValue(of field: FieldEditing, as type: ParameterType) -> (value: ParameterValue?, ())? {
    if field.value != nil || field.buffer.isEmpty { return (field.value, ()) }
    let text = field.buffer.text
    return (try? ValueText.value(of: text, as: type, in: schema.types, checksBounds: false)).map { ($0, ()) }
  }

  private mutating func paste(_ text: String, into field: FieldEditing) {
    var field = field
    let lines = text.split(whereSeparator: \.isNewline).filter { $0.contains { !$0.isWhitespace } }
    if lines.count > 1, !field.isMultiline, case .parameter = field.place {
      field.buffer.apply(.insert(lines.joined(separator: " ")))
    } else if lines.count > 1, !field.isMultiline {
      if !field.isEdited, case .newElement = field.place { field.buffer = TextBuffer() }
      field.buffer.apply(.insert(lines.joined(separator: "\n")))
      return addElements(field)
    } else {
      field.buffer.apply(.insert(field.isMultiline ? text : lines.joined()))
    }
    field.isEdited = true
    check(&field)
    screen = .field(field)
  }

  private mutating func addElements(_ field: FieldEditing) {
    guard let parameter = schema.parameter(named: field.place.parameter) else { return }
    let offers = offers(of: parameter)
    var values: [ParameterValue] = []
    for line in field.buffer.text.split(separator: "\n") {
      do {
        guard let value = try meaning(of: String(line), for: parameter, at: field.place, among: offers)
        else { continue }
        values.append(value)
        if let problem = textRules[parameter.name]?.problem(String(line)) {
          message = "Nothing is added, because in line \(values.count) \(problem)"
          return
        }
      } catch {
        message = "Nothing is added, because line \(values.count + 1) \(error.words(below: 0))"
        return
      }
    }
    var elements = elements(of: parameter.name)
    let start = if case .element(_, let index) = field.place { index } else { elements.count }
    elements.replaceSubrange(min(start, elements.count)..<min(start + 1, elements.count), with: values)
    if let family, let most = parameter.maximumCount(for: family), elements.count > most {
      message = "'\(parameter.shownTitle)' holds at most \(most) in \(family.rawValue), not \(elements.count)"
      return
    }
    if let reason = whyLocked(parameter.name) {
      message = reason
      return
    }
    screen = .rows
    set(.array(elements), at: .parameter(parameter.name))
    focus(on: .element(of: parameter.name, start + values.count - 1))
  }

  func check(_ field: inout FieldEditing) {
    (field.value, field.problem) = (nil, nil)
    guard let parameter = schema.parameter(named: field.place.parameter) else { return }
    do {
      let offers = offers(of: parameter)
      field.value = try meaning(of: field.buffer.text, for: parameter, at: field.place, among: offers)
      // An empty text adds no element.
      guard !field.buffer.isEmpty || field.place == .parameter(parameter.name) else { return }
      field.problem = textRules[parameter.name]?.problem(field.buffer.text)
    } catch {
      field.problem = error.words(below: 0)
    }
  }

  private func meaning(
    of text: String,
    for parameter: ParameterSchema,
    at place: EditorPlace,
    among offers: OfferedWords?
  ) throws(ParameterValueError) -> ParameterValue? {
    if text.isEmpty || (text.allSatisfy(\.isWhitespace) && !parameter.type.isString) {
      guard case .parameter = place, parameter.alwaysHasValue else { return nil }
      if parameter.type.isString { return .string("") }
      throw ParameterValueError(.missingValue, value: nil, expected: parameter.type.valueWords)
    }
    if !text.hasPrefix("{"), let value = try offers?.value(meantBy: text) { return value }
    return try ValueText.value(of: text, as: parameter.type, in: schema.types)
  }

  /// The options that a text can name, as an answer does. A form also takes new names, which may resemble old
  /// ones.
  private func offers(of parameter: ParameterSchema) -> OfferedWords? {
    isForm && !parameter.type.isObject ? nil : provider.offered[parameter.name].map { OfferedWords($0) }
  }

  private mutating func accept(_ field: FieldEditing) {
    guard field.problem == nil else {
      message = field.problem
      return
    }
    screen = .rows
    guard field.value != value(at: field.place) else { return }
    set(field.value, at: field.place)
    if case .newElement(of: let name) = field.place, field.value != nil {
      focus(on: .element(of: name, elements(of: name).count - 1))
    }
  }

  mutating func set(typed text: String, in row: EditorRow) -> [EditorEffect] {
    if case .list = row.control { return [] }
    openField(at: row.place, text: text)
    if case .field(let field) = screen { accept(field) }
    return []
  }

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

  mutating func take(_ text: String?, at place: EditorPlace) -> [EditorEffect] {
    message = nil
    guard let text else {
      message = "The text is unchanged"
      return []
    }
    openField(at: place, text: text)
    if case .field(let field) = screen { accept(field) }
    return []
  }

  func isPath(_ place: EditorPlace) -> Bool {
    if case .file = schema.parameter(named: place.parameter)?.type { true } else { false }
  }
}

extension ParameterType {
  var isString: Bool {
    if case .string = self { true } else { false }
  }

  package var isObject: Bool {
    switch self {
    case .object, .untypedObject: true
    default: false
    }
  }
}
