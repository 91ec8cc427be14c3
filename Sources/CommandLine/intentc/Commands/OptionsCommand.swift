import ArgumentParser
import IntentChecking
import IntentConfigurations
import IntentDiagnostics
import IntentOptions
import IntentOptionsClient
import IntentSchema
import IntentText

/// `intentc options`. Asks a provider program once.
struct OptionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "options",
    _superCommandName: "intentc",
    abstract: "Print the options that a provider offers.",
    discussion: """
      Starts a program that serves options with 'OptionsService', asks it for the options of one parameter, \
      and prints them by section: identifier, text and subtitle. Use it to test a provider without an \
      editor.

      '--choices' gives the earlier choices, which options can depend on. They are checked as by 'intentc \
      check'. Hidden choices are not passed on, and choices that are no longer offered are reported. \
      '--search' passes its term to the provider if the definition supports search; otherwise the texts of \
      the options are searched, as in an editor.

      The program must print only answers; other lines are ignored. The program and its process group end \
      with this command, and if an answer takes too long.

      Exit codes: 0 success, even if nothing is offered; 1 the definition or the choices have errors, or the \
      provider failed; 64 wrong usage.

      EXAMPLES
        intentc options UpNext.intentdefinition --parameter calendars \\
          --provider .build/debug/Calendars
        intentc options Weather.intentdefinition --parameter city --search ky \\
          --provider python3 cities.py
        intentc options Weather.intentdefinition --parameter city --format json \\
          --provider ./cities | jq '.sections'
      """
  )

  @Argument(
    help: "Definition: a file, or a folder whose definitions form one module.",
    completion: .definitions
  )
  var definition: String

  @Option(
    help: ArgumentHelp("Name of the parameter in the definition.", valueName: "name"),
    completion: DefinitionCompletion.parameters
  )
  var parameter: String?

  @OptionGroup var chosen: IntentArgument

  @Option(help: ArgumentHelp("Text to search for.", valueName: "term"))
  var search: String?

  @Option(
    help: ArgumentHelp("Earlier choices: JSON or a property list; '-' is standard input.", valueName: "file"),
    completion: .file(extensions: ["json", "plist"])
  )
  var choices: String?

  @Option(help: "Output format.")
  var format = ResultFormat.text

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  // Takes all remaining arguments, so it must be last.
  @OptionGroup var provider: ProviderArguments

  func validate() throws {
    guard !provider.provider.isEmpty else {
      throw ValidationError("Give the program with '--provider', last.")
    }
    if parameter == nil {
      let isSwallowed = provider.provider.contains { $0.hasPrefix("--parameter") }
      throw ValidationError(
        isSwallowed
          ? "Put '--parameter' before '--provider': everything after that goes to the program."
          : "Give the parameter with '--parameter'."
      )
    }
  }

  func run() async throws {
    guard let client = provider.client else { return }
    let schema = try await EditedIntent.read(definition, intent: chosen.intent, messages: messages).schema
    let parameter = try Self.parameter(parameter ?? "", of: schema)
    let configuration = try configuration(schema)
    let found: OptionsCollection<ParameterValue>?
    do {
      found = try await offered(parameter, for: configuration, by: client)
    } catch {
      await client.close()
      throw error
    }
    await client.close()
    try write(
      OfferedOptions(
        options: found,
        parameter: parameter,
        configuration: configuration,
        searchTerm: search,
        provider: provider.provider.first ?? ""
      )
    )
  }

  private static func parameter(_ name: String, of schema: ConfigurationSchema) throws -> ParameterSchema {
    let offered = schema.parameters.filter { $0.options != .fixed }
    guard let parameter = schema.parameter(named: name) else {
      let names = (offered.isEmpty ? schema.parameters : offered).map(\.name)
      let hint = Suggestions.clause(for: name, among: names)
      let error = ParameterValueError(
        .unknownName,
        path: [.name(name)],
        value: nil,
        alternatives: hint.isEmpty ? names : []
      )
      throw ValidationError(visibleText(error.description + hint))
    }
    guard parameter.options != .fixed else {
      let names = offered.map { "'\($0.name)'" }.joined(separator: ", ")
      let change = "set '\(schema.name).\(name).options = yes' with 'intentc design' to offer some"
      let hint = names.isEmpty ? change : "these parameters have some: \(names)"
      throw ValidationError(visibleText("the options of '\(name)' do not come from a provider; \(hint)."))
    }
    return parameter
  }

  private func configuration(_ schema: ConfigurationSchema) throws -> DynamicConfiguration {
    guard let choices else { return DynamicConfiguration(schema) }
    let file = try EditedFile.stored(at: choices)
    var found = StoredConfigurationCheck.check(file, against: schema, for: nil)
    // The provider doesn't get hidden choices.
    for index in found.indices { found[index].severity = max(found[index].severity, .warning) }
    messages.write(found, sources: [file.source])
    guard !found.contains(where: { $0.severity == .error }),
      let configuration = file.plain.flatMap({ DynamicConfiguration(schema, reading: $0) })
    else { throw ExitCode.failure }
    return configuration.withoutHidden
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
    if format == .json {
      try StandardOutput.write(try offered.json())
    } else {
      try StandardOutput.write(offered.table)
    }
    Terminal.standardError.write(offered.remarks.map { visibleText($0) + "\n" }.joined())
  }
}

