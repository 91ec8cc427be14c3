import IntentClasses
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Collects reports about parameters that App Intents can't express, or only in part.
struct ParameterLosses {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func reportType(_ source: LoweredParameter) {
    report(
      "App Intents have no counterpart for \(source.schema.type.valueWords), so '\(source.schema.name)' is left out "
        + "and its saved values are lost",
      source,
      source.definition.field.type?.range,
      .field(.parameter, .type)
    )
  }

  mutating func reportName(_ source: LoweredParameter) {
    let name = source.schema.name
    report(
      SwiftIdentifier.make(name) == name
        ? "the App Intent has another member named '\(name)', so the parameter is left out and its saved "
          + "values are lost"
        : "Swift cannot have a property named '\(name)', so the parameter is left out and its saved values are lost",
      source,
      source.definition.field.name?.range,
      .field(.parameter, .name)
    )
  }

  mutating func check(_ source: LoweredParameter, _ parameter: AppParameter, runs: Bool) {
    checkOptions(source, parameter)
    checkDefault(source, parameter)
    checkUnit(source)
    checkRange(source)
    checkControl(source)
    checkSizes(source)
    checkDisplayNames(source)
    checkDialogs(source, parameter)
    if runs { checkRequest(source, parameter) }
  }

  private mutating func checkOptions(_ source: LoweredParameter, _ parameter: AppParameter) {
    let range = source.definition.supportsDynamicEnumeration?.range
    let key = DefinitionKey.parameter(.supportsDynamicEnumeration)
    guard source.schema.options != .fixed else { return }
    if case .string = source.schema.type, source.schema.options == .searchable {
      // The project asked for a list instead of a search, so nothing is lost.
      guard parameter.optionsType == nil else { return }
      let intent = source.site.intent?.name?.value ?? ""
      report(
        "App Intents search only objects, so people type '\(source.schema.name)'; for a list of the options without a "
          + "search term, which may be empty, add \"lists\": [\"\(intent).\(source.schema.name)\"] to 'intentc.json'",
        source,
        source.definition.supportsSearch?.range,
        .parameter(.supportsSearch)
      )
    } else if parameter.optionsType == nil {
      let isPerson = if case .person = source.schema.type { true } else { false }
      let what = isPerson ? "people with a number for each widget size" : source.schema.type.valueWords
      report("App Intents cannot offer options for \(what); people choose without them", source, range, key)
    } else if source.schema.options == .searchable, !parameter.isQuery {
      report(
        "App Intents search only objects; people choose \(source.schema.type.valueWords) from the first options",
        source,
        source.definition.supportsSearch?.range,
        .parameter(.supportsSearch)
      )
    }
  }

  private mutating func checkDefault(_ source: LoweredParameter, _ parameter: AppParameter) {
    guard source.schema.defaultValue != nil, parameter.defaultValue == nil else { return }
    let name = source.schema.name
    let type = source.schema.type.valueWords
    // From iOS 18 on, App Intents have a default for each type that has a default in definitions.
    report(
      source.schema.isArray
        ? "App Intents have no default for a new element of '\(name)', so each starts empty"
        : "App Intents have no default for \(type) before iOS 18, so '\(name)' starts empty",
      source,
      source.definition.field.metadata?.value.defaultValue?.range,
      .field(.parameter, .metadata)
    )
  }

  private mutating func checkUnit(_ source: LoweredParameter) {
    guard case .duration(let settings) = source.schema.type else { return }
    let unit = settings.defaultUnit
    guard unit.appIntentsName == nil else { return }
    report(
      "App Intents cannot measure time in \(unit.rawValue.lowercased()); people enter "
        + "'\(source.schema.name)' in seconds",
      source,
      source.definition.field.metadata?.value.unit?.range,
      .field(.parameter, .metadata)
    )
  }

  private mutating func checkRange(_ source: LoweredParameter) {
    let (hasMinimum, hasMaximum, isRangeSupported) =
      switch source.schema.type {
      case .integer(let settings): (settings.minimum != nil, settings.maximum != nil, true)
      case .decimal(let settings): (settings.minimum != nil, settings.maximum != nil, true)
      case .currencyAmount(let settings): (settings.minimum != nil, settings.maximum != nil, true)
      // App Intents have no range for these types, but can exclude negative numbers.
      case .measurement(let settings):
        (settings.minimum.map { $0 != 0 } ?? false, settings.maximum != nil, false)
      case .duration(let settings):
        (settings.minimum.map { $0 != .zero } ?? false, settings.maximum != nil, false)
      default: (false, false, false)
      }
    guard hasMinimum || hasMaximum, !(isRangeSupported && hasMinimum && hasMaximum) else { return }
    let metadata = source.definition.field.metadata?.value
    report(
      isRangeSupported
        ? "App Intents need both a minimum and a maximum; with one alone, people can enter any '\(source.schema.name)'"
        : "App Intents have no range for \(source.schema.type.valueWords); people can enter any "
          + "'\(source.schema.name)'",
      source,
      (hasMinimum ? metadata?.minimumValue : metadata?.maximumValue)?.range,
      .field(.parameter, .metadata)
    )
  }

