import IntentChecking
import IntentOptions
import IntentRuntime
import IntentSchema

/// Makes the rows of a parameter.
struct RowMaker {
  private let draft: EditorDraft
  private let original: DynamicConfiguration
  private let family: ConfigurationFamily?
  private let provider: KnownProvider
  private let isForm: Bool
  private let problems: [String: [ParameterValueError]]
  private let visibilities: [String: ParameterVisibility]

  init(
    _ draft: EditorDraft,
    original: DynamicConfiguration,
    family: ConfigurationFamily?,
    provider: KnownProvider,
    isForm: Bool
  ) {
    (self.draft, self.original, self.family) = (draft, original, family)
    (self.provider, self.isForm) = (provider, isForm)
    visibilities = draft.configuration.visibilities(for: family)
    problems = Dictionary(
      grouping: draft.configuration.issues(for: family).filter { $0.path.parameter != nil },
      by: { $0.path.parameter ?? "" }
    )
  }

  private var configuration: DynamicConfiguration { draft.configuration }

  func rows(of parameter: ParameterSchema) -> [EditorRow] {
    let name = parameter.name
    let value = configuration.value(of: name, includingHidden: true)
    let visibility = visibilities[name] ?? .visible
    var head = EditorRow(
      .parameter(name),
      title: parameter.shownTitle,
      control: parameter.isArray ? .list(count: 0, maximum: nil) : control(of: parameter, value: value),
      value: value,
      text: configuration.schema.text(of: value, of: parameter),
      placeholder: parameter.placeholder,
      visibility: visibility,
      whyHidden: whyHidden(parameter, visibility),
      isChanged: value != original.value(of: name, includingHidden: true)
    )
    head.remark = draft.awaited.contains(name) ? provider.defaults.remark : nil
    let found = problems[name] ?? []
    let offered = offeredIdentifiers(of: parameter)
    func isStale(_ value: ParameterValue?) -> Bool {
      // A form also takes new names.
      guard let value, !isForm else { return false }
      if parameter.options == .searchable { return provider.found[name]?[value.optionIdentifier] == false }
      return offered.map { !$0.contains(value.optionIdentifier) } ?? false
    }
    guard parameter.isArray else {
      head.problems = found.map { $0.words(below: 1) }
      head.isStale = isStale(value)
      return [head]
    }
    let elements = configuration.elements(of: name)
    let maximum = parameter.maximumCount(for: family)
    // Unreadable elements have no rows, so a problem's index may not match its row.
    let isWhole = configuration.retained.entries[name] == nil
    head.control = .list(count: elements.count, maximum: maximum)
    let problems = Dictionary(grouping: found) { isWhole ? $0.elementIndex : nil }
    head.problems = problems[nil, default: []].map { $0.words(below: 1) }
    var rows = [head]
    for (index, element) in elements.enumerated() {
      var row = head
      row.place = .element(of: name, index)
      row.title = "\(index + 1)"
      row.control = control(of: parameter, value: element)
      row.value = element
      row.text = configuration.schema.text(of: element, of: parameter)
      row.problems = problems[index, default: []].map { $0.words(below: 2) }
      row.isStale = isStale(element)
      row.isChanged = false
      rows.append(row)
    }
    guard elements.count < maximum ?? .max, head.isShown else { return rows }
    rows.append(EditorRow(.newElement(of: name), title: "Add", control: .newElement, visibility: visibility))
    return rows
  }

  private func whyHidden(_ parameter: ParameterSchema, _ visibility: ParameterVisibility) -> String? {
    if let rule = configuration.schema.shownTitles(visibility, of: parameter) { return rule }
    return parameter.isConfigurable ? nil : "'\(parameter.shownTitle)' cannot be edited"
  }

  private func control(of parameter: ParameterSchema, value: ParameterValue?) -> EditorControl {
    if provider.offersOptions(of: parameter) { return .options }
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
    case .systemEnumeration, .object, .untypedObject, .date, .dateComponents, .duration, .measurement,
      .currencyAmount, .paymentMethod, .person, .placemark, .speakableString, .url:
      return .field
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
    guard parameter.options == .dynamic, let offered = provider.offered[parameter.name] else { return nil }
    return Set(offered.sections.lazy.flatMap(\.options).map(\.value.optionIdentifier))
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
