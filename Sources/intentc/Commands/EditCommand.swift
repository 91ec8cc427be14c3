import ArgumentParser
import IntentEditor
import IntentSchema

struct EditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Edit a widget's configuration: what its 'Edit Widget' screen would ask.",
    discussion: """
      Asks for the parameters of an intent, in the definition's order and by its rules, and saves them as the \
      configuration that the generated struct reads. Without CONFIG the result goes to standard output; a file \
      that there is not yet is made, as a property list if its name ends in '.plist'.

      Go to a row with the arrow keys, change it with Enter, see what changed with Ctrl-S and save it with Enter; ? \
      tells the other keys, q leaves. With '--plain', without a terminal that can draw, where ACCESSIBLE is set and \
      where lines are piped in, it asks line by line: type the number of a row to change it, ? for help, s to save, \
      q to quit.

      Nothing is written before the final yes, and then the file is replaced as a whole. The values of hidden rows \
      are kept while you edit, and dropped when you save, unless you say '--keep-hidden'.

      OPTIONS OF PARAMETERS
      Where a definition leaves the choice to code, '--options FILE' has what that code would offer: a JSON object \
      with a member for each parameter, such as {"city": ["Kyoto", "Berlin"]}. '--provider PROGRAM ARGS...', the last \
      on the line, runs that code: a program that serves options is asked anew each time a list opens, with the values \
      so far; 'intentc options' tries it out. Without either, objects are given by identifier.

      WITHOUT QUESTIONS
      With '--answers', '--set' or '--unset' nothing is asked, and all that is wrong or missing is listed at once. \
      A row is missing when it shows, has neither value nor default, and was not asked before; '--unset NAME' leaves \
      it empty on purpose, '--allow-empty' all of them. '--record FILE' saves the answers of a session for \
      '--answers'.

      Exit codes: 0 saved, 1 an answer is wrong, 2 answers are missing, 64 wrong usage, 130 left without saving.

      EXAMPLES
        intentc edit UpNext.intentdefinition widget.json
        intentc edit UpNext.intentdefinition --family systemSmall > widget.json
        intentc edit UpNext.intentdefinition widget.json --set titleColor=Red
        intentc edit UpNext.intentdefinition widget.json --answers a.json --dry-run
        intentc edit UpNext.intentdefinition widget.json --explain
        intentc edit UpNext.intentdefinition --provider .build/debug/Calendars
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The definition: a file, or a folder whose definitions make one module.",
      valueName: "definition"
    ),
    completion: .file(extensions: ["intentdefinition"])
  )
  var definition: String

  @Argument(
    help: ArgumentHelp("The configuration to edit, JSON or a property list.", valueName: "config"),
    completion: .file(extensions: ["json", "plist"])
  )
  var config: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The intent, by its name or class name. Without this, the only one there is.",
      valueName: "name"
    )
  )
  var intent: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The size of widget, whose lists hold only so many elements.", valueName: "family")
  )
  var family: ConfigurationFamily?

  @Option(
    name: .long,
    help: ArgumentHelp("Show texts in this language, such as 'de' or 'pt-BR'.", valueName: "locale")
  )
  var locale: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What the definition's code would offer to choose from; '-' is standard input.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var options: String?

  @Flag(name: .long, help: "Ask line by line, as for a screen reader.")
  var plain = false

  @OptionGroup(title: "Without questions") var answering: AnswerOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Save the answers to this file, for '--answers'; one that is there is replaced.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json", "plist"])
  )
  var record: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Save to this file instead; one that is there is replaced.", valueName: "file"),
    completion: .file(extensions: ["json", "plist"])
  )
  var output: String?

  @Flag(name: .long, help: "Print what would change, and save nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Print which rows show, and by which rule, and ask nothing.")
  var explain = false

  @Flag(name: .long, help: "Save the values of hidden rows too.")
  var keepHidden = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  // Last, because it takes all that follows.
  @OptionGroup var provider: ProviderArguments

  func validate() throws {
    if options != nil && !provider.provider.isEmpty {
      throw ValidationError("Choose one of '--options' and '--provider'.")
    }
    if options == "-", answering.answers == "-" {
      throw ValidationError("Standard input can be read once; name '-' only once.")
    }
    let written = [config, output, record].compactMap { $0 }
    if let definition = written.first(where: { $0.hasSuffix(".intentdefinition") || $0 == self.definition }) {
      throw ValidationError("'\(definition)' is a definition; name the configuration after it.")
    }
    if let record, [config, output, answering.answers].contains(record) {
      throw ValidationError("'--record' needs a file of its own, not '\(record)'.")
    }
    if explain && answering.isGiven {
      throw ValidationError("'--explain' shows a configuration as it is; give it no answers.")
    }
    if written.contains("-") {
      throw ValidationError("The configuration is a file, not '-'; without one it goes to standard output.")
    }
  }

  func run() async throws {
    do {
      try await edit()
    } catch let error as UnreadableFile {
      messages.write(error.diagnostics, sources: [error.source])
      throw ExitCode.failure
    } catch let error as EditFailure {
      Terminal.standardError.write("error: \(visibleText(error.description))\n")
      throw ExitCode.failure
    } catch let error as FullScreenError {
      Terminal.standardError.write("error: \(error.description)\n")
      throw ExitCode.failure
    } catch let error as ChangedMeanwhile {
      Terminal.standardError.write("error: \(visibleText(error.description)); run the command again\n")
      throw ExitCode.failure
    }
  }

  private func edit() async throws {
    let schema = try EditedIntent.read(definition, intent: intent, locale: locale, messages: messages)
    try await EditRun(command: self, schema: schema, family: family).run()
  }
}
