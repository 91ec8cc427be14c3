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
            message: "unknown option '\(visibleText(word))'; did you mean '\($0)'?",
            command: command
          )
        }
      } else {
        return UsageProblem(message: unknownCommand(word, among: commands), command: command)
      }
    }
    return nil
  }

  /// The replacements of earlier versions' commands.
  private static let former = [
    "new": "use 'intentc design', which makes a new file, too",
    "watch": "use 'watchexec --watch FOLDER -- intentc …'",
    "baseline": "use 'intentc diff --releases FOLDER', which compares with the definitions in a folder",
  ]

  private static func unknownCommand(_ name: String, among commands: [any ParsableCommand.Type]) -> String {
    let displayed = commands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
    let shown = visibleText(name)
    if name.hasSuffix(".intentdefinition") {
      return "give a command before '\(shown)', such as 'intentc validate \(shown)'"
    }
    let hint = former[name] ?? Suggestions.nearest(to: name, among: displayed).map { "did you mean '\($0)'?" }
    let list = displayed.joined(separator: ", ")
    return "there is no command '\(shown)'; \(hint ?? "the commands are \(list)")"
  }
}

/// Turns ArgumentParser's errors into messages in our style.
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
    first = withoutFarHint(first, of: lines).replacing(". Did you mean ", with: "; did you mean ")
    if let range = first.firstRange(of: ". Please provide one of") {
      // The values follow in quotes, or one on each line.
      let end = lines.firstIndex { $0.hasPrefix("Help:") || $0.hasPrefix("Usage:") } ?? lines.count
      let quoted = first[range.upperBound...].split(separator: "'", omittingEmptySubsequences: false)
      let values =
        quoted.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        + lines[1..<max(1, end)].filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
      let given = first.split(separator: "'").dropFirst().first.map(String.init) ?? ""
      let hint = value(meantBy: given, among: values).map { "did you mean '\($0)'?" }
      first.replaceSubrange(
        range.lowerBound...,
        with: "; " + (hint ?? "the values are \(values.joined(separator: ", "))")
      )
      lines.removeSubrange(1..<max(1, end))
    }
    lines[0] = "error: \(first)"
    return lines.joined(separator: "\n")
  }

  /// ArgumentParser suggests any option that differs in three letters, such as `--force` for `--format`.
  private static func withoutFarHint(_ text: String, of lines: [String]) -> String {
    let parts = text.split(separator: "'").map(String.init)
    guard let range = text.firstRange(of: ". Did you mean "), parts.count > 3,
      Suggestions.nearest(to: parts[1], among: [parts[3]]) == nil
    else { return text }
    let isMigrate = lines.contains { $0.hasPrefix("Usage: intentc migrate") } && parts[1] == "--format"
    return text[..<range.lowerBound] + (isMigrate ? "; it prints text or, with '--patch', a patch" : "")
  }

  /// The value most similar to the given text, or the only one that contains it, such as 'systemSmall' for
  /// 'small'.
  private static func value(meantBy given: String, among values: [String]) -> String? {
    if let nearest = Suggestions.nearest(to: given, among: values) { return nearest }
    let longer = values.filter { given.count > 2 && $0.lowercased().contains(given.lowercased()) }
    return longer.count == 1 ? longer[0] : nil
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
