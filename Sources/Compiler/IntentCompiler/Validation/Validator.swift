import IntentDiagnostics
import IntentSchema

/// Finds problems that the users or developers of an app would have with a valid definition.
///
/// Visits each element of a definition once and passes it to the rules for it. Each rule has its own file in `Rules`.
/// Problems that reading or lowering already reported are not reported again.
package struct Validator: Reporting, Sendable {
  let module: ModuleSchema
  /// The lints to check.
  let lints: Set<Rule>
  var diagnostics: [Diagnostic] = []
  var suggestions = Suggestions()
  var consequence: Diagnostic?
  /// The names of the enums that parameters and properties refer to.
  var usedEnums: Set<String> = []
  /// The names of the object types that parameters and properties use.
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

  /// Checks all definitions of one call.
  ///
  /// - Parameters:
  ///   - module: The definitions.
  ///   - lints: The lints to check; all other rules are always checked.
  ///   - jobs: The number of files to check concurrently.
  package static func validate(_ module: ModuleSchema, lints: Set<Rule> = [], jobs: Int = 1) -> [Diagnostic] {
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
