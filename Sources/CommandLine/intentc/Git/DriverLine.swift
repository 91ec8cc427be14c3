/// The line that git's shell runs to merge a definition.
struct DriverLine {
  /// The version whose tags and indices stay; `nil` for none.
  var released: String?

  private static let command = "intentc merge"
  private static let condition = "if command -v intentc >/dev/null 2>&1; then "

  init(released: String?) { self.released = released }

  /// Reads a line that `intentc merge --install` wrote, in this version or an earlier one; `nil` for another line.
  init?(_ text: String) {
    guard text.hasPrefix(Self.command + " ") || text.hasPrefix(Self.condition + Self.command + " ") else {
      return nil
    }
    let option = text.firstRange(of: " --released ")
    released = option.map { Self.unquoted(text[$0.upperBound...]) }
  }

  var text: String {
    let option = released.map { " --released \(Self.quoted($0))" } ?? ""
    // Without intentc, git merges lines. Without markers in the file, 'git add' would lose their version.
    return "\(Self.condition)\(Self.command)\(option) -- %O %A %B %L %P; "
      + "else echo 'intentc is not in PATH, so git merges lines' >&2; "
      + "git merge-file -L ours -L base -L theirs --marker-size=%L %A %O %B || exit 1; fi"
  }

  /// A word for the shell that git starts. Git replaces what follows a percent sign, also within quotation marks.
  private static func quoted(_ word: String) -> String {
    "'\(word.replacing("'", with: "'\\''").replacing("%", with: "%%"))'"
  }

  /// The first word of a text for that shell.
  private static func unquoted(_ text: Substring) -> String {
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
      } else if isQuoted {
        word.append(character)
      } else if character == " " {
        break
      } else if character == "\\" {
        isEscaped = true
      } else {
        word.append(character)
      }
    }
    return word.replacing("%%", with: "%")
  }
}
