import ArgumentParser
import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentEditor
import IntentSchema

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what is wrong with stored configurations, and where.",
    discussion: """
      Compares configurations, as generated code and 'edit' write them, with a definition. They are read just \
      as generated code reads them. Finds everything at once and ends with a summary. The exit code is 1 when \
      there is an error (with '--strict' also when there is a warning), 64 when the command line is wrong, and \
      else 0.

      CONFIGURATIONS
      JSON, XML and binary property lists; which one it is shows from the file itself. The values of a binary \
      property list have no line and column, so messages name the way to them: 'calendars[2].identifier'.

      DEFINITION
      A file, or a folder whose definitions make one module, so that an enum or type may stand in another file. \
      Where there are several intents, '--intent' says which one is configured. Errors of the definition \
      itself are reported first, and then nothing is checked: see 'intentc validate'.

      WHAT COUNTS
      error    what decoding drops: a value of another type, a case that the enum does not have (any longer), \
      an object without its identifier
      warning  what decoding keeps and doubts: a name that is unknown, a value out of bounds, more elements \
      than the '--family' shows, a URL without a scheme
      lint     with '--lint': a value of a parameter that is hidden, which reads as absent
      A missing value is no problem: it is the default. '--allow', '--warn' and '--deny' change the levels, and \
      so does the 'intentc.json' beside the definition.

      FORMATS
      text     path:line:column: error: message [rule-name], as editors and CI services read it, on standard \
      error; on a terminal with source lines and fixes. To pipe it: 2>&1
      json     one object, on standard output; its schema is in the documentation
      sarif    SARIF 2.1.0 for code scanning, on standard output
      github   workflow commands of GitHub Actions, on standard output
      The summary always goes to standard error.

      EXAMPLES
        intentc check UpNext.intentdefinition stored.json
        intentc check UpNext.intentdefinition *.plist --family systemSmall --strict
        intentc check Definitions stored.json --intent UpNext --format github
        intentc check UpNext.intentdefinition - < stored.json
      'intentc explain RULE' says more on a rule.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The definition: a file, a folder to search, or '-' for standard input.",
      valueName: "definition"
    ),
    completion: .file(extensions: ["intentdefinition"])
  )
  var definition: String

  @Argument(
    help: ArgumentHelp(
      "Configurations to check: files, or '-' for standard input.",
      valueName: "configurations"
    ),
    completion: .file(extensions: ["json", "plist"])
  )
  var configurations: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The intent that is configured, by its name or class name. Without this, the only one there is.",
      valueName: "name"
    )
  )
  var intent: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The size of widget that is configured, whose lists hold only so many elements: 'systemSmall'.",
      valueName: "family"
    )
  )
  var family: ConfigurationFamily?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The project's configuration. Without this, the 'intentc.json' beside the definition.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var config: String?

  @OptionGroup(title: "Rules") var levels: RuleLevelOptions

  @Option(
    name: .long,
    help: ArgumentHelp("How to write what is found: text, json, sarif or github.", valueName: "format")
  )
  var format = OutputFormatChoice.text

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    if ([definition] + configurations).count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read once; name '-' only once.")
    }
  }

  func run() throws {
    var options = CompilerCall(inputs: [], configurationPath: config, jobs: Processors.count)
    try levels.apply(to: &options)
    var call = ConfigurationCheckCall(
      definition: definition,
      configurations: configurations,
      options: options
    )
    call.intent = intent
    call.family = family
    var report: DiagnosticReport
    do {
      report = try call.run()
    } catch {
      throw ValidationError(visibleText(error.message))
    }
    report.isStrict = levels.strict
    if let format = format.machineFormat {
      try StandardOutput.write(report, as: format)
    } else {
      messages.write(report)
    }
    Terminal.standardError.write(report.summary + "\n")
    if report.isFailure { throw ExitCode.failure }
  }
}
