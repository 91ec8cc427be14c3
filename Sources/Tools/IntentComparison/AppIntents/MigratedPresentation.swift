import IntentAppIntents
import IntentDiagnostics
import IntentSchema

/// What people see of a definition's parameter: its control, options and questions.
extension ContractComparison {
  mutating func comparePresentation(
    _ before: Contract.Parameter,
    _ now: Contract.Parameter,
    _ intent: Contract.Intent,
    _ heir: Contract.Intent
  ) {
    guard case .definition(let expected?, _, _) = before.source,
      case .code(let property, let call) = now.source, case .code(let code) = heir.source
    else { return }
    let type = property.type.map(declared.resolved) ?? TypeName("")
    let parameter = ParameterCode(
      expected: expected,
      property: property,
      call: call,
      type: type,
      intent: code,
      isOfWidget: intent.isOfWidget,
      before: before.place
    )
    checkRange(parameter)
    checkUnit(parameter)
    checkPresentation(parameter)
    checkOptions(parameter)
    checkNames(parameter)
    checkDialogs(parameter)
  }

  private mutating func checkPresentation(_ parameter: ParameterCode) {
    switch parameter.schema.type {
    case .integer(let settings):
      // App Intents have no slider for whole numbers.
      checkControl(settings.control == .slider ? .stepper : settings.control, parameter)
    case .decimal(let settings): checkControl(settings.control, parameter)
    case .string(let settings): checkInput(settings, parameter)
    case .placemark(let kind): checkStyle(kind, ["name", "address", "city"], "displayStyle", parameter)
    case .person(let kind):
      checkStyle(kind, ["contact", "email", "phone", "emailOrPhone"], "mode", parameter)
    case .file(let settings): checkChoices(settings.typeIdentifiers, "supportedTypeIdentifiers", parameter)
    case .currencyAmount(let settings): checkChoices(settings.currencyCodes, "currencyCodes", parameter)
    default: break
    }
  }

  private mutating func checkStyle(
    _ kind: String?,
    _ known: [String],
    _ label: String,
    _ parameter: ParameterCode
  ) {
    let expected = known.first { $0.lowercased() == kind?.lowercased() }
    let argument = parameter.call.argument(label)
    guard let found = argument == nil ? known.first : argument?.value.member, let expected, found != expected
    else {
      return
    }
    report(
      .presentationChanged,
      "'\(parameter.name)' shows '\(found)'; in the definition it is '\(expected)': add '\(label): .\(expected)'",
      [:],
      from: parameter.before,
      to: argument?.location ?? parameter.property.location
    )
  }

  private mutating func checkChoices(_ choices: [String], _ label: String, _ parameter: ParameterCode) {
    let argument = parameter.call.argument(label)
    let found = argument.map { $0.value.elements.map(\.text) } ?? []
    guard !choices.isEmpty, found.allSatisfy({ $0 != nil }), Set(found.compactMap(\.self)) != Set(choices)
    else {
      return
    }
    report(
      .valuesWidened,
      "the '\(label)' of '\(parameter.name)' are not \(choices.map { "'\($0)'" }.listed), as in the definition",
      [.placed: .careful],
      from: parameter.before,
      to: argument?.location ?? parameter.property.location
    )
  }

  private mutating func checkControl(_ control: NumberControl, _ parameter: ParameterCode) {
    let expected = control.rawValue.lowercased()
    let argument = parameter.call.argument("controlStyle")
    guard let found = argument == nil ? "stepper" : argument?.value.member, found != expected else { return }
    report(
      .presentationChanged,
      "the control of '\(parameter.name)' is a \(found); in the definition it is a \(expected)",
      [:],
      from: parameter.before,
      to: parameter.place("controlStyle")
    )
  }

