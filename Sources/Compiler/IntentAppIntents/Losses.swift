import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Reports what App Intents cannot express of a parameter.
struct ParameterLosses {
  private(set) var diagnostics: [Diagnostic] = []

  /// Reports a type without a counterpart.
  mutating func reportType(_ source: ParameterSource) {
    report(
      "App Intents have no counterpart for \(source.schema.type.valueWords), so '\(source.schema.name)' is left out "
        + "and placed widgets lose its value",
      source,
      source.definition.field.type?.range,
      "INIntentParameterType"
    )
  }

  /// Reports a name that no property can have.
  mutating func reportName(_ source: ParameterSource) {
    report(
      "an App Intent cannot have a property named '\(source.schema.name)', so the parameter is left out and placed "
        + "widgets lose its value",
      source,
      source.definition.field.name?.range,
      "INIntentParameterName"
    )
  }

  /// Reports what a parameter that has a counterpart loses.
  mutating func check(_ source: ParameterSource, _ parameter: AppParameter) {
    checkOptions(source, parameter)
    checkDefault(source, parameter)
    checkUnit(source)
    checkRange(source)
    checkControl(source)
    checkSizes(source)
    checkDisplayNames(source)
    checkDialogs(source, parameter)
  }

  private mutating func checkOptions(_ source: ParameterSource, _ parameter: AppParameter) {
    let range = source.definition.supportsDynamicEnumeration?.range
    let key = "INIntentParameterSupportsDynamicEnumeration"
    guard source.schema.options != .fixed else { return }
    if case .string = source.schema.type, source.schema.options == .searchable {
      // A list of texts is what the project asks for.
      guard parameter.optionsType == nil else { return }
      let intent = source.site.definition.intents[source.site.intent].name?.value ?? ""
      report(
        "App Intents search only objects, so people type '\(source.schema.name)'; for a list of the options without a "
          + "search term, which may be empty, add \"lists\": [\"\(intent).\(source.schema.name)\"] to 'intentc.json'",
        source,
        source.definition.supportsSearch?.range,
        "INIntentParameterSupportsSearch"
      )
    } else if parameter.optionsType == nil {
      let type = source.schema.type.valueWords
      report("App Intents cannot offer options for \(type); people choose without them", source, range, key)
    } else if source.schema.options == .searchable, !parameter.isQuery {
      report(
        "App Intents search only objects; people choose \(source.schema.type.valueWords) from the first options",
        source,
        source.definition.supportsSearch?.range,
        "INIntentParameterSupportsSearch"
      )
    }
  }

  private mutating func checkDefault(_ source: ParameterSource, _ parameter: AppParameter) {
    guard source.schema.defaultValue != nil, parameter.defaultValue == nil else { return }
    let name = source.schema.name
    let type = source.schema.type.valueWords
    report(
      source.schema.isArray
        ? "App Intents have no default for a new element of '\(name)', so each starts empty"
        : "App Intents have no default for \(type), so '\(name)' starts empty",
      source,
      source.definition.field.metadata?.defaultValue?.range,
      "INIntentParameterMetadata"
    )
  }

  private mutating func checkUnit(_ source: ParameterSource) {
    guard case .duration(let settings) = source.schema.type else { return }
    let unit = settings.unit ?? settings.defaultUnit
    guard unit.appIntentsName == nil else { return }
    report(
      "App Intents cannot measure time in \(unit.rawValue.lowercased()); people enter '\(source.schema.name)' in seconds",
      source,
      source.definition.field.metadata?.unit?.range,
      "INIntentParameterMetadata"
    )
  }

  private mutating func checkRange(_ source: ParameterSource) {
    let (hasMinimum, hasMaximum, isRangeSupported) =
      switch source.schema.type {
      case .integer(let settings): (settings.minimum != nil, settings.maximum != nil, true)
      case .decimal(let settings): (settings.minimum != nil, settings.maximum != nil, true)
      case .currencyAmount(let settings): (settings.minimum != nil, settings.maximum != nil, true)
      // Instead of a range, they can exclude negative numbers.
      case .measurement(let settings):
        (settings.minimum.map { $0 != 0 } ?? false, settings.maximum != nil, false)
      case .duration(let settings):
        (settings.minimum.map { $0 != .zero } ?? false, settings.maximum != nil, false)
      default: (false, false, false)
      }
    guard hasMinimum || hasMaximum, !(isRangeSupported && hasMinimum && hasMaximum) else { return }
    let metadata = source.definition.field.metadata
    report(
      isRangeSupported
        ? "App Intents need both a minimum and a maximum; with one alone, people can enter any '\(source.schema.name)'"
        : "App Intents have no range for \(source.schema.type.valueWords); people can enter any '\(source.schema.name)'",
      source,
      (hasMinimum ? metadata?.minimumValue : metadata?.maximumValue)?.range,
      "INIntentParameterMetadata"
    )
  }

  private mutating func checkControl(_ source: ParameterSource) {
    guard case .integer(let settings) = source.schema.type, settings.control == .slider else { return }
    report(
      "App Intents have no slider for a whole number; '\(source.schema.name)' gets a stepper",
      source,
      source.definition.field.metadata?.type?.range,
      "INIntentParameterMetadata"
    )
  }

