import ArgumentParser
import IntentPlatform

/// Prints a manual page, for packages and `make install`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print a manual page in mdoc(7).",
    shouldDisplay: false
  )

  @Argument(help: ArgumentHelp("The command. Without it, the page of intentc itself.", valueName: "command"))
  var name: String?

  @Flag(help: "Print the names of the commands that have a page.")
  var list = false

  func validate() throws {
    if list, name != nil { throw ValidationError("'--list' takes no command.") }
  }

  func run() throws {
    let intentc = try ToolHelp.read(Intentc.self)
    if list { return try StandardOutput.write(intentc.pages.map { $0.name + "\n" }.joined()) }
    guard let name else { return try StandardOutput.write(ManualPage.overview(intentc)) }
    guard let command = intentc.pages.first(where: { $0.name == name }) else {
      throw ValidationError("There is no manual page for '\(name)'.")
    }
    try StandardOutput.write(ManualPage.page(of: command))
  }
}

/// Manual pages in mdoc(7).
enum ManualPage {
  /// The day of the release that the pages belong to.
  private static let date = "November 22, 2026"

  /// What people do with a definition, from the first look to a change.
  private static let examples = """
    EXAMPLES
      intentc describe UpNext.intentdefinition
      intentc validate UpNext.intentdefinition
      intentc generate UpNext.intentdefinition --output Sources/App/Generated
      intentc edit UpNext.intentdefinition widget.json
      intentc diff --git main...HEAD
    """

  /// The page of intentc itself.
  static func overview(_ intentc: ToolHelp) -> String {
    var page = heading("intentc", intentc.abstract)
    page += "\n.Nm\n.Ar command\n.Op Ar argument ...\n.Nm\n.Cm help\n.Op Ar command\n"
    page += ".Nm\n.Fl \\-version"
    page += section("DESCRIPTION", ManualDiscussion(intentc.discussion ?? "").description)
    page += section("COMMANDS", list(intentc.pages))
    page += facts(ManualFacts(of: nil), examples: ManualDiscussion(examples).examples)
    return page + "\n"
  }

  /// The page of a command.
  static func page(of command: ToolHelp) -> String {
    var page = heading("intentc\\-\(command.name)", command.abstract)
    page += "\n.Nm intentc \(command.words)"
    if !command.commands.isEmpty { page += "\n.Ar command\n.Op Ar argument ..." }
    let arguments = command.ownArguments
    for argument in arguments.filter({ $0.isOption && !$0.takesTheRest })
      + arguments.filter({ !$0.isOption }) + arguments.filter(\.takesTheRest)
    {
      page += "\n" + synopsis(argument)
    }
    let discussion = ManualDiscussion(command.discussion ?? "")
    page += section("DESCRIPTION", discussion.description)
    let subcommands = ToolHelp.pages(of: command)
    page +=
      subcommands.isEmpty ? section("OPTIONS", options(arguments)) : section("COMMANDS", list(subcommands))
    page += facts(ManualFacts(of: command.name), examples: discussion.examples)
    return page + "\n"
  }

  private static func list(_ commands: [ToolHelp]) -> String {
    let items = commands.map { command in
      ".It Xr intentc-\(command.name) 1\n" + MdocText.lines(command.abstract)
    }
    return items.isEmpty ? "" : ".Bl -tag -width Ds\n" + items.joined(separator: "\n") + "\n.El"
  }

  private static func heading(_ name: String, _ abstract: String) -> String {
    var words = abstract
    if words.hasSuffix(".") { words.removeLast() }
    words = words.prefix(1).lowercased() + words.dropFirst()
    return """
      .\\" Made by 'intentc manual'. Do not edit.
      .Dd \(date)
      .Dt \(name.replacing("\\-", with: "-").uppercased()) 1
      .Os
      .Sh NAME
      .Nm \(name)
      .Nd \(MdocText.escaped(words))
      .Sh SYNOPSIS
      """
  }

  private static func section(_ title: String, _ text: String) -> String {
    text.isEmpty ? "" : "\n.Sh \(title)\n\(text)"
  }

  private static func facts(_ facts: ManualFacts, examples: String = "") -> String {
    section("ENVIRONMENT", list(facts.environment, ".It Ev"))
      + section("FILES", list(facts.files, ".It Pa"))
      + section("EXIT STATUS", list(facts.exitCodes, ".It"))
      + section("EXAMPLES", examples)
      + section("SEE ALSO", facts.related.map { ".Xr \($0) 1" }.joined(separator: " ,\n"))
  }

