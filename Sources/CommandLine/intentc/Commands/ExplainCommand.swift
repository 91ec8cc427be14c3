import ArgumentParser
import IntentText
import LibIntentc

/// `intentc explain`. Prints the embedded page of a rule.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    _superCommandName: "intentc",
    abstract: "Explain a rule and how to fix its problem.",
    discussion: """
      Without a rule, lists all rules with their levels.

      EXAMPLES
        intentc explain
        intentc explain unknown-enum
      """
  )

  @Argument(
    help: ArgumentHelp("Names of the rules, as in messages.", valueName: "rules"),
    completion: RuleLevelOptions.completion
  )
  var names: [String] = []

  @OptionGroup var colour: ColourOptions

  func validate() throws {
    for name in names { _ = try RuleArgument.rule(named: name) }
  }

  func run() throws {
    let terminal = Terminal.standardOutput
    let width = min(terminal.width, 100)
    let usesColour = colour.isUsed(on: terminal)
    if names.isEmpty {
      try StandardOutput.write(RuleCatalog.text(width: terminal.width, usesColour: usesColour))
    } else {
      let pages = try names.map {
        RulePage(try RuleArgument.rule(named: $0)).text(width: width, usesColour: usesColour)
      }
      try StandardOutput.write(pages.joined(separator: "\n\n"))
    }
  }
}