  private mutating func checkSizes(_ source: ParameterSource) {
    guard source.schema.arraySizes?.maximumCounts.isEmpty == false else { return }
    switch source.schema.type {
    case .object, .person: return
    default: break
    }
    report(
      "App Intents limit only arrays of objects and of people; '\(source.schema.name)' takes any number of values",
      source,
      source.definition.isFixedSizeArray?.range,
      "INIntentParameterArraySizes"
    )
  }

  private mutating func checkDisplayNames(_ source: ParameterSource) {
    guard case .boolean(let settings) = source.schema.type,
      (settings.trueDisplayName == nil) != (settings.falseDisplayName == nil)
    else { return }
    let metadata = source.definition.field.metadata
    let name = settings.trueDisplayName == nil ? metadata?.falseDisplayName : metadata?.trueDisplayName
    diagnostics.append(
      Diagnostic(
        .noAppIntentsText,
        "App Intents need the display names of both values of '\(source.schema.name)', so this one is left out",
        at: source.site.location(name?.text?.range),
        path: source.site.path(key: "INIntentParameterMetadata")
      )
    )
  }

  private mutating func checkDialogs(_ source: ParameterSource, _ parameter: AppParameter) {
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
      let path = source.site.path(key: "INIntentParameterPromptDialogs")
      diagnostics.append(
        Diagnostic(.noAppIntentsText, "\(reason), so this text is left out", at: location, path: path)
      )
    }
  }

  private mutating func report(
    _ message: String,
    _ source: ParameterSource,
    _ range: Range<Int>?,
    _ key: String
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

/// Reports what an intent that is not for widgets loses as an App Intent.
enum IntentLosses {
  static func check(_ intent: DefinitionSchema.Intent, _ site: DefinitionSite) -> [Diagnostic] {
    guard !intent.isEligibleForWidgets else { return [] }
    let source = site.definition.intents[site.intent]
    var result: [Diagnostic] = []
    let sentences = source.combinations.flatMap { [$0.title, $0.subtitle] }.compactMap(\.text)
    if let first = sentences.first(where: { !$0.value.isEmpty }) {
      result.append(
        Diagnostic(
          .noAppIntentsText,
          "App Intents have no sentences for combinations of parameters, so those of '\(intent.configuration.name)' "
            + "are left out",
          at: site.location(first.range),
          path: site.path(key: "INIntentParameterCombinations")
        )
      )
    }
    guard let response = source.response else { return result }
    if let parameter = response.parameters.first {
      result.append(
        Diagnostic(
          .noAppIntentsCounterpart,
          "the App Intent returns no value, so the response of '\(intent.configuration.name)' is left out",
          at: site.location(parameter.field.name?.range ?? parameter.range),
          path: site.response.path(key: "INIntentResponseParameters")
        )
      )
    }
    let texts = response.codes.flatMap { [$0.format, $0.conciseFormat] }.compactMap(\.text)
    if let first = texts.first(where: { !$0.value.isEmpty }) {
      result.append(
        Diagnostic(
          .noAppIntentsText,
          "App Intents have no response codes, so the responses of '\(intent.configuration.name)' are left out",
          at: site.location(first.range),
          path: site.response.path(key: "INIntentResponseCodes")
        )
      )
    }
    return result
  }
}

/// Reports the properties of object types that App Intents cannot express.
enum PropertyLosses {
  static func check(_ file: ModuleSchema.File, _ names: ModuleNames, _ appNames: AppIntentsNames)
    -> [Diagnostic]
  {
    file.schema.objects.enumerated().flatMap { index, object in
      let site = file.site(ofObject: index)
      return object.properties.compactMap { property -> Diagnostic? in
        guard AppType(property.type, names, appNames) == nil else { return nil }
        let place = site.partNames.compactMap(\.self).first { $0.value == property.name }
        return Diagnostic(
          .noAppIntentsCounterpart,
          "App Intents have no counterpart for \(property.type.valueWords), so '\(property.name)' is left out of the "
            + "entity",
          at: site.location(place?.range),
          path: site.path()
        )
      }
    }
  }
}

extension Rule {
  static let noAppIntentsCounterpart = Rule(
    "no-app-intents-counterpart",
    .warning,
    "App Intents cannot express what the definition says"
  )

  static let noAppIntentsText = Rule(
    "no-app-intents-text",
    .lint,
    "App Intents cannot use a text of the definition"
  )

  static let hiddenDependency = Rule(
    "hidden-dependency",
    .warning,
    "A parameter depends on one that can be hidden while it shows"
  )

  static let providerSeesDefaults = Rule(
    "provider-sees-defaults",
    .note,
    "The provider of an App Intent sees defaults instead of what people choose"
  )

  /// The rules that generating App Intents can report.
  package static let appIntentsRules: [Rule] = [
    .noAppIntentsCounterpart, .noAppIntentsText, .hiddenDependency, .providerSeesDefaults,
  ]
}
