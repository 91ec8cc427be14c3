import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentText

/// `intentc strings export`. ``StringsExport`` and ``CatalogExport`` write the files.
struct StringsExportCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case strings, xcstrings
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the texts of a definition with their translations to a file.",
    discussion: """
      Each text has its ID, its place, a comment that says where people see it and what its placeholders are, the \
      text of the definition, the translation and its state. Texts that people never see are left out, unless they \
      are translated.

      FORMATS
        strings     one language; untranslated texts repeat the definition's text
                    with the mark 'intentc: new'
        xcstrings   a string catalog with all languages
      Without '--format', the name of the output decides. The plural forms of a catalog are in xcstrings; a note \
      says what is left out. The path of the output is printed to standard output.

      EXAMPLES
        intentc strings export UpNext.intentdefinition
        intentc strings export UpNext.intentdefinition --locale de -o de.strings
        intentc strings export UpNext.intentdefinition -o Texts.xcstrings
      """
  )

  @Argument(help: "Definition, or a project with one.", completion: .definitions)
  var definition: String

  @Option(help: "Format: strings or xcstrings (default: that of the output, or strings).")
  var format: Format?

  @Option(
    help: ArgumentHelp(
      "Language, such as 'de'; for xcstrings also several, such as 'de,fr' (default: all for xcstrings, the "
        + "definition's own for strings)."
    )
  )
  var locale: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("File to write (default: standard output).", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    let count = try LocaleArgument.list(locale).count
    if count > 1, chosen == .strings {
      throw ValidationError("'--locale' takes one language for this format.")
    }
    guard let ending, ending != chosen.rawValue else { return }
    let name = visibleText(output ?? "")
    throw ValidationError(
      format == nil
        ? "an export cannot be '\(name)'; it ends in '.strings' or '.xcstrings'."
        : "'--output \(name)' does not fit the format \(chosen.rawValue), whose files end in '.\(chosen.rawValue)'."
    )
  }

  private var ending: String? {
    guard let output else { return nil }
    let parts = FilePath.name(of: output).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last.map { $0.lowercased() } : nil
  }

  private var chosen: Format {
    format ?? ending.flatMap(Format.init) ?? .strings
  }

  func run() throws {
    let list = try StringsDefinition.readOne(definition, messages).list
    let problems = list.tables.diagnostics + list.tables.tables.flatMap(\.diagnostics).map(Self.shown)
    messages.write(problems, sources: list.tables.tables.map(\.contents.source))
    // Unreadable texts would look untranslated.
    let isDamaged = problems.contains { $0.severity == .error || $0.rule == .unreadableTranslation }
    guard !isDamaged else { throw ExitCode.failure }
    let locales = try LocaleArgument.list(locale)
    try LocaleArgument.check(locales, for: list)
    let languages = locales.isEmpty ? list.languages : locales
    let language = locales.first ?? list.baseLanguage
    let (text, left) =
      switch chosen {
      case .strings: StringsExport.text(of: list, in: language)
      case .xcstrings: CatalogExport.text(of: list, in: languages)
      }
    if left > 0 {
      let texts = left == 1 ? "1 text with plural forms is" : "\(left) texts with plural forms are"
      let isInCatalog = chosen == .strings && list.tables.catalog != nil
      let hint = isInCatalog ? "use xcstrings" : "translate the '.stringsdict' too"
      StringsDefinition.note("\(texts) not in this format; \(hint)")
    }
    try write(text, list)
  }

  /// Tables' problems affect the export, which lacks, for example, one of the texts of a duplicate key.
  private static func shown(_ problem: Diagnostic) -> Diagnostic {
    var problem = problem
    problem.severity = max(problem.severity, .warning)
    return problem
  }

  private func write(_ text: String, _ list: TextList) throws {
    guard let output else { return try StandardOutput.write(text) }
    try StringsDefinition.keepTable(at: output, messages)
    do throws(OutputWriter.Failure) {
      let inputs = [list.path] + list.tables.tables.map(\.path)
      try OutputWriter.write(Array(text.utf8), to: output, inputs: inputs)
    } catch {
      throw messages.failure(error.diagnostic)
    }
    try StandardOutput.write(visibleText(output) + "\n")
  }
}
