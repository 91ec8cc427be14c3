import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import LibIntentc

/// The levels of rules, and what fails.
struct RuleLevelOptions: ParsableArguments {
  @Flag(name: .long, help: "Fail if there is a warning.")
  var strict = false

  @Flag(
    name: .long,
    help: "Also report lints, which are possible improvements. They count as warnings."
  )
  var lint = false

  @OptionGroup var levels: LevelOptions

  /// The names of all rules, for shell completion.
  static let completion = CompletionKind.list(Rule.all.map(\.name).sorted())

  func apply(to options: inout CompilerOptions) throws {
    options.reportsLints = lint
    options.levels = try levels.levels()
  }
}
