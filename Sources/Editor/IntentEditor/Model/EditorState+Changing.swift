import IntentChecking
import IntentRuntime
import IntentSchema

extension EditorState {
  mutating func open(_ row: EditorRow) -> [EditorEffect] {
    switch row.control {
    case .toggle: return step(row, by: 1)
    case .choice, .options: return openList(at: row.place)
    case .text: return [.edit(row.place, fieldText(at: row.place))]
    case .field, .path, .stepper, .slider: return typeIn(row)
    case .list, .newElement: return add(to: row)
    }
  }

  /// An invalid value only sets a message, as does a change of a list that would lose an element.
  ///
  /// - Parameter isChoice: Whether a file gets the value even if it is the default.
  mutating func set(_ value: ParameterValue?, at place: EditorPlace, isChoice: Bool = true) {
    let name = place.parameter
    if isChoice, let reason = whyLocked(name) {
      message = reason
      return
    }
    var new = draft
    do {
      switch place {
      case .parameter:
        try new.configuration.setValue(value, of: name)
      case .element(_, let index):
        var elements = elements(of: name)
        guard elements.indices.contains(index) else { return }
        if let value { elements[index] = value } else { elements.remove(at: index) }
        try new.configuration.setValue(.array(elements), of: name)
      case .newElement:
        guard let value else { return }
        try new.configuration.setValue(.array(elements(of: name) + [value]), of: name)
      }
    } catch {
      message = error.description
      return
    }
    if isChoice { new.chosen.insert(name) } else { new.chosen.remove(name) }
    new.given.remove(name)
    change(name, to: new)
  }

  mutating func clear(_ row: EditorRow) -> [EditorEffect] {
    guard let parameter = schema.parameter(named: row.place.parameter) else { return [] }
    switch row.place {
    case .parameter(let name):
      let count = elements(of: name).count
      set(parameter.initialValue, at: row.place, isChoice: false)
      if count > 0 {
        message =
          "'\(parameter.shownTitle)' has no elements now; undo brings \(count == 1 ? "it" : "all \(count)") back"
      }
    case .element: set(nil, at: row.place)
    case .newElement: break
    }
    return []
  }

  mutating func revert(_ row: EditorRow) -> [EditorEffect] {
    let name = row.place.parameter
    var values = configuration.configurationValues
    values.values[name] = original.configurationValues.values[name]
    values.retained.discard(name)
    if let entry = original.retained.entries[name] { values.retained.retain(entry, for: name) }
    var new = draft
    new.configuration = DynamicConfiguration(schema, values)
    new.chosen.remove(name)
    change(name, to: new)
    return []
  }

  mutating func add(to row: EditorRow) -> [EditorEffect] {
    let name = row.place.parameter
    guard let parameter = schema.parameter(named: name), parameter.isArray else { return [] }
    if let reason = whyLocked(name) ?? whyFull(parameter) {
      message = reason
      return []
    }
    let place = EditorPlace.newElement(of: name)
    if provider.offersOptions(of: parameter) { return openList(at: place) }
    switch parameter.type {
    case .enumeration: return openList(at: place)
    case .boolean: set(parameter.defaultValue ?? .boolean(false), at: place)
    default:
      let text = parameter.defaultValue.map { ValueText.text(of: $0, as: parameter.type, in: schema.types) }
      openField(at: place, text: text ?? "")
      return []
    }
    focus(on: .element(of: name, elements(of: name).count - 1))
    return []
  }

  /// Why a list cannot change: it would lose elements that cannot be read.
  func whyLocked(_ name: String) -> String? {
    schema.parameter(named: name).flatMap { configuration.elementsLost(byChanging: $0).first }
  }

  func whyFull(_ parameter: ParameterSchema) -> String? {
    guard let family, let most = parameter.maximumCount(for: family),
      elements(of: parameter.name).count >= most
    else { return nil }
    return "'\(parameter.shownTitle)' holds at most \(most) in \(family.rawValue)"
  }

  mutating func moveElement(_ row: EditorRow, by count: Int) -> [EditorEffect] {
    guard case .element(of: let name, let index) = row.place else { return [] }
    if let reason = whyLocked(name) {
      message = reason
      return []
    }
    var elements = elements(of: name)
    let target = Self.moved(index, by: count, in: elements.count)
    guard elements.indices.contains(index), target != index else { return [] }
    elements.insert(elements.remove(at: index), at: target)
    set(.array(elements), at: .parameter(name))
    focus(on: .element(of: name, target))
    return []
  }

  mutating func step(_ row: EditorRow, by count: Int) -> [EditorEffect] {
    guard let parameter = schema.parameter(named: row.place.parameter) else { return [] }
    if case .list = row.control { return [] }
    guard row.control != .options, row.control != .newElement else { return [] }
    if let next = ValueStep.next(row.value, by: count, as: parameter.type, in: schema.types) {
      set(next, at: row.place)
    }
    return []
  }
}
