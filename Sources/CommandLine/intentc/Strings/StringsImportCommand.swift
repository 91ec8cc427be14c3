import ArgumentParser
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentText

/// `intentc strings import`. ``StringsImport`` does the work.
struct StringsImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Bring translations from files into the tables of a definition.",
    discussion: """
      Files are '.strings', '.stringsdict' and '.xcstrings', as 'export', Xcode and translators write them. The \
      language of a table is '--locale', or its '.lproj' folder. Of a catalog, '--locale' chooses one language.

      A translation goes into the table that has it, else into the '.strings' table of its language, else into the \
      string catalog. Without any of these, 'LANGUAGE.lproj/NAME.strings' is created. Only what differs changes. \
      Empty texts are left out, and so are texts of a '.strings' file that repeat the definition's text and have no \
      translation, because 'export' writes them.

      A translation that lacks a placeholder or format specifier, or has one that the text does not have, is an \
      error, and then no table changes. Keys that the definition does not have are reported and left out, and so are \
      texts that the file marks as not translated. A translation of a former text is marked as needing review.

      EXAMPLES
        intentc strings import UpNext.intentdefinition German.strings --locale de
        intentc strings import UpNext.intentdefinition Texts.xcstrings --dry-run
      """
  )

  @Argument(help: "Definition, or a project with one.", completion: .definitions)
  var definition: String

  @Argument(
    help: "Files with translations.",
    completion: .file(extensions: ["strings", "stringsdict", "xcstrings"])
  )
  var files: [String]

  @Option(help: "Language, such as 'de' or 'pt-BR'.")
  var locale: String?

  @Flag(help: "Also import texts of a '.strings' file that are the same as in the definition.")
  var includeSame = false

  @Flag(help: "Print the changes as a diff; write nothing.")
  var dryRun = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    try LocaleArgument.check(locale)
    if let other = files.first(where: { !FilePath.isTable($0.lowercased()) }) {
      throw ValidationError(
        "'\(visibleText(other))' cannot be imported; use a '.strings', '.stringsdict' or '.xcstrings' file."
      )
    }
  }

  func run() throws {
    let list = try StringsDefinition.readOne(definition, messages).list
    let imported = try files.map { try read($0) }
    let run: StringsImport
    do throws(StringsImport.UnknownLanguage) {
      run = try StringsImport(imported, into: list, locale: locale, includesSame: includeSame)
    } catch {
      throw ValidationError("cannot tell the language of '\(visibleText(error.path))'; give '--locale'.")
    }
    if !run.same.isEmpty {
      let texts = run.same.count == 1 ? "1 text is" : "\(run.same.count) texts are"
      let more = run.same.count > 5 ? " and \(run.same.count - 5) more" : ""
      let keys = run.same.prefix(5).map { "'\($0.shortened)'" }.joined(separator: ", ") + more
      StringsDefinition.note(
        "\(texts) the same as in the definition and not imported (\(keys)); '--include-same' imports them"
      )
    }
    var result = run.result
    if !result.diagnostics.isEmpty, let bytes = try? FileSystem.read(list.path) {
      result.sources.append(PropertyListReader().read(bytes, path: list.path).source)
    }
    let paths = try StringsDefinition.finish(result, isDry: dryRun, messages)
    let texts = run.count == 1 ? "1 text" : "\(run.count) texts"
    let tables = paths.map { visibleText($0) }.listed
    let verb = dryRun ? "would be imported" : "imported"
    Terminal.standardError.write(paths.isEmpty ? "nothing changes\n" : "\(texts) \(verb) into \(tables)\n")
  }

  private func read(_ path: String) throws -> ImportedFile {
    do throws(FileError) {
      return ImportReader.read(try FileSystem.read(path, limit: TableSearch.sizeLimit), path: path)
    } catch {
      throw CommandFailure("cannot read '\(path)': \(error.words)")
    }
  }
}
