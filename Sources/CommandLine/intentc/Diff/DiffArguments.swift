import ArgumentParser
import IntentComparison
import IntentPlatform
import IntentText

extension DiffCommand {
  /// Runs after parsing. In `validate()`, a misspelled option would leave its value among the paths before
  /// ArgumentParser rejects the option.
  func checkWords(comparesReleases: Bool) throws {
    if let option = paths.first(where: Self.isMisplacedOption) {
      throw ValidationError(
        "'\(visibleText(option))' follows '--', where everything is a path; put options before it, or write "
          + "'./\(visibleText(option))' for a file of that name."
      )
    }
    if !appIntents.isEmpty, !comparesReleases, git == nil, paths.isEmpty {
      throw ValidationError(
        "'--app-intents' takes Swift sources, and then the version before them: definitions, Swift, 'REVISION:PATH' in "
          + "git, or the copy of a release; or use it with '--git' or '--releases'."
      )
    }
    if paths.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read only once; use '-' once.")
    }
    if comparesReleases { return try checkReleasesWords() }
    if let hint = RevisionHint.hint(git, paths) { throw ValidationError(hint + ".") }
    if git == nil, appIntents.isEmpty, paths.count != 2 {
      throw ValidationError(
        "'diff' takes an old and a new version, each a definition, a Swift file, a folder, 'REVISION:PATH' in git, or "
          + "the copy of a release; or a revision with '--git main', or all releases with '--releases'."
      )
    }
    if git != nil, paths.contains("-") {
      throw ValidationError("'--git' cannot be used with standard input, which has no path.")
    }
    _ = try audiences()
  }

  private func checkReleasesWords() throws {
    if git != nil { throw ValidationError("'--releases' cannot be combined with '--git'.") }
    _ = try audiences()
  }

  private static func isMisplacedOption(_ path: String) -> Bool { path.hasPrefix("-") && path != "-" }

  func audiences() throws -> Set<Audience> {
    guard let audience else { return Set(Audience.allCases) }
    let names = Audience.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    let chosen = try audience.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let audience = Audience(rawValue: String(name)) else {
        throw ValidationError("there is no audience '\(visibleText(String(name)))'; use \(names).")
      }
      return audience
    }
    return Set(chosen)
  }
}

/// Suggests `diff --git` to people who give `diff` names of revisions as paths.
enum RevisionHint {
  /// Returns the suggestion as a sentence without a final period; `nil` if the arguments may well be paths.
  static func hint(_ git: String?, _ paths: [String]) -> String? {
    let words = paths.prefix { !isThere($0) }
    guard let first = words.first, GitRevision.isOne(first) else { return nil }
    // A deleted file may have the name of a branch.
    if let named = git.flatMap({ try? GitRevision.range($0) }),
      named.old.has(first) || named.new?.has(first) == true
    {
      return nil
    }
    var range = [git, first].compactMap(\.self)
    var rest = paths.dropFirst()
    if range.count == 1, let second = words.dropFirst().first, !hasDots(first), GitRevision.isOne(second) {
      range.append(second)
      rest = rest.dropFirst()
    }
    guard !range.dropFirst(range.count == 2 ? 0 : 1).contains(where: hasDots) else { return nil }
    var command = ["intentc diff --git"]
    for (index, word) in ([range.joined(separator: "..")] + rest).enumerated() {
      guard let word = quoted(word) else { return nil }
      if index == 1 { command.append("--") }
      command.append(word)
    }
    let reason =
      range.count == 2
      ? "'\(range[0])' and '\(range[1])' are revisions; to compare them"
      : hasDots(first)
        ? "'\(first)' names revisions; to compare them" : "'\(first)' is a revision; to compare with it"
    return visibleText("\(reason), use '\(command.joined(separator: " "))'")
  }

  private static func quoted(_ word: String) -> String? {
    let isPlain = { (character: Character) in
      character.isLetter || character.isNumber || "/._-+:@,%^~=".contains(character)
    }
    if word.allSatisfy(isPlain), let first = word.first, !"~=^".contains(first) { return word }
    let isQuotable = !word.isEmpty && word.allSatisfy { isPlain($0) || " ()[]{}&;'*?#<>|".contains($0) }
    return isQuotable ? "\"\(word)\"" : nil
  }

  private static func hasDots(_ text: String) -> Bool { text.contains("..") }

  private static func isThere(_ path: String) -> Bool {
    path == "-" || FileManager.default.fileExists(atPath: path)
      || (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
