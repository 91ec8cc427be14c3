import ArgumentParser
import IntentDiagnostics
import IntentSchema

/// The name of the command on the command line.
enum CommandName {
  /// What is wrong with the name; `nil` if there is such a command, or no name.
  static func problem(
    in arguments: some Sequence<String>,
    among commands: [any ParsableCommand.Type]
  ) -> String? {
    let words = Array(arguments.prefix(2))
    guard let name = words.first == "help" ? words.dropFirst().first : words.first, !name.hasPrefix("-"),
      name != "help"
    else { return nil }
    let names = commands.compactMap { $0.configuration.commandName }
    guard !names.contains(name) else { return nil }
    let displayed = commands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
    let shown = visibleText(name)
    if name.hasSuffix(".intentdefinition") {
      return "give a command before '\(shown)', such as 'intentc validate \(shown)'."
    }
    let hint = Spelling.nearest(to: name, among: displayed).map { "did you mean '\($0)'?" }
    let list = displayed.joined(separator: ", ")
    return "there is no command '\(shown)'; \(hint ?? "the commands are \(list).")"
  }
}
