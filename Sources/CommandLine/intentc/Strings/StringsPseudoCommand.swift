import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentText

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

      A file is replaced if 'strings pseudo' made it and nobody changed it, or if it is the table of the definition in \
      the same pseudo-language.

      EXAMPLES
        intentc strings pseudo UpNext.intentdefinition
        intentc strings pseudo UpNext.intentdefinition --output en-XA.lproj/UpNext.strings
        intentc strings pseudo UpNext.intentdefinition --kind right-to-left --output ar-XB.lproj/UpNext.strings
      """
  )

  @Argument(help: "Definition.", completion: .definitions)
  var definition: String

  @Option(help: "Pseudo-language: accented, doubled or right-to-left.")
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
    guard isReplaceable(output, list) else {
      let message =
        "cannot write '\(output)': 'intentc strings pseudo' did not make this file, or it was changed since; "
        + "remove it, or use another path"
      throw messages.failure(Diagnostic(.unchangeableFile, message, at: SourceLocation(file: output)).asError)
    }
    do throws(OutputWriter.Failure) {
      try OutputWriter.write(Array(text.utf8), to: output, inputs: [list.path])
    } catch {
      throw messages.failure(error.diagnostic)
    }
    try StandardOutput.write(visibleText(output) + "\n")
  }

  /// Whether no translations would be lost: nothing is there, or a table that this command made.
  private func isReplaceable(_ path: String, _ list: TextList) -> Bool {
    // The error that it is a folder comes from writing.
    guard let (own, _) = try? FileSystem.status(of: path, followsLinks: false), own != .folder else {
      return true
    }
    let tables = list.tables.tables.filter { $0.language == kind.language }
    if let place = FilePlace(path), tables.contains(where: { FilePlace($0.path) == place }) { return true }
    guard let bytes = try? FileSystem.readRegular(path, limit: TableSearch.sizeLimit) else { return false }
    return bytes.isEmpty || PseudoExport.isTable(bytes)
  }
}

extension PseudoText: ExpressibleByArgument {}
