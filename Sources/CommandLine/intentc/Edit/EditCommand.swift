import ArgumentParser
import IntentDiagnostics
import IntentEditor
import IntentEditorPage
import IntentSchema
import IntentText

/// `intentc edit`. An ``EditRun`` does the work.
struct EditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    _superCommandName: "intentc",
    abstract: "Edit a configuration, as 'Edit Widget' does.",
    discussion: """
      Asks for the parameters of an intent, in the order and by the rules of the definition, and saves a \
      configuration that the generated struct reads. Without CONFIG, prints it to standard output. A CONFIG that \
      does not exist is created, as a property list if its name ends in '.plist', as JSON otherwise.

      Select a row with the arrow keys and change it with Enter. Review with Ctrl-S, then save with Enter. ? lists \
      the other keys, such as u to undo and / to search; q quits. With '--plain', if the terminal cannot \
      draw, if ACCESSIBLE is set or if input is piped, it asks line by line: type the number of a row to change it, \
      ? for help, s to save, q to quit.

      Nothing is written before you confirm; then the file is replaced atomically. What you did not change in a \
      JSON file keeps its text. The values of hidden rows are kept while you edit and dropped when you save, unless \
      you use '--keep-hidden'.

      IN A BROWSER
      '--web' serves the screen at an address on this computer, which it prints and opens in a browser. The address \
      contains a secret; nobody can read or change anything without it. You can save more than once; press Ctrl-C \
      to stop. Without CONFIG, saving ends the command.

      OPTIONS OF PARAMETERS
      Some definitions leave the choice to code. '--options FILE' has the options that the code would offer: a JSON \
      object with a member for each parameter, such as {"city": ["Kyoto", "Berlin"]}. '--provider PROGRAM ARGS...', \
      last on the line, runs that code: it is asked for options each time a list opens, with the values so far. \
      'intentc options' tests such a program. Without either, you type the identifiers of objects.

      WITHOUT PROMPTS
      With '--answers', '--set' or '--unset', nothing is asked, and every wrong or missing answer is listed. An \
      answer for a hidden row is wrong, unless '--keep-hidden' saves it. An answer is missing if its row is visible \
      and has neither a value nor a default; in an existing configuration, only rows that the answers made visible \
      count. '--unset NAME' leaves a row empty, '--allow-empty' leaves all of them empty. A value in CONFIG that is \
      wrong and has no answer stays as it is, with a warning.

      Exit codes: 0 saved, 1 an answer is wrong, 2 answers are missing, 64 wrong usage, 130 quit without saving.

      EXAMPLES
        intentc edit UpNext.intentdefinition widget.json
        intentc edit UpNext.intentdefinition --family systemSmall > widget.json
        intentc edit UpNext.intentdefinition widget.json --set titleColor=Red
        intentc edit UpNext.intentdefinition widget.json --answers a.json --dry-run
        intentc edit UpNext.intentdefinition widget.json --explain
        intentc edit UpNext.intentdefinition widget.json --web
        intentc edit UpNext.intentdefinition --provider .build/debug/Calendars
      """
  )

  @Argument(
    help: "Definition: a file, or a folder whose definitions form one module.",
    completion: .definitions
  )
  var definition: String

  @Argument(
    help: "Configuration to edit: JSON or a property list.",
    completion: .file(extensions: ["json", "plist"])
  )
  var config: String?

  @OptionGroup var chosen: IntentArgument

  @Option(help: "Widget family, which limits the size of lists (default: that of a store's file).")
  var family: ConfigurationFamily?

  @Option(help: "Show texts in this language, such as 'de' or 'pt-BR'.")
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "File with the options that code would offer; '-' is standard input.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var options: String?

  @Flag(help: "Ask line by line, for screen readers.")
  var plain = false

  @OptionGroup(title: "In a browser") var web: WebOptions

  @OptionGroup(title: "Without prompts") var answering: AnswerOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Save to this file instead. An existing file is replaced.", valueName: "file"),
    completion: .file(extensions: ["json", "plist"])
  )
  var output: String?

  @Flag(help: "Print what would change; save nothing.")
  var dryRun = false

  @Flag(help: "Print which rows show and why; ask nothing.")
  var explain = false

  @Flag(help: "Save the values of hidden rows too.")
  var keepHidden = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  @OptionGroup var provider: ProviderArguments

  /// Refuses arguments that exclude each other or are in the wrong place, before anything is read.
  func validate() throws {
    if config == nil, [".json", ".plist"].contains(where: definition.hasSuffix) {
      throw ValidationError(
        "'\(definition)' is a configuration; put its definition before it, as in 'intentc edit "
          + "UpNext.intentdefinition \(definition)'."
      )
    }
    if options != nil && !provider.provider.isEmpty {
      throw ValidationError("Use only one of '--options' and '--provider'.")
    }
    // Otherwise, a dry run would write.
    if let late = provider.provider.first(where: ["--set", "--unset", "--answers", "--dry-run"].contains) {
      throw ValidationError("'\(late)' would be an argument of the provider; put it before '--provider'.")
    }
    if options == "-", answering.answers == "-" {
      throw ValidationError("Standard input can be read only once; use '-' once.")
    }
    let written = [config, output].compactMap { $0 }
    func isAny(of paths: [String?]) -> (String) -> Bool {
      let edited = Set(paths.compactMap { $0 == "-" ? nil : $0 }.compactMap { FileIdentity($0) })
      return { FileIdentity($0).map(edited.contains) ?? false }
    }
    let isDefinition = isAny(of: [definition])
    if let path = written.first(where: { $0.hasSuffix(".intentdefinition") || isDefinition($0) }) {
      throw ValidationError("'\(path)' is a definition; put the configuration after it.")
    }
    if let path = written.first(where: isAny(of: [options, answering.answers])) {
      throw ValidationError("cannot write '\(path)': this command also reads options or answers from it.")
    }
    if web.web, plain || explain || answering.isGiven {
      let other = plain ? "'--plain'" : explain ? "'--explain'" : "answers"
      throw ValidationError("'--web' cannot be used with \(other).")
    }
    if explain && answering.isGiven {
      throw ValidationError("'--explain' cannot be used with answers.")
    }
    if written.contains("-") {
      throw ValidationError("CONFIG must be a file, not '-'; leave it out to write to standard output.")
    }
  }

  func run() async throws {
    do {
      try await edit()
    } catch let error as UnreadableFile {
      messages.write(error.diagnostics, sources: [error.source])
      throw ExitCode.failure
    } catch let error as NoAnswers {
      throw CommandFailure("\(error); use '--set' or '--answers'")
    } catch let error as ChangedMeanwhile {
      throw CommandFailure("\(error); run the command again")
    }
  }

  private func edit() async throws {
    let page = web.face
    let fitting = FittingFace(isPlain: plain)
    let face: any EditorFace = page ?? fitting
    let isInteractive = page != nil || fitting.isInteractive
    do {
      let edited = try await EditedIntent.read(
        definition,
        intent: chosen.intent,
        recorded: config.map(EditedFile.init)?.className,
        locale: locale,
        messages: messages,
        asking: answering.isGiven || explain || !isInteractive ? nil : face
      )
      if let page {
        let languages = PageLanguages(path: edited.path, name: edited.name)
        await page.offer(languages, for: edited.own, locale: locale)
      }
      try await EditRun(command: self, schema: edited.schema, family: family, face: face).run()
    } catch {
      await page?.stop()
      throw error
    }
    await page?.stop(dryRun || (config ?? output) == nil ? .printed : .ended)
  }
}
