import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentDiagnostics

extension CompilerOptions {
  /// Options that know every rule, for programs that link all of intentc: their `intentc.json` can name any
  /// rule.
  package static func withAllRules() -> CompilerOptions {
    var options = CompilerOptions()
    options.projectFiles.rules = SettableRules(all: Rule.all)
    return options
  }

  /// The options for files and folders as people name them on the command line: a folder's definitions are a
  /// module.
  package static func ofCommand(config: String? = nil) -> CompilerOptions {
    var options = withAllRules()
    options.configurationPath = config
    options.splitsModules = true
    return options
  }
}

/// All back ends besides the one for configurations, which is a part of the compiler.
package enum Backends {
  package static let all: [any Backend] = [
    AppIntentsBackend(), IntentClassesBackend(), IntentConversionsBackend(),
  ]
}
