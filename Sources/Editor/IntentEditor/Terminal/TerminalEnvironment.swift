import IntentPlatform

/// The terminal's settings in environment variables.
struct TerminalEnvironment: Sendable {
  private let variable: @Sendable (String) -> String?

  /// The process's variables. Each is read when needed, because reading all of them is slow.
  static let current = TerminalEnvironment { name in getenv(name).map { String(cString: $0) } }

  /// Whether to colour text. The first variable that is set decides: `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`.
  func usesColour(isTerminal: Bool) -> Bool {
    if let value = variable("NO_COLOR"), !value.isEmpty { return false }
    if let value = variable("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    if variable("CLICOLOR") == "0" || isDumb { return false }
    return isTerminal
  }

  /// The number of columns, if it is set.
  var columns: Int? {
    variable("COLUMNS").flatMap { Int($0) }
  }

  /// Whether the cursor cannot be moved, or `TERM` is missing.
  var isDumb: Bool {
    ["", "dumb", "unknown"].contains(variable("TERM") ?? "")
  }

  /// Whether the user asked for programs that work with a screen reader.
  var isAccessible: Bool {
    !["", "0"].contains(variable("ACCESSIBLE") ?? "")
  }

  /// Whether characters beyond ASCII can be drawn: the locale is UTF-8, and the terminal is not a console with a font
  /// of 256 characters.
  var usesUnicode: Bool {
    let language = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variable($0) }.first { !$0.isEmpty }
    let encoding = language?.uppercased() ?? ""
    return (encoding.contains("UTF-8") || encoding.contains("UTF8")) && variable("TERM") != "linux"
  }
}
