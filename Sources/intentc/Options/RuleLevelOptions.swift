import ArgumentParser
import IntentCompiler

/// Which rules count, and how much.
struct RuleLevelOptions: ParsableArguments {
  @Flag(name: .long, help: "Fail when there is a warning.")
  var strict = false

  @Flag(
    name: .long,
    help: "Also show lints: ways in which people could work with a definition better. They count as warnings."
  )
  var lint = false

  @Option(
    name: .long,
    parsing: .singleValue,
    help: ArgumentHelp("Switch a rule off. Can be given several times.", valueName: "rule"),
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

  /// The names of all rules, for shells.
  static let completion = CompletionKind.list(Rule.all.map(\.name).sorted())

  func validate() throws {
    _ = try levels()
  }

  func apply(to call: inout CompilerCall) throws {
    call.reportsLints = lint
    call.levels = try levels()
  }

  private func levels() throws -> [Rule: RuleLevels.Level] {
    var levels: [Rule: RuleLevels.Level] = [:]
    let options: [(String, [String], RuleLevels.Level)] = [
      ("--allow", allow, .off), ("--warn", warn, .warning), ("--deny", deny, .error),
    ]
    for (option, names, level) in options {
      for name in names {
        let rule = try RuleArgument.rule(named: name)
        guard rule.allows(level) else {
          throw ValidationError(
            "'\(option) \(name)' cannot be: where '\(name)' occurs, nothing can be made of the input, so it stays an error."
          )
        }
        if let other = levels[rule], other != level {
          throw ValidationError("'\(name)' is given two different levels; choose one.")
        }
        levels[rule] = level
      }
    }
    return levels
  }
}