  private mutating func checkControl(_ source: LoweredParameter) {
    guard case .integer(let settings) = source.schema.type, settings.control == .slider else { return }
    report(
      "App Intents have no slider for a whole number; '\(source.schema.name)' gets a stepper",
      source,
      source.definition.field.metadata?.value.type?.range,
      .field(.parameter, .metadata)
    )
  }

  private mutating func checkSizes(_ source: LoweredParameter) {
    guard source.schema.arraySizes?.maximumCounts.isEmpty == false else { return }
    switch source.schema.type {
    case .object, .person: return
    default: break
    }
    report(
      "App Intents limit only arrays of objects and of people; '\(source.schema.name)' takes any number of values",
      source,
      source.definition.isFixedSizeArray?.range,
      .parameter(.arraySizes)
    )
  }

  private mutating func checkDisplayNames(_ source: LoweredParameter) {
    guard case .boolean(let settings) = source.schema.type,
      (settings.trueDisplayName == nil) != (settings.falseDisplayName == nil)
    else { return }
    let metadata = source.definition.field.metadata?.value
    let name = settings.trueDisplayName == nil ? metadata?.falseDisplayName : metadata?.trueDisplayName
    diagnostics.append(
      Diagnostic(
        .noAppIntentsText,
        "App Intents need the display names of both values of '\(source.schema.name)', so this one is left out",
        at: source.site.location(name?.text?.range),
        path: source.site.path(key: .field(.parameter, .metadata))
      )
    )
  }

  private mutating func checkDialogs(_ source: LoweredParameter, _ parameter: AppParameter) {
    for dialog in source.definition.promptDialogs {
      guard let text = dialog.format.text, !text.value.isEmpty, let type = dialog.type?.value else {
        continue
      }
      if PromptDialogs.takes(type, parameter), !PromptDialogs.hasPlaceholder(text.value) { continue }
      let reason =
        PromptDialogs.takes(type, parameter)
        ? "App Intents have no placeholders in a dialog of a parameter"
        : "App Intents have no dialog '\(type)' for '\(source.schema.name)'"
      let location = source.site.location(text.range)
      let path = source.site.path(key: .parameter(.promptDialogs))
      diagnostics.append(
        Diagnostic(.noAppIntentsText, "\(reason), so this text is left out", at: location, path: path)
      )
    }
  }

  private mutating func checkRequest(_ source: LoweredParameter, _ parameter: AppParameter) {
    guard source.definition.asksForValue else { return }
    let name = source.schema.name
    let message: String
    if source.schema.isArray, parameter.isOptional {
      message = "App Intents cannot ask for several values, so '\(name)' may be empty when the action runs"
    } else if case .boolean = source.schema.type, source.definition.field.metadata?.value.defaultValue == nil
    {
      message = "'\(name)' starts as 'false' in App Intents, so an action does not ask for it"
    } else {
      return
    }
    report(
      message,
      source,
      source.definition.supportsResolution?.range,
      .parameter(.supportsResolution)
    )
  }

  private mutating func report(
    _ message: String,
    _ source: LoweredParameter,
    _ range: Range<Int>?,
    _ key: DefinitionKey
  ) {
    diagnostics.append(
      Diagnostic(
        .noAppIntentsCounterpart,
        message,
        at: source.site.location(range),
        path: source.site.path(key: key)
      )
    )
  }
}

/// Reports subtitles that an action leaves out, and an output that it can't return.
enum ActionLosses {
  /// Suggested and managed combinations often repeat each other; a subtitle that both have is reported once.
  static func check(_ action: AppAction, _ intent: LoweredIntent) -> [Diagnostic] {
    let (source, site) = (intent.definition, intent.site)
    var result: [Diagnostic] = []
    var seen: Set<[String]> = []
    for (combination, key) in source.shownCombinations {
      guard let text = combination.subtitle.text, !text.value.isEmpty,
        seen.insert([combination.key.value, text.value]).inserted
      else { continue }
      result.append(
        Diagnostic(
          .noAppIntentsText,
          "the summary of an App Intent is one sentence, so this subtitle is left out",
          at: site.location(text.range),
          path: site.path(key: key)
        )
      )
    }
    let response = action.response.intent.response
    if action.output == nil, let name = response?.output,
      let output = response?.parameters.first(where: { $0.name == name })
    {
      result.append(
        Diagnostic(
          .noAppIntentsCounterpart,
          "App Intents have no counterpart for \(output.type.valueWords), so the intent does not return '\(name)'",
          at: site.location(source.response?.output?.range),
          path: site.response.path(key: .response(.output))
        )
      )
    }
    return result
  }
}

/// Reports properties of object types that an entity leaves out.
enum PropertyLosses {
  static func check(_ file: ModuleSchema.File, _ names: ModuleNames, _ appNames: AppIntentsNames)
    -> [Diagnostic]
  {
    file.objects.flatMap { object in
      object.properties.compactMap { property -> Diagnostic? in
        guard AppType(property.schema.type, names, appNames) == nil else { return nil }
        return Diagnostic(
          .noAppIntentsCounterpart,
          "App Intents have no counterpart for \(property.schema.type.valueWords), so "
            + "'\(property.schema.name)' is left out of the entity",
          at: object.site.location(property.definition.field.name?.range),
          path: object.site.path()
        )
      }
    }
  }
}
