import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentText

struct StringsExportCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case strings, xcstrings, xliff, csv

    var endings: [String] { self == .xliff ? ["xliff", "xlf", "xcloc"] : [rawValue] }
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the texts of a definition with their translations to a file.",
    discussion: """
      Each text has its ID, its place, a comment that says where people see it and what its placeholders are, the \
      text of the definition, the translation and its state. Texts that people never see are left out, unless they \
      are translated.

      FORMATS
      strings     one language; untranslated texts repeat the definition's text with the mark 'intentc: new'
      xcstrings   a string catalog with all languages
      xliff       XLIFF 1.2 with one language, as Xcode imports it; if the output ends in '.xcloc', a folder
      csv         a table with all languages, for spreadsheets
      Without '--format', the name of the output decides. Plural forms are in XLIFF and CSV, and those of a catalog \
      in xcstrings; a note says what is left out. The path of the output is printed to standard output.

      EXAMPLES
        intentc strings export UpNext.intentdefinition
        intentc strings export UpNext.intentdefinition --locale de --output de.xliff
        intentc strings export UpNext.intentdefinition --locale de --output de.xcloc
        intentc strings export UpNext.intentdefinition --locale de,fr -o texts.csv
      """
  )

  @Argument(help: "Definition.", completion: .definitions)
  var definition: String

  @Option(help: "Format: strings, xcstrings, xliff or csv (default: that of the output, or strings).")
  var format: Format?

  @Option(
    help: ArgumentHelp(
      "Language, such as 'de'; for xcstrings and csv also several, such as 'de,fr' (default: all for xcstrings and "
        + "csv, the definition's own otherwise)."
    )
  )
  var locale: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "File to write, or a folder that ends in '.xcloc' (default: standard output).",
      valueName: "file"
    ),
    completion: .file()
  )
  var output: String?

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    let count = try LocaleArgument.list(locale).count
    if count > 1, chosen == .strings || chosen == .xliff {
      throw ValidationError("'--locale' takes one language for this format.")
    }
    guard let ending, !chosen.endings.contains(ending) else { return }
    let name = visibleText(output ?? "")
    let endings = chosen.endings.map { "'.\($0)'" }.joined(separator: " or ")
    throw ValidationError(
      format == nil
        ? "an export cannot be '\(name)'; it ends in '.strings', '.xcstrings', '.xliff', '.xcloc' or '.csv'."
        : "'--output \(name)' does not fit the format \(chosen.rawValue), whose files end in \(endings)."
    )
  }

  private var path: String? {
    guard let output else { return nil }
    var path = output[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }

  private var ending: String? {
    guard let path else { return nil }
    let parts = FilePath.name(of: path).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last.map { $0.lowercased() } : nil
  }

  private var isFolder: Bool { ending == "xcloc" }

  private var chosen: Format {
    format ?? Format.allCases.first { ending.map($0.endings.contains) ?? false } ?? .strings
  }

  func run() throws {
    let definition = try StringsDefinition.readOne(definition, messages)
    let list = StringsDefinition.list(definition)
    let problems = list.tables.diagnostics + list.tables.tables.flatMap(\.diagnostics).map(Self.shown)
    messages.write(problems, sources: list.tables.tables.map(\.contents.source))
    // Unreadable texts would look untranslated.
    let isDamaged = problems.contains { $0.severity == .error || $0.rule == .unreadableTranslation }
    guard !isDamaged else { throw ExitCode.failure }
    let locales = try LocaleArgument.list(locale)
    try LocaleArgument.check(locales, for: list)
    let languages = locales.isEmpty ? list.languages : locales
    let language = locales.first ?? list.baseLanguage
    var left = 0
    var unwritable: [ListedText] = []
    var text = ""
    switch chosen {
    case .strings: (text, left) = StringsExport.text(of: list, in: language)
    case .xcstrings: (text, left) = CatalogExport.text(of: list, in: languages)
    case .csv: text = CSVExport.text(of: list, in: languages)
    case .xliff where isFolder: unwritable = try writeFolder(list, language)
    case .xliff: (text, unwritable) = XLIFFExport.text(of: list, in: language)
    }
    if left > 0 {
      let texts = left == 1 ? "1 text with plural forms is" : "\(left) texts with plural forms are"
      StringsDefinition.note("\(texts) not in this format; use xliff or csv")
    }
    for text in unwritable {
      StringsDefinition.note(
        "'\(text.key)' has characters that XLIFF cannot have, so it is left out; use csv"
      )
    }
    if !isFolder { try write(text, list) }
    if let path { try StandardOutput.write(visibleText(path) + "\n") }
  }

  /// Tables' problems affect the export, which lacks, for example, one of the texts of a duplicate key.
  private static func shown(_ problem: Diagnostic) -> Diagnostic {
    var problem = problem
    problem.severity = max(problem.severity, .warning)
    return problem
  }

  private func write(_ text: String, _ list: TextList) throws {
    guard let path else { return try StandardOutput.write(text) }
    try write([GeneratedFile(name: path, bytes: Array(text.utf8))], list)
  }

  private func writeFolder(_ list: TextList, _ language: String) throws -> [ListedText] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.readRegular(list.path)
    } catch {
      throw ValidationError("cannot read '\(list.path)': \(error.words).")
    }
    let (files, left) = XCLOCExport.files(of: list, in: language, definition: bytes)
    let paths = files.map { GeneratedFile(name: FilePath.join(path ?? ".", $0.name), bytes: $0.bytes) }
    // Don't touch files in another folder through a link.
    for folder in Set(paths.map { FilePath.folder(of: $0.name) }).sorted() {
      if let (kind, _) = try? FileSystem.status(of: folder, followsLinks: false), kind == .link {
        throw ValidationError("'\(visibleText(folder))' is a link; remove it.")
      }
    }
    try keepOthers(than: files.map(\.name))
    try write(paths, list)
    return left
  }

  /// Otherwise an export could mix languages or definitions.
  private func keepOthers(than names: [String]) throws {
    for folder in ["Localized Contents", "Source Contents"] {
      let found = (try? FileSystem.names(in: FilePath.join(path ?? ".", folder))) ?? []
      guard let other = found.first(where: { !names.contains(FilePath.join(folder, $0)) }) else { continue }
      let place = visibleText(FilePath.join(FilePath.join(path ?? ".", folder), other))
      throw ValidationError("'\(place)' is not part of this export; use another output, or remove that file.")
    }
  }

  private func write(_ files: [GeneratedFile], _ list: TextList) throws {
    let inputs = [list.path] + list.tables.tables.map(\.path)
    if let path, !isFolder { try StringsDefinition.keepTable(at: path, messages) }
    for file in files {
      do throws(OutputWriter.Failure) {
        try OutputWriter.write(file.bytes, to: file.name, inputs: inputs)
      } catch {
        throw messages.failure(error.diagnostic)
      }
    }
  }
}
