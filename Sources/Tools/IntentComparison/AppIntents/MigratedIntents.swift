import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension MigrationComparison {
  mutating func compare(_ plan: IntentPlan, _ site: DefinitionSite) {
    let intent = plan.intent
    let schema = intent.configuration
    begin(.intent, schema.name)
    guard let code = declared.intents.first(where: { $0.className == schema.className }) else {
      return reportMissing(plan, site)
    }
    if !declared.conformances(of: code).contains("CustomIntentMigratedAppIntent") {
      report(
        .classNameChanged,
        "'\(code.name)' names the class '\(schema.className)' but does not conform to "
          + "'CustomIntentMigratedAppIntent'\(intent.lossSentence)",
        [.placed: intent.loss.verdict],
        at: code.location,
        site
      )
    }
    compare(plan, code, site)
  }

  private mutating func reportMissing(_ plan: IntentPlan, _ site: DefinitionSite) {
    let intent = plan.intent
    let schema = intent.configuration
    let namesake = declared.intents.first { code in
      ["", "Intent", "AppIntent", "ConfigurationAppIntent"].contains { code.name == schema.name + $0 }
        && hasHalf(of: plan, code)
    }
    guard let likely = namesake ?? likeness(of: plan) else {
      // A widget still uses the definition's intent.
      if declared.intentConfigurations.contains(where: { $0.name == schema.className }) { return }
      return report(
        .intentRemoved,
        "no App Intent has the 'intentClassName' '\(schema.className)'\(intent.lossSentence)",
        [.placed: intent.loss.verdict],
        at: nil,
        site
      )
    }
    let words = namesake == nil ? "has the parameters of '\(schema.name)' and " : ""
    let name = likely.property("intentClassName")
    let fact =
      name.map {
        $0.value?.text.map { "has the 'intentClassName' '\($0)'" }
          ?? "has an 'intentClassName' that is not a text literal"
      }
      ?? "has no 'intentClassName'"
    report(
      .classNameChanged,
      "'\(likely.name)' \(words)\(fact); use '\(schema.className)'"
        + (intent.loss.verdict == .safe ? intent.lossSentence : ", or \(intent.loss.words)"),
      [.placed: intent.loss.verdict],
      at: name?.location ?? likely.location,
      site
    )
    compare(plan, likely, site)
  }

  /// Fewer than half of the parameters may be a coincidence.
  private func hasHalf(of plan: IntentPlan, _ code: TypeCode) -> Bool {
    let names = plan.parameters.compactMap { $0?.schema.name }
    return names.count { code.property($0)?.parameter != nil } * 2 >= names.count
  }

  /// Finds the App Intent that has all of the intent's parameters and no `intentClassName`. A file that
  /// configures a widget with the intent decides between several.
  private func likeness(of plan: IntentPlan) -> TypeCode? {
    let parameters = plan.parameters.compactMap { $0?.schema }
    guard !parameters.isEmpty else { return nil }
    let same = declared.intents.filter { code in
      code.property("intentClassName") == nil
        && parameters.allSatisfy { parameter in
          code.property(parameter.name).map { $0.parameter != nil && takes($0, parameter) } ?? false
        }
    }
    let files = declared.intentConfigurations.filter { $0.name == plan.intent.configuration.className }
      .compactMap { $0.location?.file }
    let near = same.filter { code in code.location.map { files.contains($0.file) } ?? false }
    return same.count == 1 ? same.first : near.count == 1 ? near.first : nil
  }

  private func takes(_ property: PropertyCode, _ parameter: ParameterSchema) -> Bool {
    let isArray = property.type.map { declared.resolved($0).isArray }
    return type(of: property, fits: parameter) != false && isArray ?? parameter.isArray == parameter.isArray
  }

  private mutating func compare(_ plan: IntentPlan, _ code: TypeCode, _ site: DefinitionSite) {
    let schema = plan.intent.configuration
    if plan.intent.isEligibleForWidgets, !schema.parameters.isEmpty,
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
          !schema.parameterNames.contains(property.name) && isLikely(property, parameter.schema)
        }
        reportMissing(parameter.schema, others, code, site)
      }
    }
    if plan.intent.isEligibleForWidgets || plan.intent.isConfigurable {
      compareVisibility(plan, code, found, site)
    }
    reportUntranslated(at: code.location, site)
  }

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

  private func isLikely(_ property: PropertyCode, _ parameter: ParameterSchema) -> Bool {
    guard type(of: property, fits: parameter) == true, takes(property, parameter) else { return false }
    guard let name = parameter.type.enumName ?? parameter.type.objectName,
      let code = property.type.map({ declared.resolved($0).name.lowercased() })
    else { return true }
    return code.contains(name.lowercased()) || name.lowercased().contains(code)
  }

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
  fileprivate var className: String? { property("intentClassName")?.value?.text }
}
