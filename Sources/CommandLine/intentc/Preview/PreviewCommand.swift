import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema
import IntentText
import LibIntentc

/// `intentc preview`. Writes pages, and has Chromium draw pictures of them.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    _superCommandName: "intentc",
    abstract: "Draw the configuration screens of definitions.",
    discussion: """
      Writes the 'Edit Widget' screen of each intent, for documentation, pull requests and translators. Rows \
      that are hidden at first have the condition under which they show.

      A '.html' file has everything in it: all intents, with pickers for the languages of the tables next to \
      the definitions and for widget families. It loads nothing and runs no other script than its own. A \
      '.png' file is a picture of it, which Chromium or Chrome draws. A folder gets one '.html' file for \
      each intent.

      '--compare OLD' puts the old version on the left and marks what 'intentc diff' reports on the right; \
      what was removed is marked on the left.

      An existing file is replaced. In a folder, only pages that 'preview' made are.

      EXAMPLES
        intentc preview UpNext.intentdefinition --output UpNext.html
        intentc preview UpNext.intentdefinition -o UpNext.png --locale de --dark
        intentc preview Definitions --output Screens/
        intentc preview New --compare Old -o Changes.html
      """
  )

  @OptionGroup var definitions: DefinitionArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Page ('.html'), picture ('.png') or folder to write.", valueName: "path"),
    completion: .file(extensions: ["html", "png"])
  )
  var output: String

  @Option(
    help: ArgumentHelp("Draw only this intent.", valueName: "name"),
    completion: DefinitionCompletion.intents
  )
  var intent: String?

  @Option(
    help: ArgumentHelp("Old version to show at the side: a definition or a folder.", valueName: "old"),
    completion: .definitions
  )
  var compare: String?

  @Option(help: "Language of a picture, such as 'de' or 'pt-BR'.")
  var locale: String?

  @Option(help: "Widget family of a picture, which limits the size of lists.")
  var family: ConfigurationFamily?

  @Flag(help: "Draw a picture as it is in a dark appearance.")
  var dark = false

  @Option(
    help: ArgumentHelp(
      "Width of a picture in points (default: 440, or 960 with '--compare').",
      valueName: "points"
    )
  )
  var width: Int?

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    try LocaleArgument.check(locale)
    if let width, !(200...4_000).contains(width) {
      throw ValidationError("'--width' takes a number from 200 to 4000, not \(width).")
    }
    if try PreviewOutput(output).kind != .picture, locale != nil || family != nil || dark || width != nil {
      throw ValidationError(
        "'--locale', '--family', '--dark' and '--width' are for a '.png' file; a page has pickers."
      )
    }
  }

  func run() async throws {
    let output = try PreviewOutput(output)
    let (intents, files) = try compare.map(compared) ?? read()
    do {
      let written = try await write(intents, to: output, inputs: files)
      try StandardOutput.write(written.map { visibleText($0) + "\n" }.joined())
    } catch let failure as OutputWriter.Failure {
      throw messages.failure(failure.diagnostic)
    }
  }

  private func write(_ intents: PreviewedIntents, to output: PreviewOutput, inputs: [String]) async throws
    -> [String]
  {
    let name = FilePath.name(of: output.path)
    switch output.kind {
    case .folder:
      let pages = intents.pages
      try output.check(pages.map(\.name), inputs: inputs)
      return try output.write(pages, inputs: inputs)
    case .page:
      try output.check([name], inputs: inputs)
      return try output.write([GeneratedFile(name: name, bytes: intents.page)], inputs: inputs)
    case .picture:
      try output.check([name], inputs: inputs)
      let picture = PreviewPicture(
        language: intents.code(of: locale),
        family: family,
        isDark: dark,
        width: width ?? (compare == nil ? 440 : 960)
      )
      let bytes = try await picture.drawn(intents.page)
      return try output.write([GeneratedFile(name: name, bytes: bytes)], inputs: inputs)
    }
  }

  private func read() throws -> (PreviewedIntents, [String]) {
    let result = definitions.call.run(to: .meaning)
    try messages.stop(atErrorsOf: result.diagnostics, sources: result.compilation.sources)
    let module = result.compilation.module
    try checkTables(of: module)
    return (try PreviewedIntents(module, only: className(in: module)), module.files.map(\.definition.path))
  }

  private func compared(with old: String) throws -> (PreviewedIntents, [String]) {
    let result = DefinitionComparison(
      from: .paths([old]),
      to: .paths(definitions.inputs),
      options: .ofCommand(config: definitions.project.config)
    ).run()
    try messages.stop(atErrorsOf: result.report.problems, sources: result.report.sources)
    try checkTables(of: result.new)
    let files = (result.old.files + result.new.files).map(\.definition.path)
    return (try PreviewedIntents(result, only: className(in: result.new)), files + [old])
  }

  private func className(in module: ModuleSchema) throws -> String? {
    try intent.map {
      try ChosenIntent.choose($0, from: module.intents, besides: module.systemIntents).schema.className
    }
  }

  private func checkTables(of module: ModuleSchema) throws {
    guard let locale else { return }
    for file in module.files {
      let (translation, diagnostics) = TranslationSearch.translation(
        locale,
        path: file.definition.path,
        name: file.schema.name
      )
      // A picture in the wrong language is easy to overlook.
      let shown = diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        if diagnostic.rule == .missingStringsTable {
          diagnostic.severity = max(diagnostic.severity, .warning)
        }
        return diagnostic
      }
      messages.write(shown, sources: translation.sources)
      guard !diagnostics.contains(where: { $0.severity == .error }) else { throw ExitCode.failure }
    }
  }
}
