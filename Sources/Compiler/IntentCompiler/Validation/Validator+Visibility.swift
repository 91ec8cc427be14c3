import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Validator {
  /// Checks the visibility of an intent's parameters. If several are never shown for the same reason, only the first one
  /// in the chain is reported, with the others as notes.
  mutating func checkVisibility(_ context: IntentContext) {
    guard let parameters = context.schema?.configuration.parameters,
      parameters.contains(where: { $0.visibility != nil })
    else { return }
    var reports: [Int: Int] = [:]
    for (index, parameter) in context.intent.parameters.enumerated() {
      guard let relationship = parameter.relationship, let rule = parameters[index].visibility,
        let parent = context.parameterIndices[rule.parent]
      else { continue }
      let parameter = ParameterContext(
        site: context.site.parameter(index),
        index: index,
        parameter: parameter,
        schema: parameters[index]
      )
      let count = diagnostics.count
      if checkPredicate(relationship, of: parameter, parent: parameters[parent], in: context)
        && checkCondition(rule, relationship, of: parameter, parent: parameters[parent], in: context)
        && checkParent(rule, relationship, of: parameter, parent: parameters[parent])
      {
        continue
      }
      reports[index] = diagnostics.count > count ? count : -1
    }
    if !reports.isEmpty { noteDependents(reports, parameters, context) }
  }

  /// Adds a note to the diagnostic of a parameter for each parameter that depends on it.
  private mutating func noteDependents(
    _ reports: [Int: Int],
    _ parameters: [ParameterSchema],
    _ context: IntentContext
  ) {
    // The index of the diagnostic about each parameter; -1 if there is none. Each link of a chain is followed once.
    var causes: [Int: Int] = reports
    for start in parameters.indices {
      var chain: [Int] = []
      var current: Int? = start
      while let index = current, causes[index] == nil {
        causes[index] = -1
        chain.append(index)
        current = parameters[index].visibility.flatMap { context.parameterIndices[$0.parent] }
      }
      let cause = current.flatMap { causes[$0] } ?? -1
      for index in chain { causes[index] = cause }
    }
    for index in parameters.indices where reports[index] == nil {
      guard let cause = causes[index], diagnostics.indices.contains(cause) else { continue }
      diagnostics[cause].notes.append(
        Diagnostic.Note(
          "'\(parameters[index].name)' depends on it, so it is never shown either",
          at: context.site.definition.location(context.intent.parameters[index].field.name?.range)
        )
      )
    }
  }
}
