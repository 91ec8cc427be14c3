import ArgumentParser
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

      A page that 'preview' wrote before is replaced, and so is a picture. Any other file is not.

      EXAMPLES
        intentc preview UpNext.intentdefinition --output UpNext.html
        intentc preview UpNext.intentdefinition --output UpNext.png --locale de --dark
        intentc preview Definitions --output Screens/
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
    help: ArgumentHelp("Width of a picture in points (default: 440).", valueName: "points")
  )
  var width = 440

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  private var isPicture: Bool { output.lowercased().hasSuffix(".png") }
  private var isPage: Bool { output.lowercased().hasSuffix(".html") }

  func validate() throws {
    try LocaleArgument.check(locale)
    guard (200...4_000).contains(width) else {
      throw ValidationError("'--width' takes a number from 200 to 4000, not \(width).")
    }
    if output == "-" {
      throw ValidationError("'--output' takes a '.html' or '.png' file, or a folder, not '-'.")
    }
    if !isPicture, locale != nil || family != nil || dark || width != 440 {
      throw ValidationError(
        "'--locale', '--family', '--dark' and '--width' are for a '.png' file; a page has pickers."
      )
    }
  }

  func run() async throws {
    let result = input.call.run(to: .meaning)
    let errors = result.diagnostics.filter { $0.severity == .error }
    messages.write(errors, sources: result.compilation.sources)
    guard errors.isEmpty else { throw ExitCode.failure }
    let module = result.compilation.module
    let intents = try PreviewedIntents(module, only: intent)
    let files = module.files.map(\.definition.path)
    if isPicture {
      let picture = PreviewPicture(
        language: intents.code(of: locale),
        family: family,
        isDark: dark,
        width: width
      )
      let bytes = try await picture.drawn(intents.page)
      return try write([GeneratedFile(name: FilePath.name(of: output), bytes: bytes)], inputs: files)
    }
    let pages =
      isPage ? [GeneratedFile(name: FilePath.name(of: output), bytes: intents.page)] : intents.pages
    try write(pages, inputs: files)
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
