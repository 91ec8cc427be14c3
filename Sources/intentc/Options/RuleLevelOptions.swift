import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentReports

/// Which rules count, and how much.
struct RuleLevelOptions: ParsableArguments {
  @Flag(name: .long, help: "Fail when there is a warning.")
  var strict = false

  @Flag(
    name: .long,
    help: "Also show lints: ways in which people could work with a definition better. They count as warnings."
  )
  var lint = false

  @OptionGroup var levels: LevelOptions

  /// The names of all rules, for shells.
  static let completion = CompletionKind.list(Rule.all.map(\.name).sorted())

  func apply(to call: inout CompilerCall) throws {
    call.reportsLints = lint
    call.levels = try levels.levels()
  }
}
