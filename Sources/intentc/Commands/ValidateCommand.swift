import ArgumentParser
import IntentCompiler

struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Say what is wrong with definitions, where, and how to mend it.",
    discussion: """
      Finds everything at once and ends with a summary. The exit code is 1 when there is an error (with \
      '--strict' also when there is a warning), 64 when the command line is wrong, and else 0. With '--lint' a \
      lint is a warning too.

      MODULES
      Files that are named make one module together: they may share enums and types, and no two of them may \
      use one name. In a folder, the definitions of each folder inside make a module of their own ('.lproj' \
      counts as the folder around it), so a whole repository can be checked at once; folders that refer to \
      each other's enums or types are taken together. '--one-module' makes one of all, as 'generate' does.

      FIXES
      With '--fix' problems whose fix is safe are mended first: a fix is safe when nobody who could read the \
      file reads anything else in it afterwards. The text format marks those that are, and so does 'isSafe' in \
      JSON. Names that were probably misspelt are never among them. Nothing else in a file changes, and it keeps \
      its permissions. What was mended is listed with its place, then what is left.

      TRANSLATIONS
      The texts of a definition in other languages are checked too: the '.strings', '.stringsdict' and \
      '.xcstrings' in the '.lproj' folders beside it. An intent whose title or description is missing in one of \
      them draws App Store warning ITMS-90626.

      FORMATS
      text     path:line:column: error: message [rule-name], as editors and CI services read it, on standard \
      error; on a terminal with source lines, notes and fixes, and which of them '--fix' makes. To pipe it: 2>&1
      json     one object, on standard output; its schema is in the documentation
      sarif    SARIF 2.1.0 for code scanning, on standard output
      github   workflow commands of GitHub Actions, on standard output
      The summary always goes to standard error.

      LEVELS
      A rule is an error, a warning, a lint or off. '--allow', '--warn' and '--deny' win over 'intentc.json', \
      and there a place wins over a file, and a file over the project:
        {
          "rules": {"unknown-key": "error"},
          "files": {"Old.intentdefinition": {"rules": {"unknown-key": "off"}}},
          "places": {"UpNext.mode": {"rules": {"default-is-no-case": "off"}}}
        }
      Paths of files count from the folder of 'intentc.json'. A place is an intent, enum or type and what is \
      inside it, or keys: 'INIntents[0].INIntentParameters[2]'. The 'intentc.json' of a module stands beside \
      its definitions or, in a folder that is searched, in a folder above. Suppressions that suppress nothing \
      are reported. Rules without which no code can be generated stay errors.

      EXAMPLES
        intentc validate UpNext.intentdefinition
        intentc validate . --strict --lint
        intentc validate . --format github
        intentc validate . --format sarif > intents.sarif
        intentc validate . --allow unknown-key --deny default-is-no-case
        intentc validate --locales de,pt-BR Definitions
        intentc validate --fix Definitions
        git show main:UpNext.intentdefinition | intentc validate -
      'intentc explain RULE' says more on a rule.
      """
  )

  @OptionGroup var input: InputOptions

  @Flag(name: .long, help: "Take all definitions as one module.")
  var oneModule = false

  @OptionGroup(title: "Rules") var levels: RuleLevelOptions

  @Option(
    name: .long,
    help: ArgumentHelp("How to write what is found: text, json, sarif or github.", valueName: "format")
  )
  var format = OutputFormatChoice.text

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

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

  func run() throws {
    var call = input.call
    try levels.apply(to: &call)
    call.splitsModules = !oneModule
    var run = ValidateRun(call: call, locales: localeNames)
    run.fixes = fix
    run.isStrict = levels.strict
    run.format = format.machineFormat
    run.messages = messages.style
    try run.run()
  }

  private var localeNames: [String] {
    (locales ?? "").split(separator: ",").map { String($0.filter { $0 != " " }) }
  }
}
