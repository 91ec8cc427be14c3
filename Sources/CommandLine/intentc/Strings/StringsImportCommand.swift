import ArgumentParser
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentText

struct StringsImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Bring translations from files into the tables of a definition.",
    discussion: """
      Files are '.strings', '.stringsdict', '.xcstrings', '.xliff', '.xcloc' and '.csv', as 'export', Xcode and \
      translators write them. The language of a file is '--locale', or what the file says, or its '.lproj' folder. \
      Of a file with several languages, '--locale' chooses one. It must not contradict an XLIFF.

      A translation goes into the table that has it, else into the '.strings' table of its language, else into the \
      string catalog. Without any of these, 'LANGUAGE.lproj/NAME.strings' is created. Only what differs changes. \
      Empty texts are left out, and so are texts of a '.strings' file that repeat the definition's text and have no \
      translation, because 'export' writes them.

      A translation that lacks a placeholder or format specifier, or has one that the text does not have, is an \
      error, and then no table changes. Keys that the definition does not have are reported and left out, and so are \
      texts that the file marks as not translated. A translation of a former text is marked as needing review.

      EXAMPLES
        intentc strings import UpNext.intentdefinition de.xliff
        intentc strings import UpNext.intentdefinition fr.csv --locale fr --dry-run
        intentc strings import UpNext.intentdefinition German.strings --locale de
      """
  )

  @Argument(help: "Definition.", completion: .definitions)
  var definition: String

  @Argument(
    help: "Files with translations.",
    completion: .file(extensions: ["strings", "stringsdict", "xcstrings", "xliff", "xlf", "xcloc", "csv"])
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
  }

  func run() throws {
    let list = StringsDefinition.list(try StringsDefinition.readOne(definition, messages))
    let imported = try files.flatMap(paths).map { try read($0, list) }
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

  private func paths(_ path: String) throws -> [String] {
    guard let (kind, _) = try? FileSystem.status(of: path), kind == .folder else { return [path] }
    let folder = FilePath.join(path, "Localized Contents")
    let names = ((try? FileSystem.names(in: folder)) ?? []).filter { $0.hasSuffix(".xliff") }
    guard !names.isEmpty else {
      throw ValidationError("'\(visibleText(path))' is a folder without 'Localized Contents/*.xliff'.")
    }
    return names.map { FilePath.join(folder, $0) }
  }

  private func read(_ path: String, _ list: TextList) throws -> ImportedFile {
    do throws(FileError) {
      let languages = list.languages + [list.baseLanguage, locale].compactMap(\.self)
      let bytes = try FileSystem.read(path, limit: TableSearch.sizeLimit)
      return ImportReader.read(bytes, path: path, name: list.name, languages: languages)
    } catch {
      throw CommandFailure("cannot read '\(path)': \(error.words)")
    }
  }
}
