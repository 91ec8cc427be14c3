import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Show what definitions hold: intents, parameters, enums and types.",
    discussion: """
      Shows each parameter with its type, default, bounds, sizes, where its options come from and when it \
      shows. With '--json' everything is printed as one JSON object, with its keys always in the same order.

      With '--locale' texts come from the '.strings' tables beside a definition ('de.lproj/UpNext.strings'). \
      A text that the table does not have is shown as the definition has it.

      With '--json-schema' a JSON Schema (2020-12) of one intent's configuration is printed, with which \
      editors complete and check configuration files. It takes what 'intentc check' has nothing to say about: \
      what is a warning there is refused too. It does not know that the value of a hidden parameter counts \
      for nothing, takes a length of time as text whatever its bounds, and any name of a time zone.

      With '--hash' each definition and each intent gets a number of 16 hexadecimal digits: the same for the same \
      meaning, whatever the order, texts and defaults. Generated code has that of its intent as 'schemaHash'. Of a baseline \
      there is one number for all that it holds, which is that of the definition if it was one.

      Nothing is printed when an input has an error: see 'intentc validate'.

      With '--textconv' every value that means something is printed on a line of its own, with the IDs of texts, for \
      'git diff'. A file that is no property list is printed as it is, so that 'git diff' goes on.

      Examples:
        intentc describe UpNext.intentdefinition
        intentc describe Definitions --locale de
        intentc describe Definitions --json | jq '.definitions[].intents[].name'
        intentc describe UpNext.intentdefinition --json-schema > UpNext.schema.json
        git config diff.intents.textconv 'intentc describe --textconv'
      """
  )

  @OptionGroup var input: InputOptions

  @Flag(name: .long, help: "Print JSON.")
  var json = false

  @Flag(name: .long, help: "Print a JSON Schema of an intent's configuration.")
  var jsonSchema = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The intent to print the JSON Schema of; needed where there are several.",
      valueName: "name"
    )
  )
  var intent: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The size of widget that the JSON Schema is for, whose lists hold only so many elements.",
      valueName: "family"
    )
  )
  var family: ConfigurationFamily?

  @Option(
    name: .long,
    help: ArgumentHelp("Show texts in this language, such as 'de' or 'pt-BR'.", valueName: "locale")
  )
  var locale: String?

  @Flag(name: .long, help: "Print a number for each definition and intent that stays while its meaning does.")
  var hash = false

  @Flag(
    name: .long,
    help: "For 'git diff': print each value on a line of its own, and what cannot be read as it is."
  )
  var textconv = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    if [json, jsonSchema, hash, textconv].count(where: \.self) > 1 {
      throw ValidationError("Choose one of '--json', '--json-schema', '--hash' and '--textconv'.")
    }
    if locale != nil && textconv { throw ValidationError("'--locale' does not go with '--textconv'.") }
    if intent != nil && !jsonSchema { throw ValidationError("'--intent' goes with '--json-schema'.") }
    if family != nil && !jsonSchema { throw ValidationError("'--family' goes with '--json-schema'.") }
    if let locale, locale.isEmpty || !locale.utf8.allSatisfy(Self.standsInLocale) {
      throw ValidationError(
        "'--locale' takes a language such as 'de' or 'pt-BR', not '\(visibleText(locale))'."
      )
    }
  }

  private static func standsInLocale(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default:
      false
    }
  }

  func run() throws {
    if textconv { return try writeForGit() }
    if hash, input.inputs.count == 1, input.inputs != ["-"],
      let found = BaselineCall.hash(of: input.inputs[0])
    {
      messages.write(found.problems, sources: found.sources)
      guard let hash = found.hash else { throw ExitCode.failure }
      return try StandardOutput.write("\(hash)  \(visibleText(input.inputs[0]))\n")
    }
    let result = input.call.run(to: .meaning)
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
        if let strings = translation.strings { sources.append(strings.source) }
      }
      items.append(item)
    }
    messages.write(diagnostics, sources: sources)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { throw ExitCode.failure }
    if jsonSchema {
      let intents = items.flatMap { item in item.schema.intents.map { ($0.configuration, item) } }
      let (configuration, item) = try ChosenIntent.choose(intent, from: intents)
      try StandardOutput.write(
        ConfigurationJSONSchema.text(of: configuration, translation: item.translation, family: family)
      )
    } else if hash {
      try StandardOutput.write(items.map(hashes).joined())
    } else if json {
      try StandardOutput.write(DescriptionJSON.text(of: items))
    } else {
      let texts = items.map { Description.text(of: $0.schema, path: $0.path, translation: $0.translation) }
      try StandardOutput.write(texts.joined(separator: "\n"))
    }
  }

  /// A line for a definition, and one for each of its intents.
  private func hashes(of item: DescriptionJSON.Item) -> String {
    let path = visibleText(item.path)
    let intents = item.schema.intents
    let lines = zip(SchemaHash.hashes(of: intents), intents).map { hash, intent in
      "\(hash)  \(path) › \(visibleText(intent.configuration.name))\n"
    }
    return "\(SchemaHash.hash(of: item.schema))  \(path)\n" + lines.joined()
  }

  /// Writes what git compares instead of the files: the same for the same meaning, wherever a file lies.
  private func writeForGit() throws {
    let read = Inputs.read(input.inputs)
    for file in read.files {
      if let lines = DefinitionLines.text(of: file) {
        try StandardOutput.write(lines)
      } else {
        try StandardOutput.write(file.bytes)
      }
    }
    let errors = read.diagnostics.filter { $0.severity == .error }
    messages.write(errors, sources: [])
    guard errors.isEmpty else { throw ExitCode.failure }
  }
}
