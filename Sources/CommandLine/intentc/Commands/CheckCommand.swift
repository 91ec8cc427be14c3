import ArgumentParser
import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentSchema
import IntentText
import LibIntentc

/// `intentc check`. ``ConfigurationCheckCall`` does the work.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    _superCommandName: "intentc",
    abstract: "Check stored configurations against a definition.",
    discussion: """
      Reads stored configurations in the way that generated code does, reports every problem and ends with a \
      summary. The exit code is 1 if there is an error (with '--strict' also if \
      there is a warning), 64 if the command line is wrong, and 0 otherwise.

      CONFIGURATIONS
      JSON, and XML or binary property lists; the format is detected from the contents. Values in a binary \
      property list have no line and column, so messages give their path: 'calendars[2].identifier'.

      DEFINITION
      A file, or a folder whose definitions form one module, so that enums and types can be in other files. If \
      there are several intents, choose one with '--intent'. If the definition has errors, only they are \
      reported; 'intentc validate' reports its warnings.

      LEVELS
        error    decoding drops the value: it has another type, it is a case that
                 the enum does not have, or it is an object with neither an
                 identifier nor a display string
        warning  decoding keeps the value, but it is probably wrong: an unknown
                 name, a value out of bounds, more elements than the '--family'
                 shows, a URL without a scheme
        lint     with '--lint': the value of a hidden parameter, which reads as
                 absent
      A missing value is not a problem: the default applies. '--allow', '--warn', '--deny' and the 'intentc.json' \
      next to the definition change the levels.

      \(ReportOptions.formats)

      EXAMPLES
        intentc check UpNext.intentdefinition stored.json
        intentc check UpNext.intentdefinition *.plist --family systemSmall --strict
        intentc check Definitions stored.json --intent UpNext --format github
        intentc check UpNext.intentdefinition - < stored.json
      'intentc explain RULE' explains a rule.
      """
  )

  @Argument(
    help: "Definition: a file, a folder to search, or '-' for standard input.",
    completion: .definitions
  )
  var definition: String

  @Argument(
    help: "Configurations to check: files, or '-' for standard input.",
    completion: .file(extensions: ["json", "plist"])
  )
  var configurations: [String]

  @OptionGroup var chosen: IntentArgument

  @Option(help: "Widget family, which limits the size of lists (default: that of a store's file).")
  var family: ConfigurationFamily?

  @Option(
    help: ArgumentHelp(
      "Project file (default: the 'intentc.json' next to the definition).",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var config: String?

  @OptionGroup var output: ReportOptions

  func validate() throws {
    if ([definition] + configurations).count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read only once; use '-' once.")
    }
    if let path = configurations.first(where: { $0.hasSuffix(".intentdefinition") }) {
      throw ValidationError("'\(path)' is a definition; put it before the configurations.")
    }
  }

  func run() throws {
    var options = CompilerOptions.ofCommand(config: config)
    try output.levels.apply(to: &options)
    var call = ConfigurationCheckCall(
      definition: definition,
      configurations: configurations,
      options: options
    )
    call.intent = chosen.intent
    call.family = family
    let report: DiagnosticReport
    do {
      report = try call.run()
    } catch {
      throw ValidationError(visibleText(error.message))
    }
    if try output.write(report) { throw ExitCode.failure }
  }
}
