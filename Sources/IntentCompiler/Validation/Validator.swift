import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Finds what is wrong with definitions although they have a meaning: whatever hurts the people who use the app,
/// or those who build it.
///
/// Walks over each definition once and hands every element to the rules that are about it; each rule stands in a
/// file of its own in `Rules`. What reading a file or giving it its meaning has found already is not said again.
package struct Validator: Reporting, Sendable {
  let module: ModuleSchema
  /// The lints that are looked for.
  let lints: Set<Rule>
  var diagnostics: [Diagnostic] = []
  var suggestions = Suggestions()
  var consequence: Diagnostic?
  /// The names of the enums that parameters and properties refer to.
  var usedEnums: Set<String> = []
  /// The names of the object types that parameters and properties refer to.
  var usedTypes: Set<String> = []

  /// The properties of each object type of the call, by the type's name.
  let typeProperties: [String: Set<String>]

  private init(_ module: ModuleSchema, lints: Set<Rule>) {
    self.module = module
    self.lints = lints
    typeProperties = Dictionary(
      module.files.lazy.flatMap(\.schema.objects).map { object in
        (
          object.name,
          Set(object.properties.map(\.name)).union([
            "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
          ])
        )
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Checks everything that was read in one call.
  ///
  /// - Parameters:
  ///   - module: The definitions.
  ///   - lints: The rules of that severity to check; all others always are.
  ///   - jobs: How many files are checked at once.
  package static func validate(
    _ module: ModuleSchema,
    lints: Set<Rule> = [],
    jobs: Int = 1
  ) -> [Diagnostic] {
    var validator = Validator(module, lints: lints)
    let parts = module.files.concurrentRuns(jobs: jobs) { [validator] files in
      var part = validator
      for file in files { part.check(file) }
      return part
    }
    for part in parts {
      validator.diagnostics += part.diagnostics
      validator.usedEnums.formUnion(part.usedEnums)
      validator.usedTypes.formUnion(part.usedTypes)
    }
    validator.checkModule()
    return validator.diagnostics
  }

  func isWanted(_ rule: Rule) -> Bool {
    rule.severity != .lint || lints.contains(rule)
  }
}
