import ArgumentParser
import IntentPlatform

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
