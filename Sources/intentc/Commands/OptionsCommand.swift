import ArgumentParser
import IntentEditor
import IntentOptionsClient
import IntentRuntime
import IntentSchema

struct OptionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "options",
    abstract: "Print what a provider offers to choose from.",
    discussion: """
      Starts a program that serves options, as 'OptionsService' makes one, asks it for those of one parameter, \
      and prints them in their sections: identifier, text and subtitle of each. That is how to try a provider \
      without an editor.

      '--config' has what was chosen before, on which options may depend; a choice in it that is not offered any \
      more is named. Where the definition has it, the provider itself is asked with the term of '--search'; else \
      the texts of its options are searched, as an editor does.

      What the program prints besides its answers is noted. It ends with this command, and so does what it has \
      started.

      Exit codes: 0 fine, also where nothing is offered; 1 the definition has errors, or the provider failed; 64 \
      wrong usage.

      EXAMPLES
        intentc options UpNext.intentdefinition --parameter calendars \\
          --provider .build/debug/Calendars
        intentc options Weather.intentdefinition --parameter city --search ky \\
          --provider python3 cities.py
        intentc options Weather.intentdefinition --parameter city --json \\
          --provider ./cities | jq '.sections'
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The definition: a file, or a folder whose definitions make one module.",
      valueName: "definition"
    ),
    completion: .file(extensions: ["intentdefinition"])
  )
  var definition: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The parameter to ask for, by its name in the definition.",
      valueName: "name"
    )
  )
  var parameter: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The intent, by its name or class name. Without this, the only one there is.",
      valueName: "name"
    )
  )
  var intent: String?

  @Option(name: .long, help: ArgumentHelp("What somebody types to search.", valueName: "term"))
  var search: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What was chosen before: JSON or a property list; '-' is standard input.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json", "plist"])
  )
  var config: String?

  @Flag(name: .long, help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  // Last, because it takes all that follows.
  @OptionGroup var provider: ProviderArguments

  func validate() throws {
    guard !provider.provider.isEmpty else {
      throw ValidationError("Give the program to ask with '--provider', last.")
    }
    if parameter == nil {
      let isSwallowed = provider.provider.contains { $0.hasPrefix("--parameter") }
      throw ValidationError(
        isSwallowed
          ? "Give '--parameter' before '--provider': what follows that are the program's arguments."
          : "Give the parameter to ask for with '--parameter'."
      )
    }
  }

  func run() async throws {
    do {
      guard let client = provider.client else { return }
      let schema = try EditedIntent.read(definition, intent: intent, messages: messages)
      let parameter = try Self.parameter(parameter ?? "", of: schema)
      let configuration = try configuration(schema)
      let found: OptionsCollection<ParameterValue>?
      do {
        found = try await offered(parameter, for: configuration, by: client)
      } catch {
        await client.close()
        throw error
      }
      let notes = await client.notes
      await client.close()
      Terminal.standardError.write(notes.map { "note: \($0)\n" }.joined())
      try write(
        OfferedOptions(
          options: found,
          parameter: parameter,
          configuration: configuration,
          searchTerm: search,
          provider: provider.provider.first ?? ""
        )
      )
    } catch let error as UnreadableFile {
      messages.write(error.diagnostics, sources: [error.source])
      throw ExitCode.failure
    } catch let error as EditFailure {
      try fail(error.description)
    } catch let error as OptionsClientError {
      try fail(error.description)
    }
  }

  private func fail(_ words: String) throws {
    Terminal.standardError.write("error: \(visibleText(words))\n")
    throw ExitCode.failure
  }

  private static func parameter(
    _ name: String,
    of schema: ConfigurationSchema
  ) throws -> ParameterSchema {
    let offered = schema.parameters.filter { $0.options != .fixed }
    guard let parameter = schema.parameter(named: name) else {
      let error = ParameterValueError(
        .unknownName,
        path: [.name(name)],
        value: nil,
        alternatives: offered.map(\.name)
      )
      throw ValidationError(visibleText(error.description))
    }
    guard parameter.options != .fixed else {
      let names = offered.map { "'\($0.name)'" }.joined(separator: ", ")
      let hint = names.isEmpty ? "no parameter has such options" : "there is \(names)"
      throw ValidationError(
        visibleText("the definition alone says what there is to choose from for '\(name)'; \(hint).")
      )
    }
    return parameter
  }

  private func configuration(_ schema: ConfigurationSchema) throws -> DynamicConfiguration {
    guard let config else { return DynamicConfiguration(schema) }
    let plain = try EditedFile.plain(of: config)
    guard let configuration = DynamicConfiguration(schema, reading: plain) else {
      throw EditFailure(
        "'\(config)' holds no configuration: that is an object of values by parameter name"
      )
    }
    return configuration
  }

  private func offered(
    _ parameter: ParameterSchema,
    for configuration: DynamicConfiguration,
    by client: OptionsClient
  ) async throws -> OptionsCollection<ParameterValue>? {
    let isAsked = parameter.options == .searchable
    let found = try await client.options(
      of: parameter.name,
      searchTerm: isAsked ? search : nil,
      for: configuration
    )
    guard let search, !isAsked else { return found }
    return found?.matching(search)
  }

  private func write(_ offered: OfferedOptions) throws {
    if json {
      try StandardOutput.write(try offered.json())
    } else {
      try StandardOutput.write(offered.table)
    }
    Terminal.standardError.write(offered.remarks.map { visibleText($0) + "\n" }.joined())
  }
}
