import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension MigrationComparison {
  /// Finds the App Intent of an intent and compares both.
  mutating func compare(_ plan: IntentPlan, _ site: DefinitionSite) {
    let intent = plan.intent
    let schema = intent.configuration
    begin(.intent, schema.name)
    let lost =
      intent.isEligibleForWidgets
      ? "placed widgets lose their settings" : "shortcuts made with it stop working"
    guard let code = declared.intents.first(where: { $0.className == schema.className }) else {
      return reportMissing(schema, lost, site)
    }
    if !declared.conformances(of: code).contains("CustomIntentMigratedAppIntent") {
      report(
        .classNameChanged,
        "'\(code.name)' names the class '\(schema.className)' but does not conform to "
          + "'CustomIntentMigratedAppIntent', so \(lost)",
        [.placed: .breaking],
        at: code.location,
        site
      )
    }
    compare(plan, code, site)
  }

  private mutating func reportMissing(_ schema: ConfigurationSchema, _ lost: String, _ site: DefinitionSite) {
    let likely = declared.intents.first { code in
      ["", "Intent", "AppIntent", "ConfigurationAppIntent"].contains { code.name == schema.name + $0 }
    }
    guard let likely else {
      return report(
        .intentRemoved,
        "no App Intent has the 'intentClassName' '\(schema.className)', so \(lost)",
        [.placed: .breaking],
        at: nil,
        site
      )
    }
    let name = likely.property("intentClassName")
    let fact =
      name.map {
        $0.value?.text.map { "has the 'intentClassName' '\($0)'" }
          ?? "has an 'intentClassName' that is not a text literal"
      }
      ?? "has no 'intentClassName'"
    report(
      .classNameChanged,
      "'\(likely.name)' \(fact); use '\(schema.className)', or \(lost)",
      [.placed: .breaking],
      at: name?.location ?? likely.location,
      site
    )
  }

  private mutating func compare(_ plan: IntentPlan, _ code: TypeCode, _ site: DefinitionSite) {
    let schema = plan.intent.configuration
    if plan.intent.isEligibleForWidgets,
      !declared.conformances(of: code).contains("WidgetConfigurationIntent")
    {
      report(
        .widgetEligibilityLost,
        "'\(code.name)' does not conform to 'WidgetConfigurationIntent', so it cannot configure widgets and placed "
          + "ones lose their settings",
        [.placed: .breaking],
        at: code.location,
        site
      )
    }
    let title = code.property("title")
    compareText("the title", schema.title, title?.value, at: title?.location ?? code.location, site)
    let description = code.property("description")
    compareText(
      "the description",
      schema.description,
      description?.value,
      at: description?.location ?? code.location,
      site
    )
    let properties = code.properties.filter { $0.parameter != nil }
    var found: [String: PropertyCode] = [:]
    for property in properties where found[property.name] == nil { found[property.name] = property }
    for (index, parameter) in plan.parameters.enumerated() {
      let site = site.parameter(index)
      let name = schema.parameters[index].name
      if let property = found[name] {
        guard let parameter else {
          reportUnmatched(schema.parameters[index], property, site)
          continue
        }
        compare(parameter, property, in: code, isOfWidget: plan.intent.isEligibleForWidgets, site)
      } else if let parameter {
        let others = properties.filter { property in
          !schema.parameterNames.contains(property.name) && type(of: property, fits: parameter.schema) == true
        }
        reportMissing(parameter.schema, others, code, site)
      }
    }
    if plan.intent.isEligibleForWidgets || plan.intent.isConfigurable {
      compareVisibility(plan, code, found, site)
    }
    reportUntranslated(at: code.location, site)
  }

  /// Reports a parameter that is in the code although App Intents have no type for its values.
  private mutating func reportUnmatched(
    _ parameter: ParameterSchema,
    _ property: PropertyCode,
    _ site: DefinitionSite
  ) {
    guard let type = property.type else { return }
    report(
      .parameterRetyped,
      "App Intents have no counterpart for \(parameter.type.valueWords), so '\(property.name)' of type "
        + "'\(type.words)' does not get what was chosen",
      [.placed: .careful],
      at: property.location,
      site
    )
  }

  /// - Parameter others: The parameters of the code that the definition does not have and that have a fitting type.
  private mutating func reportMissing(
    _ parameter: ParameterSchema,
    _ others: [PropertyCode],
    _ code: TypeCode,
    _ site: DefinitionSite
  ) {
    let sameTitle = others.filter {
      TextCode($0.parameter?.argument("title")?.value)?.text == parameter.title.text
    }
    if let heir = sameTitle.first ?? (others.count == 1 ? others.first : nil) {
      return report(
        .parameterRenamed,
        "'\(parameter.name)' seems to be named '\(heir.name)' here; a value is found by its name, so what was chosen "
          + "is lost",
        [.placed: .breaking],
        at: heir.location,
        site
      )
    }
    report(
      .parameterRemoved,
      "'\(code.name)' has no parameter '\(parameter.name)', so what was chosen is lost",
      [.placed: .breaking],
      at: code.location,
      site
    )
  }
}

extension TypeCode {
  /// The constant of its `intentClassName`.
  fileprivate var className: String? { property("intentClassName")?.value?.text }
}
