import ArgumentParser
import IntentText

/// A mistake that ArgumentParser explains badly.
struct UsageProblem {
  let message: String
  let command: any ParsableCommand.Type

  static func find(in words: [String]) -> UsageProblem? {
    var command: any ParsableCommand.Type = Intentc.self
    var words = words[...]
    // 'help' ignores unknown words.
    if words.first == "help" { words.removeFirst() }
    while !command.configuration.subcommands.isEmpty {
      guard let word = words.popFirst(), word != "help" else { return nil }
      let commands = command.configuration.subcommands
      if let next = commands.first(where: { $0.configuration.commandName == word }) {
        command = next
      } else if word.hasPrefix("-") {
        let hint = Suggestions.nearest(to: word, among: ["--help", "--version"])
        return hint.map {
          UsageProblem(
            message: "there is no option '\(visibleText(word))'; did you mean '\($0)'?",
            command: command
          )
        }
      } else {
        return UsageProblem(message: unknownCommand(word, among: commands), command: command)
      }
    }
    return nil
  }

  private static func unknownCommand(_ name: String, among commands: [any ParsableCommand.Type]) -> String {
    let displayed = commands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
    let shown = visibleText(name)
    if name.hasSuffix(".intentdefinition") {
      let example = displayed.contains("validate") ? "intentc validate" : "intentc strings export"
      return "give a command before '\(shown)', such as '\(example) \(shown)'"
    }
    let hint = Suggestions.nearest(to: name, among: displayed).map { "did you mean '\($0)'?" }
    let list = displayed.joined(separator: ", ")
    return "there is no command '\(shown)'; \(hint ?? "the commands are \(list)")"
  }
}

enum UsageText {
  /// The result is like "error: unknown option '--x'; did you mean '--y'?".
  static func problem(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard var first = lines.first, first.hasPrefix("Error: ") else { return text }
    first.removeFirst("Error: ".count)
    if first.hasSuffix(".") { first.removeLast() }
    if let capital = first.first, first.dropFirst().first?.isUppercase == false {
      first.replaceSubrange(...first.startIndex, with: capital.lowercased())
    }
    first = first.replacing(". Did you mean ", with: "; did you mean ")
    lines[0] = "error: \(first)"
    return lines.joined(separator: "\n")
  }

  /// Wraps usage at 80 columns and shortens the titles of groups.
  static func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = line.hasSuffix(" SUBCOMMANDS:") ? line.dropLast(" SUBCOMMANDS:".count) + ":" : line
      guard line.count > 80, line.hasPrefix("USAGE: ") || line.hasPrefix("Usage: ") else {
        return String(line)
      }
      var result = ""
      var column = 0
      for part in line.replacing(" [", with: "\n[").split(separator: "\n") {
        if column > 0, column + 1 + part.count > 80 {
          result += "\n         "
          column = 9
        } else if column > 0 {
          result += " "
          column += 1
        }
        result += part
        column += part.count
      }
      return result
    }.joined(separator: "\n")
  }
}
