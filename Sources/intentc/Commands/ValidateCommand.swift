import ArgumentParser
import IntentCompiler

struct ValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Say what is wrong with definitions, where, and how to mend it.",
    discussion: """
      Prints every error and warning at once to standard error, in the form that editors and CI services \
      read (path:line:column: error: message [rule-name]), and a summary. On a terminal each comes with its \
      source line. The exit code is 1 when there is an error, and 0 when there are only warnings.

      Whatever passes here can be generated. Rules can be made stricter or switched off under 'rules' in \
      'intentc.json'.

      With '--fix' problems whose fix is safe are mended first: a fix is safe when nobody who could read the       file reads anything else in it afterwards. Names that were probably misspelt are never among them. Nothing       else in a file changes, and it keeps its permissions. What was mended is listed, then what is left.

      The texts of a definition in other languages are checked too: the '.strings', '.stringsdict' and       '.xcstrings' in the '.lproj' folders beside it. An intent whose title or description is missing in one of       them draws App Store warning ITMS-90626.

      Examples:
        intentc validate UpNext.intentdefinition
        intentc validate .
        intentc validate --locales de,pt-BR Definitions
        intentc validate --fix Definitions
        git show main:UpNext.intentdefinition | intentc validate -
      """
  )

  @OptionGroup var input: InputOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Languages that must have all titles and descriptions, such as 'de,pt-BR'. Without this, those that have a "
        + "'.strings' table or a '.lproj' folder beside the definition.",
      valueName: "locales"
    )
  )
  var locales: String?

  @Flag(name: .long, help: "Mend the problems whose fix is safe, and report the rest.")
  var fix = false

  func validate() throws {
    if locales != nil, localeNames.isEmpty || localeNames.contains("") {
      throw ValidationError("'--locales' takes languages with commas between them, such as 'de,pt-BR'.")
    }
    if fix, input.inputs.contains("-") {
      throw ValidationError("'--fix' changes files, and standard input is none.")
    }
  }

  func run() async throws {
    let result = fix ? await FixOutput.write(FixRun(call).run()) : await call.run()
    DiagnosticOutput.write(result.diagnostics, sources: result.compilation.sources)
    DiagnosticOutput.writeSummary(of: result)
    if result.compilation.hasErrors { throw ExitCode.failure }
  }
  private var call: CompilerCall {
    var call = input.call
    call.checksTranslations = true
    call.locales = localeNames
    return call
  }

  private var localeNames: [String] {
    (locales ?? "").split(separator: ",").map { String($0.filter { $0 != " " }) }
  }
}
