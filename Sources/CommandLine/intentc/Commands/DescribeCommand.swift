import ArgumentParser
import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema
import IntentText

/// `intentc describe`. ``Description`` and ``DescriptionJSON`` write the texts.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    _superCommandName: "intentc",
    abstract: "Show the intents, enums and types of definitions.",
    discussion: """
      Shows each parameter with its type, default, bounds, sizes, source of options and visibility. '--format \
      json' prints everything as one JSON object, with keys in a fixed order; the documentation has its schema.

      '--locale' takes texts from the tables next to a definition: 'de.lproj/UpNext.strings', or the string \
      catalog 'UpNext.xcstrings'. Texts that are not translated are shown as in the definition.

      If an input has an error, nothing is printed: see 'intentc validate'.

      EXAMPLES
        intentc describe UpNext.intentdefinition
        intentc describe Definitions --locale de
        intentc describe Definitions --format json | jq '.definitions[].name'
      """
  )

  @OptionGroup var definitions: DefinitionArguments

  @Option(help: "Output format.")
  var format = ResultFormat.text

  @Option(help: "Show texts in this language, such as 'de' or 'pt-BR'.")
  var locale: String?

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    try LocaleArgument.check(locale)
  }

  func run() throws {
    let result = definitions.call.run(to: .meaning)
    var diagnostics = result.diagnostics
    var sources = result.compilation.sources
    var items: [DescriptionJSON.Item] = []
    for file in result.compilation.module.files {
      var item = DescriptionJSON.Item(file.schema, path: file.definition.path)
      if let locale {
        let (translation, found) = TranslationSearch.translation(
          locale,
          path: item.path,
          name: file.schema.name
        )
        item.translation = translation
        diagnostics += found
        sources += translation.sources
      }
      items.append(item)
    }
    defer { messages.write(diagnostics, sources: sources) }
    guard !diagnostics.contains(where: { $0.severity == .error }) else { throw ExitCode.failure }
    if format == .json {
      try StandardOutput.write(DescriptionJSON.text(of: items))
    } else {
      let texts = items.map { Description.text(of: $0.schema, path: $0.path, translation: $0.translation) }
      try StandardOutput.write(texts.joined(separator: "\n"))
    }
  }
}
