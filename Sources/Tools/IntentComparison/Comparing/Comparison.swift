import IntentDefinition
import IntentDiagnostics

/// Runs all checks over two versions: first pairs the elements, then checks intents, enums and object types.
package struct Comparison {
  private let context: ComparisonContext
  private var findings = ChangeFindings()

  static func changes(from old: Contract, to new: Contract) -> [SchemaChange] {
    var comparison = Comparison(context: ComparisonContext(old, new))
    comparison.compareIntents()
    comparison.compareEnums()
    comparison.compareObjects()
    return comparison.findings.changes
  }

  private init(context: ComparisonContext) {
    self.context = context
  }

  private mutating func run<Subject>(_ checks: [ChangeCheck<Subject>], _ subject: Subject) {
    checks.check(subject, in: context, &findings)
  }

  private mutating func run<Owner>(
    _ checks: [ChangeCheck<FieldPair<Owner>>],
    _ owner: Owner,
    _ fields: Matching<Contract.Field>
  ) {
    for pair in fields.pairs {
      if let field = FieldPair(owner, pair, in: context) { run(checks, field) }
    }
  }

  private mutating func compareIntents() {
    for intent in context.intentPairs {
      findings.begin(.intent, intent.new)
      compare(intent)
    }
    let classes = Dictionary(firsts: context.intentPairs.lazy.map { ($0.classNames.new, $0.new) })
    for old in context.intents.removed {
      findings.begin(.intent, old, isGone: true)
      if let copy = RemovedCopy(old, old.className.value.flatMap { classes[$0] }) {
        run(ChangeChecks.removedCopies, copy)
      } else {
        run(ChangeChecks.removedIntents, LostIntent(old: old, sources: .definitions))
      }
    }
    for new in context.intents.added {
      findings.begin(.intent, new)
      run(ChangeChecks.addedIntents, new)
    }
  }

  private mutating func compare(_ intent: IntentPair) {
    run(ChangeChecks.intents, intent)
    run(ChangeChecks.parameters, intent, intent.parameters)
    for old in intent.parameters.removed { run(ChangeChecks.removedParameters, LoneField(intent, old)) }
    for new in intent.parameters.added { run(ChangeChecks.addedParameters, LoneField(intent, new)) }
    let response = ResponsePair(intent)
    run(ChangeChecks.responses, response)
    run(ChangeChecks.responseParameters, response, response.parameters)
  }

  private mutating func compareEnums() {
    for pair in context.enumPairs {
      findings.begin(.enumeration, pair.new)
      run(ChangeChecks.enums, pair)
      for (old, new) in pair.cases.pairs {
        run(ChangeChecks.cases, CasePair(enumeration: pair, old: old, new: new))
      }
      for old in pair.cases.removed { run(ChangeChecks.removedCases, LoneCase(pair, old)) }
      for new in pair.cases.added { run(ChangeChecks.addedCases, LoneCase(pair, new)) }
    }
  }

  private mutating func compareObjects() {
    for object in context.objectPairs {
      findings.begin(.type, object.new)
      run(ChangeChecks.objects, object)
      run(ChangeChecks.properties, object, object.properties)
      for old in object.properties.removed { run(ChangeChecks.removedProperties, LoneField(object, old)) }
      for new in object.properties.added { run(ChangeChecks.addedProperties, LoneField(object, new)) }
    }
  }
}
