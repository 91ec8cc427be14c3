import IntentDefinition

/// Runs all checks over two versions: first pairs the elements, then checks intents, enums and object types.
package struct Comparison {
  private let context: ComparisonContext
  private var findings = ChangeFindings()

  static func changes(from old: ComparedSchema, to new: ComparedSchema) -> [SchemaChange] {
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

  private mutating func compareIntents() {
    for intent in context.intentPairs {
      findings.begin(.intent, intent.new)
      compare(intent)
    }
    let classes = Dictionary(firsts: context.intentPairs.lazy.map { ($0.new.className, $0.new) })
    for old in context.intents.removed {
      findings.begin(.intent, old, isGone: true)
      if let copy = RemovedCopy(old, classes[old.className]) {
        run(ChangeChecks.removedCopies, copy)
      } else {
        run(ChangeChecks.removedIntents, old)
      }
    }
    for new in context.intents.added {
      findings.begin(.intent, new)
      run(ChangeChecks.addedIntents, new)
    }
  }

  private mutating func compare(_ intent: IntentPair) {
    run(ChangeChecks.intents, intent)
    for pair in intent.parameters.pairs {
      run(ChangeChecks.parameters, FieldPair(intent, pair, in: context))
    }
    for old in intent.parameters.removed { run(ChangeChecks.removedParameters, LoneField(intent, old)) }
    for new in intent.parameters.added { run(ChangeChecks.addedParameters, LoneField(intent, new)) }
    let response = ResponsePair(intent)
    run(ChangeChecks.responses, response)
    for pair in response.parameters.pairs {
      run(ChangeChecks.responseParameters, FieldPair(response, pair, in: context))
    }
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
      for pair in object.properties.pairs {
        run(ChangeChecks.properties, FieldPair(object, pair, in: context))
      }
      for old in object.properties.removed { run(ChangeChecks.removedProperties, LoneField(object, old)) }
      for new in object.properties.added { run(ChangeChecks.addedProperties, LoneField(object, new)) }
    }
  }
}
