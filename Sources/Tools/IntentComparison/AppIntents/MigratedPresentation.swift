import IntentAppIntents
import IntentDiagnostics
import IntentSchema

extension MigrationComparison {
  mutating func checkPresentation(_ parameter: ParameterCode) {
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
      at: argument?.location ?? parameter.property.location,
      parameter.site
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
      at: argument?.location ?? parameter.property.location,
      parameter.site
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
      at: parameter.place("controlStyle"),
      parameter.site
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
      at: parameter.place("inputOptions"),
      parameter.site
    )
  }

  mutating func checkOptions(_ parameter: ParameterCode) {
    guard parameter.expected.optionsType != nil else { return }
    let argument = parameter.call.argument("optionsProvider") ?? parameter.call.argument("query")
    var isEntity = false
    if case .object = parameter.schema.type { isEntity = true }
    guard argument != nil || isEntity else {
      return report(
        .optionsChanged,
        "'\(parameter.name)' has no 'optionsProvider', so people get no options from code",
        [.placed: .careful],
        at: parameter.property.location,
        parameter.site
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
        at: function.location,
        parameter.site
      )
    }
    if isEntity, parameter.schema.options == .searchable,
      !type.functions.contains(where: { $0.name == "entities(matching:)" })
    {
      report(
        .optionsChanged,
        "'\(type.name)' is no 'EntityStringQuery', so people cannot search the options of '\(parameter.name)'",
        [.placed: .careful],
        at: type.location,
        parameter.site
      )
    }
  }

  mutating func checkNames(_ parameter: ParameterCode) {
    guard case .boolean(let settings) = parameter.schema.type, let yes = settings.trueDisplayName,
      let no = settings.falseDisplayName
    else { return }
    let argument = parameter.call.argument("displayName")
    if let names = argument?.value.call {
      for (label, text) in [("true", yes), ("false", no)] {
        let words = "the name of \(label) for '\(parameter.name)'"
        compareText(words, text, names.argument(label)?.value, at: argument?.location, parameter.site)
      }
    }
    // Every definition from Xcode includes the names 'true' and 'false'.
    guard argument == nil, yes.text.lowercased() != "true" || no.text.lowercased() != "false" else { return }
    report(
      .textRemoved,
      "'\(parameter.name)' has no 'displayName', so people do not read '\(Comparison.shortened(yes.text))' and "
        + "'\(Comparison.shortened(no.text))'",
      [.texts: .careful],
      at: parameter.property.location,
      parameter.site
    )
  }

  /// Widgets never ask, so they lose nothing.
  mutating func checkDialogs(_ parameter: ParameterCode) {
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
        parameter.site
      )
    }
  }
}
