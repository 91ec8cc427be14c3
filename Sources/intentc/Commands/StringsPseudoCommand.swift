import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentStrings

struct StringsPseudoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo",
    abstract: "Write a table in a pseudo-language.",
    discussion: """
      accented        letters with accents, a third longer: [Ṽþ Ñéẋţ ~~~]
      doubled         twice as long: Up Next Up Next
      right-to-left   Hebrew letters, which run from right to left
      Placeholders stay as they are. With a table such as 'en-XA.lproj/UpNext.strings' next to the definition, \
      'intentc edit --locale en-XA' shows the editor in the pseudo-language. The usual names of the languages are \
      en-XA, en-XD and ar-XB. The path of the table is printed to standard output.

      EXAMPLES
        intentc strings pseudo UpNext.intentdefinition
        intentc strings pseudo UpNext.intentdefinition --output en-XA.lproj/UpNext.strings
        intentc strings pseudo UpNext.intentdefinition --kind right-to-left --output ar-XB.lproj/UpNext.strings
      """
  )

  @Argument(
    help: ArgumentHelp("Definition.", valueName: "definition"),
    completion: .file(extensions: ["intentdefinition"])
  )
  var definition: String

  @Option(
    name: .long,
    help: ArgumentHelp("Pseudo-language: accented, doubled or right-to-left.", valueName: "kind")
  )
  var kind = PseudoText.accented

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("'.strings' file to write (default: standard output).", valueName: "file"),
    completion: .file(extensions: ["strings"])
  )
  var output: String?

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    if let output, !output.hasSuffix(".strings") {
      throw ValidationError(
        "'--output' takes a '.strings' file, such as '\(kind.language).lproj/UpNext.strings'."
      )
    }
  }

  func run() throws {
    let list = StringsDefinition.list(try StringsDefinition.readOne(definition, messages))
    let text = PseudoExport.text(of: list, as: kind)
    guard let output else { return try StandardOutput.write(text) }
    let own = list.tables.tables.filter { $0.language == kind.language }.compactMap { FilePlace($0.path) }
    if !own.contains(where: { $0 == FilePlace(output) }) {
      try StringsDefinition.keepTable(at: output, messages)
    }
    // A table in the same pseudo-language is replaced; a translation is not.
    let inputs = list.tables.tables.filter { $0.language != kind.language }.map(\.path) + [list.path]
    do throws(OutputWriter.Failure) {
      try OutputWriter.write(Array(text.utf8), to: output, inputs: inputs)
    } catch {
      messages.write([error.diagnostic], sources: [])
      throw ExitCode.failure
    }
    try StandardOutput.write(visibleText(output) + "\n")
  }
}

extension PseudoText: ExpressibleByArgument {}