  private static func list(_ rows: [(String, String)], _ item: String) -> String {
    guard !rows.isEmpty else { return "" }
    let items = rows.map { "\(item) \(MdocText.escaped($0.0))\n" + MdocText.lines($0.1) }
    return ".Bl -tag -width Ds\n" + items.joined(separator: "\n") + "\n.El"
  }

  private static func synopsis(_ argument: ToolHelp.Argument) -> String {
    let dots = argument.isRepeating && !(argument.isOption && !argument.takesTheRest) ? " ..." : ""
    guard argument.isOption else {
      let value = "Ar \(MdocText.escaped(argument.valueName ?? ""))\(dots)"
      return argument.isOptional ? ".Op \(value)" : ".\(value)"
    }
    let name = argument.names?.first { $0.kind == "long" } ?? argument.names?.first
    return ".Op \(words(argument, name.map { [$0] } ?? []))\(dots)"
  }

  private static func options(_ arguments: [ToolHelp.Argument]) -> String {
    var titles: [String?] = []
    for argument in arguments where !titles.contains(argument.sectionTitle) {
      titles.append(argument.sectionTitle)
    }
    // What has no heading comes first, so that it does not seem to belong to another.
    titles.sort { $0 == nil && $1 != nil }
    return titles.map { title in
      let items = arguments.filter { $0.sectionTitle == title }.map(item)
      return (title.map { ".Ss \($0)\n" } ?? "") + ".Bl -tag -width Ds\n" + items.joined(separator: "\n")
        + "\n.El"
    }.joined(separator: "\n")
  }

  private static func item(_ argument: ToolHelp.Argument) -> String {
    var text = argument.abstract ?? ""
    if let values = argument.allValues, !values.isEmpty {
      let missing = values.filter { !text.contains($0) }
      if !missing.isEmpty { text += " Values: \(values.joined(separator: ", "))." }
    }
    if let value = argument.defaultValue, !text.contains("default") { text += " Default: \(value)." }
    let head =
      argument.isOption
      ? words(argument, argument.names ?? [])
      : "Ar \(MdocText.escaped(argument.valueName ?? ""))" + (argument.isRepeating ? " ..." : "")
    return ".It \(head)\n" + MdocText.lines(text)
  }

  private static func words(_ argument: ToolHelp.Argument, _ names: [ToolHelp.Argument.Name]) -> String {
    let value = argument.kind == "flag" ? "" : " Ar \(MdocText.escaped(argument.valueName ?? ""))"
    let shortFirst = names.sorted { $0.kind == "short" && $1.kind != "short" }
    return shortFirst.map { name in
      "Fl " + (name.kind == "short" ? "" : "\\-") + MdocText.escaped(name.name) + value
    }.joined(separator: " , ")
  }
}

/// The help of a command, as ArgumentParser prints it for tools.
struct ToolHelp: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: String
    let sectionTitle: String?
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let allValues: [String]?
    let defaultValue: String?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool

    var isOption: Bool { kind != "positional" }

    /// Whether all words that follow belong to this option.
    var takesTheRest: Bool { isRepeating && parsingStrategy == "allRemainingInput" }

    let parsingStrategy: String
  }

  private struct Root: Decodable {
    let command: ToolHelp
  }

  let commandName: String
  let abstract: String
  let discussion: String?
  let arguments: [Argument]?
  let subcommands: [ToolHelp]?
  let shouldDisplay: Bool

  /// The name of the page: `strings-export` for a subcommand.
  var name: String { (parent.map { "\($0)-" } ?? "") + commandName }
  /// The words on the command line.
  var words: String { (parent.map { "\($0) " } ?? "") + commandName }
  private var parent: String?

  var commands: [ToolHelp] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.name != "help" }
  }

  /// The commands and their subcommands, each with a page.
  var pages: [ToolHelp] { commands.flatMap { [$0] + Self.pages(of: $0) } }

  /// The subcommands of a command.
  static func pages(of command: ToolHelp) -> [ToolHelp] {
    command.commands.map { subcommand in
      var page = subcommand
      page.parent = command.commandName
      return page
    }
  }

  /// The arguments that belong to this command alone.
  var ownArguments: [Argument] {
    (arguments ?? []).filter { argument in
      argument.shouldDisplay && !["help", "version"].contains(argument.names?.last?.name)
    }
  }

  /// Reads the help of a command and of its subcommands.
  static func read(_ command: any ParsableCommand.Type) throws -> ToolHelp {
    try JSONDecoder().decode(Root.self, from: Data(command._dumpHelp().utf8)).command
  }
}
