import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentEditorPage
import IntentSchema

struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw the configuration screens of definitions.",
    discussion: """
      Writes the 'Edit Widget' screen of each intent, for documentation, pull requests and translators. Rows that \
      are hidden at first have the condition under which they show.

      A '.html' file has everything in it: all intents, with pickers for the languages of the tables next to the \
      definitions and for widget families. It loads nothing and runs no other script than its own. A '.png' file is a \
      picture of it, which Chromium or Chrome draws. A folder gets one '.html' file for each intent.

      '--compare OLD' puts the old version on the left and marks what 'intentc diff' reports on the right; what was \
      removed is marked on the left.

      A page that 'preview' wrote before is replaced, and so is a picture. Any other file is not.

      EXAMPLES
        intentc preview UpNext.intentdefinition --output UpNext.html
        intentc preview UpNext.intentdefinition --output UpNext.png --locale de --dark
        intentc preview Definitions --output Screens/
        intentc preview UpNext.intentdefinition --compare Old.intentdefinition --output Changes.html
      """
  )

  @OptionGroup var input: InputOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Page ('.html'), picture ('.png') or folder to write.", valueName: "path"),
    completion: .file(extensions: ["html", "png"])
  )
  var output: String

  @Option(
    name: .long,
    help: ArgumentHelp("Draw only this intent.", valueName: "name"),
    completion: DefinitionCompletion.intents
  )
  var intent: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Old version to show at the side: a definition or a folder.", valueName: "old"),
    completion: .file(extensions: ["intentdefinition"])
  )
  var compare: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Language of a picture, such as 'de' or 'pt-BR'.", valueName: "locale")
  )
  var locale: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Widget family of a picture, which limits the size of lists.", valueName: "family")
  )
  var family: ConfigurationFamily?

  @Flag(name: .long, help: "Draw a picture as it is in a dark appearance.")
  var dark = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Width of a picture in points (default: 440, or 960 with '--compare').",
      valueName: "points"
    )
  )
  var width: Int?

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  private var isPicture: Bool { output.lowercased().hasSuffix(".png") }
  private var isPage: Bool { output.lowercased().hasSuffix(".html") }

  func validate() throws {
    try LocaleArgument.check(locale)
    if let width, !(200...4_000).contains(width) {
      throw ValidationError("'--width' takes a number from 200 to 4000, not \(width).")
    }
    if output == "-" {
      throw ValidationError("'--output' takes a '.html' or '.png' file, or a folder, not '-'.")
    }
    if !isPicture, locale != nil || family != nil || dark || width != nil {
      throw ValidationError(
        "'--locale', '--family', '--dark' and '--width' are for a '.png' file; a page has pickers."
      )
    }
  }

  func run() async throws {
    let (intents, files) = try compare.map(compared) ?? read()
    if isPicture {
      let picture = PreviewPicture(
        language: intents.code(of: locale),
        family: family,
        isDark: dark,
        width: width ?? (compare == nil ? 440 : 960)
      )
      let bytes = try await picture.drawn(intents.page)
      return try write([GeneratedFile(name: FilePath.name(of: output), bytes: bytes)], inputs: files)
    }
    let pages =
      isPage ? [GeneratedFile(name: FilePath.name(of: output), bytes: intents.page)] : intents.pages
    try write(pages, inputs: files)
  }

  /// The intents of the inputs, and the paths of their definitions.
  private func read() throws -> (PreviewedIntents, [String]) {
    let result = input.call.run(to: .meaning)
    try check(result.diagnostics, sources: result.compilation.sources)
    let module = result.compilation.module
    return (try PreviewedIntents(module, only: className(in: module)), module.files.map(\.definition.path))
  }

  /// The intents of an old version and of the inputs.
  private func compared(with old: String) throws -> (PreviewedIntents, [String]) {
    var options = CompilerOptions(jobs: Processors.count)
    options.configurationPath = input.config
    let result = ComparisonCall(from: .paths([old]), to: .paths(input.inputs), options: options).run()
    try check(result.report.problems, sources: result.report.sources)
    let files = (result.old.files + result.new.files).map(\.definition.path)
    return (try PreviewedIntents(result, only: className(in: result.new)), files + [old])
  }

  /// The class name of the intent that '--intent' names.
  private func className(in module: ModuleSchema) throws -> String? {
    try intent.map {
      try ChosenIntent.choose($0, from: module.intents, besides: module.systemIntents).schema.className
    }
  }

  private func check(_ diagnostics: [Diagnostic], sources: [SourceText]) throws {
    let errors = diagnostics.filter { $0.severity == .error }
    messages.write(errors, sources: sources)
    guard errors.isEmpty else { throw ExitCode.failure }
  }

  private func write(_ files: [GeneratedFile], inputs: [String]) throws {
    let parent = FilePath.folder(of: output)
    let folder = isPicture || isPage ? (parent.isEmpty ? "." : parent) : output
    let writer = OutputWriter(folder: folder, inputs: inputs)
    for path in writer.paths(of: files) where !isPicture { try keep(path) }
    do throws(OutputWriter.Failure) {
      _ = try writer.write(files)
    } catch {
      messages.write([error.diagnostic], sources: [])
      throw ExitCode.failure
    }
  }

  /// Refuses to replace a file that is no page of this command.
  private func keep(_ path: String) throws {
    guard (try? FileSystem.status(of: path, followsLinks: false)) != nil else { return }
    if let bytes = try? FileSystem.readRegular(path), PageText.isPage(bytes) { return }
    let message = "cannot write '\(path)': it is no page of 'intentc preview'; remove it, or use another path"
    messages.write(
      [Diagnostic(.unchangeableFile, message, at: SourceLocation(file: path)).asError],
      sources: []
    )
    throw ExitCode.failure
  }
}
