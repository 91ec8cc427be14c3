import ArgumentParser
import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentEditor
import IntentSchema
import IntentText
import LibIntentc

/// The options of commands that report problems.
struct ReportOptions: ParsableArguments {
  /// The formats in the commands' help.
  static let formats = """
    FORMATS
      text     path:line:column: error: message [rule-name], as editors
               and CI services parse it, on standard error; on a terminal
               with source lines, notes and fixes. To pipe it, use 2>&1
      json     one object, on standard output, which has a JSON Schema
      sarif    SARIF 2.1.0 for code scanning, on standard output
      github   workflow commands of GitHub Actions, on standard output
    The summary always goes to standard error.
    """

  @OptionGroup(title: "Rules") var levels: RuleLevelOptions

  @Option(help: "Output format.")
  var format = OutputFormatChoice.text

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  /// Writes a report in the chosen format, and returns whether the command fails.
  func write(_ report: DiagnosticReport) throws -> Bool {
    var report = report
    report.isStrict = levels.strict
    if let format = format.machineFormat {
      try StandardOutput.write(format.bytes(of: report))
    } else {
      messages.write(report)
    }
    Terminal.standardError.write(report.summary + "\n")
    return report.isFailure
  }
}

/// The values of `--format` for commands that report problems.
enum OutputFormatChoice: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, github

  /// `nil` for text on standard error.
  var machineFormat: (any DiagnosticOutputFormat)? {
    switch self {
    case .text: nil
    case .json: JSONOutput()
    case .sarif: SARIFOutput()
    case .github: GitHubOutput()
    }
  }
}

/// The formats of commands with results other than problems.
enum ResultFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// Options that decide which problems count.
struct RuleLevelOptions: ParsableArguments {
  @Flag(help: "Fail if there is a warning.")
  var strict = false

  @Flag(help: "Also report lints, which are possible improvements. They count as warnings.")
  var lint = false

  @OptionGroup var levels: LevelOptions

  /// Lists the rules only for a completion script or all help.
  static let completion: CompletionKind = {
    let options = ["--generate-completion-script", "--experimental-dump-help"]
    let needsRules = CommandLine.arguments.contains { word in options.contains(where: word.hasPrefix) }
    return needsRules ? .list(Rule.all.map(\.name).sorted()) : .default
  }()

  func apply(to options: inout CompilerOptions) throws {
    options.reportsLints = lint
    options.levels = try levels.levels()
  }
}

/// Options that set the levels of rules.
struct LevelOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Turn a rule off. Can be given several times.", valueName: "rule"),
    completion: RuleLevelOptions.completion
  )
  var allow: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Make a rule a warning. Can be given several times.", valueName: "rule"),
    completion: RuleLevelOptions.completion
  )
  var warn: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Make a rule an error. Can be given several times.", valueName: "rule"),
    completion: RuleLevelOptions.completion
  )
  var deny: [String] = []

  func validate() throws {
    _ = try levels()
  }

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

/// Finds the rule that an argument names.
enum RuleArgument {
  /// Throws a usage error with a suggestion.
  static func rule(named name: String) throws -> Rule {
    if let rule = Rule.all.first(where: { $0.name == name }) { return rule }
    let hint = Rule.nearest(to: name).map { "did you mean '\($0.name)'?" }
    throw ValidationError(
      "there is no rule '\(visibleText(name))'; \(hint ?? "'intentc explain' lists all rules.")"
    )
  }
}
