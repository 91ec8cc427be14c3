import ArgumentParser
import IntentText

/// A mistake that ArgumentParser explains badly or accepts.
enum UsageProblem {
  static func find(in words: [String]) -> String? {
    switch words.first {
    case "design": move(in: words)
    case "edit", "options":
      words.last == "--provider"
        ? "'--provider' takes a program and its arguments, such as '--provider python3 cities.py'" : nil
    default: command(in: words)
    }
  }

  /// `--move Trip.city first` without quotation marks.
  private static func move(in words: [String]) -> String? {
    guard let start = words.firstIndex(of: "--move"), words.count > start + 2 else { return nil }
    let count = ["first": 2, "last": 2, "before": 3, "after": 3][words[start + 2]]
    guard let count, !words[start + 1].contains(" ") else { return nil }
    let text = words[(start + 1)...].prefix(count).joined(separator: " ")
    return "'--move' takes a path and a place in one text: --move '\(visibleText(text))'"
  }

  private static func command(in words: [String]) -> String? {
    // 'help' ignores unknown words.
    let word = words.first == "help" ? words.dropFirst().first : words.first
    guard let word, word != "help", Intentc.command(named: word) == nil else { return nil }
    let shown = visibleText(word)
    if word.hasPrefix("-") {
      return Suggestions.nearest(to: word, among: ["--help", "--version"])
        .map { "unknown option '\(shown)'; did you mean '\($0)'?" }
    }
    if word.hasSuffix(".intentdefinition") {
      return "give a command before '\(shown)', such as 'intentc validate \(shown)'"
    }
    if word.hasPrefix("completion") {
      let call = "intentc --generate-completion-script bash"
      return "there is no command '\(shown)'; '\(call)' prints completions, also for zsh and fish"
    }
    let names = Intentc.configuration.subcommands.map { $0.configuration }.filter(\.shouldDisplay)
      .compactMap(\.commandName)
    let hint = Suggestions.nearest(to: word, among: names).map { "did you mean '\($0)'?" }
    return "there is no command '\(shown)'; \(hint ?? "the commands are \(names.joined(separator: ", "))")"
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
