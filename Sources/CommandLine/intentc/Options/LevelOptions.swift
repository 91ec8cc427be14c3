import ArgumentParser
import IntentCompiler
import IntentDiagnostics

/// The levels of rules.
struct LevelOptions: ParsableArguments {
  @Option(
    name: .long,
    parsing: .singleValue,
    help: ArgumentHelp("Turn a rule off. Can be given several times.", valueName: "rule"),
    completion: RuleLevelOptions.completion
  )
  var allow: [String] = []

  @Option(
    name: .long,
    parsing: .singleValue,
    help: ArgumentHelp("Make a rule a warning. Can be given several times.", valueName: "rule"),
    completion: RuleLevelOptions.completion
  )
  var warn: [String] = []

  @Option(
    name: .long,
    parsing: .singleValue,
    help: ArgumentHelp("Make a rule an error. Can be given several times.", valueName: "rule"),
    completion: RuleLevelOptions.completion
  )
  var deny: [String] = []

  func validate() throws {
    _ = try levels()
  }

  /// The levels by rule.
  func levels() throws -> [Rule: RuleLevels.Level] {
    var levels: [Rule: RuleLevels.Level] = [:]
    let options: [(String, [String], RuleLevels.Level)] = [
      ("--allow", allow, .off), ("--warn", warn, .warning), ("--deny", deny, .error),
    ]
    for (option, names, level) in options {
      for name in names {
        let rule = try RuleArgument.rule(named: name)
        guard rule.allows(level) else {
          throw ValidationError(
            "'\(option) \(name)' is not possible: '\(name)' prevents any output, so it is always an error."
          )
        }
        if let other = levels[rule], other != level {
          throw ValidationError("'\(name)' has two different levels; choose one.")
        }
        levels[rule] = level
      }
    }
    return levels
  }
}
