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
    abstract: "Show the intents, enums and types of definitions.",
    discussion: """
      Shows each parameter with its type, default, bounds, sizes, source of options and visibility. '--format \
      json' prints everything as one JSON object, with keys in a fixed order; the documentation has its schema.

      '--locale' takes texts from the tables next to a definition: 'de.lproj/UpNext.strings', or the string \
      catalog 'UpNext.xcstrings'. Texts that are not translated are shown as in the definition.

      '--json-schema' prints a JSON Schema (2020-12) of one intent's configuration, for editors that complete and \
      check configuration files. It rejects everything that 'intentc check' reports, including warnings. It \
      does not consider that the values of hidden parameters are ignored, and does not check the bounds of \
      durations or the names of time zones.

      If an input has an error, nothing is printed: see 'intentc validate'.

      '--textconv' prints every meaningful value on its own line, with the IDs of texts, for 'git diff'. A file \
      that is not a property list is printed as it is.

      EXAMPLES
        intentc describe UpNext.intentdefinition
        intentc describe Definitions --locale de
        intentc describe Definitions --format json | jq '.definitions[].name'
        intentc describe UpNext.intentdefinition --json-schema > UpNext.schema.json
        git config diff.intents.textconv 'intentc describe --textconv'
      """
  )

  @OptionGroup var definitions: DefinitionArguments

  @Option(help: "Output format.")
  var format = ResultFormat.text

  @Flag(help: "Print the JSON Schema of an intent's configuration.")
  var jsonSchema = false

  @Option(
    help: ArgumentHelp("Intent for '--json-schema'; needed if there are several.", valueName: "name"),
    completion: DefinitionCompletion.intents
  )
  var intent: String?

  @Option(help: "Widget family for '--json-schema', which limits the size of lists.")
  var family: ConfigurationFamily?

  @Option(help: "Show texts in this language, such as 'de' or 'pt-BR'.")
  var locale: String?

  @Flag(help: "Print each value on its own line, for 'git diff'.")
  var textconv = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    if [format == .json, jsonSchema, textconv].count(where: \.self) > 1 {
      throw ValidationError("use only one of '--format json', '--json-schema' and '--textconv'")
    }
    if locale != nil && textconv { throw ValidationError("'--locale' cannot be used with '--textconv'.") }
    if intent != nil && !jsonSchema { throw ValidationError("'--intent' needs '--json-schema'.") }
    if family != nil && !jsonSchema { throw ValidationError("'--family' needs '--json-schema'.") }
    try LocaleArgument.check(locale)
  }

  func run() throws {
    if textconv { return try writeForGit() }
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
    if jsonSchema {
      let intents = items.flatMap { item in item.schema.intents.map { ($0.configuration, item) } }
      let (configuration, item) = try ChosenIntent.choose(
        intent,
        from: intents,
        besides: items.flatMap(\.schema.systemIntents)
      )
      try StandardOutput.write(
        ConfigurationJSONSchema.text(of: configuration, translation: item.translation, family: family)
      )
    } else if format == .json {
      try StandardOutput.write(DescriptionJSON.text(of: items))
    } else {
      let texts = items.map { Description.text(of: $0.schema, path: $0.path, translation: $0.translation) }
      try StandardOutput.write(texts.joined(separator: "\n"))
    }
  }

  /// Omits the paths, so that git can compare files with different paths.
  private func writeForGit() throws {
    let read = Inputs.read(definitions.inputs)
    for file in read.files {
      if let lines = DefinitionLines.text(of: file) {
        try StandardOutput.write(lines)
      } else {
        try StandardOutput.write(file.bytes)
      }
    }
    try messages.stop(atErrorsOf: read.diagnostics)
  }
}
