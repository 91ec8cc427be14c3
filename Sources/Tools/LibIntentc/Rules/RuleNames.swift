import IntentCompiler
import IntentDiagnostics
import IntentText

extension Rule {
  package static func named(_ name: String) -> Rule? { all.first { $0.name == name } }

  /// The rule with the nearest name; `nil` if none is close.
  package static func nearest(to name: String) -> Rule? {
    Suggestions.nearest(to: name, among: all.lazy.map(\.name)).flatMap(named)
  }
}

extension CompilerOptions {
  /// The options of a program that links all of intentc. They let `intentc.json` name any rule.
  package static func withAllRules(jobs: Int = 1) -> CompilerOptions {
    var options = CompilerOptions(jobs: jobs)
    options.projectFiles.rules = SettableRules(all: Rule.all)
    return options
  }
}