/// The answer of `intentc options`: what a provider offers for a parameter, as a table and as JSON.
struct OfferedOptions {
  /// `nil` if the options don't come from the provider.
  let options: OptionsCollection<ParameterValue>?
  let parameter: ParameterSchema
  let configuration: DynamicConfiguration
  let searchTerm: String?
  let provider: String

  var table: String {
    var rows: [[String]] = []
    var text = ""
    let sections = (options?.sections ?? []).map { section in
      (title: section.title, rows: section.options.map(Self.cells))
    }
    for section in sections { rows += section.rows }
    let widths = (0..<2).map { column in
      // A long text must not push the other columns out of sight.
      rows.reduce(0) { max($0, min($1[column].displayWidth, 40)) }
    }
    for section in sections where !section.rows.isEmpty {
      if let title = section.title { text += "\(visibleText(title))\n" }
      for row in section.rows { text += Self.line(row, widths) }
    }
    return text
  }

  private static func cells(of option: OptionsCollection<ParameterValue>.Option) -> [String] {
    [option.identifier, option.displayString, option.subtitle ?? ""].map(visibleText)
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    var gap = "  "
    for (index, cell) in cells.enumerated() {
      line += gap + cell
      let room = index < widths.count ? widths[index] - cell.displayWidth : 0
      gap = String(repeating: " ", count: max(room, 0) + 2)
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }

  func json() throws -> [UInt8] {
    var fields: [String: PlainValue] = [
      "intent": .string(configuration.schema.name), "parameter": .string(parameter.name),
      "sections": .null, "stale": .array(stale.map { PlainValue($0) }),
    ]
    if case .object(let members)? = options?.plainValue { fields["sections"] = members["sections"] }
    fields["searchTerm"] = searchTerm.map { .string($0) }
    return Array(try ConfigurationFormat.json.data(of: .object(fields)))
  }

  /// The chosen values that the provider no longer offers. Empty for a search, which doesn't list everything.
  var stale: [ParameterValue] {
    guard let options, searchTerm == nil, parameter.options == .dynamic else { return [] }
    let offered = Set(options.options.map(\.value.optionIdentifier))
    let chosen: [ParameterValue] =
      switch configuration.value(of: parameter.name, includingHidden: true) {
      case .array(let elements): elements
      case let value?: [value]
      case nil: []
      }
    return chosen.filter { !offered.contains($0.optionIdentifier) }
  }

  var remarks: [String] {
    let name = parameter.name
    guard let options else { return ["the options of '\(name)' do not come from '\(provider)'"] }
    var lines = stale.map {
      "note: '\($0.displayString)' was chosen for '\(name)' and is no longer offered"
    }
    let count = options.options.count
    let clause = searchTerm.map { " matching '\($0)'" } ?? ""
    switch count {
    case 0: lines.append("'\(provider)' offers no options for '\(name)'\(clause)")
    case 1: lines.append("1 option\(clause)")
    default: lines.append("\(count) options\(clause)")
    }
    return lines
  }
}
