import IntentPlatform
import IntentText

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
