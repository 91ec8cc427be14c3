import IntentDefinition
import IntentDiagnostics
import IntentSchema
import IntentText

extension Rule {
  package static let conditionNeverHolds = Rule(
    "condition-never-holds",
    .warning,
    "The condition of a parameter can never be true"
  )

  package static let parentCannotBeChanged = Rule(
    "parent-cannot-be-changed",
    .warning,
    "A parameter depends on a parent that people cannot change"
  )
}

/// Rules for conditions under which a parameter never shows.
enum VisibilityRules {
  static let relationships: [Check<IntentElement>] = [
    Check(.conditionNeverHolds, .parentCannotBeChanged, run: neverShown)
  ]

  /// A parameter with the rule by which its parent shows it, as the checks below take it.
  private struct Condition {
    let site: DefinitionSite
    let label: String
    let parameter: ParameterSchema
    let parent: ParameterSchema
    let relationship: Definition.Relationship
    let rule: VisibilityRule
    let isUnclear: Bool
  }

  /// Dependent parameters become notes of a report.
  private static func neverShown(_ element: IntentElement, _ findings: inout Findings) {
    guard let parameters = element.schema?.configuration.parameters,
      parameters.contains(where: { $0.visibility != nil })
    else { return }
    // The diagnostic's index, or -1 without a diagnostic.
    var reports: [Int: Int] = [:]
    for (index, parameter) in element.intent.parameters.enumerated() {
      guard let relationship = parameter.relationship, let rule = parameters[index].visibility,
        let parent = element.parameterIndices[rule.parent]
      else { continue }
      let condition = Condition(
        site: element.site.parameter(index),
        label: parameter.field.name?.value ?? "",
        parameter: parameters[index],
        parent: parameters[parent],
        relationship: relationship,
        rule: rule,
        isUnclear: element.module.isUnclear
      )
      let count = findings.diagnostics.count
      guard conditionNeverHolds(condition, &findings) || parentCannotBeChanged(condition, &findings) else {
        continue
      }
      reports[index] = findings.diagnostics.count > count ? count : -1
    }
    if !reports.isEmpty { noteDependents(reports, parameters, element, &findings) }
  }

  private static func conditionNeverHolds(_ condition: Condition, _ findings: inout Findings) -> Bool {
    let parent = condition.parent
    guard !parent.isArray, let bounds = parent.type.bounds, bounds.areInOrder,
      !bounds.canMeet(condition.rule.predicate)
    else { return false }
    let relationship = condition.relationship
    findings.report(
      .conditionNeverHolds,
      "'\(condition.label)' is never shown: '\(parent.name)' \(bounds.phrase(in: parent.type)), so it never "
        + condition.rule.predicate.words,
      in: condition.site,
      key: .relationship(.predicateValue),
      at: relationship.predicateValue?.range ?? relationship.predicateName?.range,
      follows: condition.isUnclear
    )
    return true
  }

  private static func parentCannotBeChanged(_ condition: Condition, _ findings: inout Findings) -> Bool {
    let parent = condition.parent
    guard !parent.isConfigurable, condition.parameter.isConfigurable,
      !condition.rule.predicate.holds(for: parent.initialValue)
    else { return false }
    findings.report(
      .parentCannotBeChanged,
      "'\(condition.label)' is never shown: people cannot change its parent '\(parent.name)', which does not meet "
        + "the condition; make it configurable or give it another default",
      in: condition.site,
      key: .relationship(.parentName),
      at: condition.relationship.parentName?.range
    )
    return true
  }

  private static func noteDependents(
    _ reports: [Int: Int],
    _ parameters: [ParameterSchema],
    _ element: IntentElement,
    _ findings: inout Findings
  ) {
    var causes = reports
    for start in parameters.indices {
      var chain: [Int] = []
      var current: Int? = start
      while let index = current, causes[index] == nil {
        causes[index] = -1
        chain.append(index)
        current = parameters[index].visibility.flatMap { element.parameterIndices[$0.parent] }
      }
      let cause = current.flatMap { causes[$0] } ?? -1
      for index in chain { causes[index] = cause }
    }
    for index in parameters.indices where reports[index] == nil {
      guard let cause = causes[index], findings.diagnostics.indices.contains(cause) else { continue }
      findings.diagnostics[cause].notes.append(
        Diagnostic.Note(
          "'\(parameters[index].name)' depends on it, so it is never shown either",
          at: element.site.definition.location(element.intent.parameters[index].field.name?.range)
        )
      )
    }
  }
}