  private mutating func checkInput(_ settings: TextSettings, _ parameter: ParameterCode) {
    let argument = parameter.call.argument("inputOptions")
    if argument != nil, argument?.value.call == nil { return }
    func value(_ label: String) -> CodeValue? { argument?.value.call?.argument(label)?.value }
    func isOn(_ label: String, _ usual: Bool) -> Bool { value(label).map { $0 == .boolean(true) } ?? usual }
    var lost: [String] = []
    let capitalization =
      switch settings.capitalization {
      case .none: "none"
      case .words: "words"
      case .sentences: "sentences"
      case .allCharacters: "allCharacters"
      }
    if value("capitalizationType")?.member ?? "sentences" != capitalization {
      lost.append("capitalization '\(capitalization)'")
    }
    for (label, expected, usual) in [
      ("multiline", settings.isMultiline, false), ("autocorrect", settings.correctsSpelling, true),
      ("smartQuotes", settings.usesSmartQuotes, true), ("smartDashes", settings.usesSmartDashes, true),
    ] where isOn(label, usual) != expected {
      lost.append("'\(label): \(expected)'")
    }
    guard !lost.isEmpty else { return }
    report(
      .presentationChanged,
      "the text field of '\(parameter.name)' lacks \(lost.listed), which the definition has",
      [:],
      from: parameter.before,
      to: parameter.place("inputOptions")
    )
  }

  private mutating func checkOptions(_ parameter: ParameterCode) {
    guard parameter.expected.optionsType != nil else { return }
    let argument = parameter.call.argument("optionsProvider") ?? parameter.call.argument("query")
    var isEntity = false
    if case .object = parameter.schema.type { isEntity = true }
    guard argument != nil || isEntity else {
      return report(
        .optionsChanged,
        "'\(parameter.name)' has no 'optionsProvider', so people get no options from code",
        [.placed: .careful],
        from: parameter.before,
        to: parameter.property.location
      )
    }
    let name =
      argument.map { $0.value.call?.name ?? "" }
      ?? declared.type(parameter.type.name)?.property("defaultQuery")?.queryType
    guard let name, let type = declared.type(name, seenFrom: parameter.intent) else { return }
    if let function = type.functions.first(where: { $0.name == "results()" }),
      function.value?.isNothing == true
    {
      report(
        .optionsChanged,
        "'\(type.name)' offers nothing for '\(parameter.name)', whose options come from code",
        [.placed: .careful],
        from: parameter.before,
        to: function.location
      )
    }
    if isEntity, parameter.schema.options == .searchable,
      !type.functions.contains(where: { $0.name == "entities(matching:)" })
    {
      report(
        .optionsChanged,
        "'\(type.name)' is no 'EntityStringQuery', so people cannot search the options of '\(parameter.name)'",
        [.placed: .careful],
        from: parameter.before,
        to: type.location
      )
    }
  }

  private mutating func checkNames(_ parameter: ParameterCode) {
    guard case .boolean(let settings) = parameter.schema.type, let yes = settings.trueDisplayName,
      let no = settings.falseDisplayName
    else { return }
    let argument = parameter.call.argument("displayName")
    if let names = argument?.value.call {
      for (label, text) in [("true", yes), ("false", no)] {
        let words = "the name of \(label) for '\(parameter.name)'"
        compareText(words, text, names.argument(label)?.value, at: argument?.location, from: parameter.before)
      }
    }
    // Every definition from Xcode includes the names 'true' and 'false'.
    guard argument == nil, yes.text.lowercased() != "true" || no.text.lowercased() != "false" else { return }
    report(
      .textRemoved,
      "'\(parameter.name)' has no 'displayName', so people do not read '\(Comparison.shortened(yes.text))' and "
        + "'\(Comparison.shortened(no.text))'",
      [.texts: .careful],
      from: parameter.before,
      to: parameter.property.location
    )
  }

  /// Widgets never ask, so they lose nothing.
  private mutating func checkDialogs(_ parameter: ParameterCode) {
    for (type, label, words) in [
      (PromptDialogs.request, "requestValueDialog", "the prompt"),
      (PromptDialogs.disambiguation, "requestDisambiguationDialog", "the question between several values"),
    ] {
      guard let text = PromptDialogs.text(type, of: parameter.expected) else { continue }
      compareText(
        "\(words) of '\(parameter.name)'",
        text,
        parameter.call.argument(label)?.value,
        parameter.isOfWidget ? [:] : [.texts: .careful],
        at: parameter.place(label),
        from: parameter.before
      )
    }
  }
}

/// A parameter of a definition, and the property that takes over its values.
struct ParameterCode {
  let expected: AppParameter
  let property: PropertyCode
  let call: CallCode
  let type: TypeName
  let intent: TypeCode
  let isOfWidget: Bool
  let before: ElementPlace

  var schema: ParameterSchema { expected.schema }
  var name: String { schema.name }

  func place(_ label: String) -> SourceLocation? { call.argument(label)?.location ?? property.location }
}
