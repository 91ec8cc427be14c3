import AppIntentsChecks
import AppProjects
import ArgumentParser
import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentFixes
import IntentText
import LibIntentc

/// `intentc validate`. A ``CompilerCall`` finds the problems; this command prints them, or applies their
/// fixes.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    _superCommandName: "intentc",
    abstract: "Report all problems, with fixes.",
    discussion: """
      Reports every problem and ends with a summary. The exit code is 1 if there is an error (with \
      '--strict' also if there is a warning), 64 if the command line is wrong, and 0 otherwise. With \
      '--lint', lints count as warnings.

      MODULES
      Files given by name form one module: they can share enums and types, and their names must be unique. \
      In a folder, the definitions of each subfolder form a module of their own ('.lproj' counts as the \
      folder around it), so you can check a whole repository at once; folders that refer to each other's \
      enums or types are combined. '--one-module' combines everything, as 'generate' does.

      FIXES
      '--fix' first applies the safe fixes: those that cannot change the meaning of a file for any program. \
      The text format marks them, and so does 'isSafe' in JSON. Corrections of misspelled names are not safe \
      fixes. Nothing else in a file changes, and it keeps its permissions. The fixed problems are listed \
      with their locations, then the remaining ones. Texts without an ID get one, which no other text of the \
      inputs has; '--allow text-without-id' prevents that.

      PROJECTS
      In a folder with a project, or for a project itself (MyApp.xcodeproj, XcodeGen's project.yml, Tuist's \
      Project.swift), the definitions are checked against the project: its targets, languages and \
      Info.plists. A built app (MyApp.app, MyApp.xcarchive) is checked the same way. A project is only read. \
      Definitions and tables that no target builds are left out, with a report.

      TRANSLATIONS
      The texts of a definition in other languages are checked too: the '.strings', '.stringsdict' and \
      '.xcstrings' files in the '.lproj' folders next to it. An intent without a title or description in one \
      of them causes App Store warning ITMS-90626.

      APP INTENTS
      In folders and projects, the App Intents in Swift are checked too, with or without a definition: the \
      phrases of App Shortcuts and their translations, titles and descriptions, and the targets. The program \
      intentc-swift, which is installed with 'make install-swift', reads the Swift, also manifests of Tuist \
      and SwiftPM; without it, everything else is checked.

      \(ReportOptions.formats)

      LEVELS
      A rule is an error, a warning, a lint or off. '--allow', '--warn' and '--deny' override \
      'intentc.json', in which a file overrides the project:
        {
          "rules": {"unknown-key": "error"},
          "files": {"Old.intentdefinition": {"rules": {"unknown-key": "off"}}}
        }
      Paths of files are relative to the folder of 'intentc.json'. The 'intentc.json' of a module is next to \
      its definitions or, in a folder that is searched, in a folder above. Unused suppressions are reported. \
      Rules that prevent code generation are always errors.

      EXAMPLES
        intentc validate UpNext.intentdefinition
        intentc validate . --strict --lint
        intentc validate MyApp.xcodeproj
        intentc validate . --format github
        intentc validate . --format sarif > intents.sarif
        intentc validate . --allow unknown-key --deny default-is-no-case
        intentc validate --locale de,pt-BR Definitions
        intentc validate --fix Definitions
        git show main:UpNext.intentdefinition | intentc validate -
      'intentc explain RULE' explains a rule.
      """
  )

  @OptionGroup var definitions: DefinitionArguments

  @OptionGroup var output: ReportOptions

  @Option(
    help: ArgumentHelp(
      "Languages that must have all titles and descriptions, such as 'de,pt-BR' (default: those with a '.strings' "
        + "table or an '.lproj' folder next to the definition, if the definition's own language is known)."
    )
  )
  var locale: String?

  @Flag(help: "Fix the problems that have a safe fix, and report the rest.")
  var fix = false

  func validate() throws {
    if locale != nil, localeNames.isEmpty || localeNames.contains("") {
      throw ValidationError("'--locale' takes languages separated by commas, such as 'de,pt-BR'")
    }
    let isSwift = { (path: String) in
      path.hasSuffix(".swift") && ProjectInputs.folder(of: path) == path
        && (try? FileSystem.status(of: path))?.kind == .file
    }
    if let file = definitions.inputs.first(where: isSwift) {
      throw ValidationError("'\(visibleText(file))' is Swift: name its folder to check its App Intents.")
    }
    if fix, definitions.inputs.contains("-") {
      throw ValidationError("'--fix' changes files; it cannot be used with standard input.")
    }
  }

  func run() throws {
    var call = definitions.call
    try output.levels.apply(to: &call.options)
    call.options.availableBackends = Backends.all
    call.options.reportsUnusedSuppressions = true
    let checked = CheckedApp.run(call, locales: localeNames, reading: SwiftReader.readNow) { call in
      fix ? FixOutput.write(FixRun(call).run()) : call.run(to: .names)
    }
    let result = output.levels.lint ? FixRun.offeringIDs(checked.result) : checked.result
    var report = DiagnosticReport(result)
    report.swiftFileCount = checked.swiftFileCount
    if try output.write(report) { throw ExitCode.failure }
  }

  private var localeNames: [String] {
    (locale ?? "").split(separator: ",").map { String($0.filter { $0 != " " }) }
  }
}
