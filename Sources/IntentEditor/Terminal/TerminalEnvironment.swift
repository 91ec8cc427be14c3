import IntentPlatform

/// What environment variables say of the terminal.
struct TerminalEnvironment: Sendable {
  private let variable: @Sendable (String) -> String?

  /// The process's own variables. Each is asked for when it is needed: taking all takes a while.
  static let current = TerminalEnvironment { name in getenv(name).map { String(cString: $0) } }

  /// Whether text is coloured. A variable that is set wins: `NO_COLOR`, then `CLICOLOR_FORCE`, then `CLICOLOR`.
  func usesColour(isTerminal: Bool) -> Bool {
    if let value = variable("NO_COLOR"), !value.isEmpty { return false }
    if let value = variable("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    if variable("CLICOLOR") == "0" || isDumb { return false }
    return isTerminal
  }

  /// The number of columns, where it is said.
  var columns: Int? {
    variable("COLUMNS").flatMap { Int($0) }
  }

  /// Whether the cursor cannot be moved, or the variable that would say so is missing.
  var isDumb: Bool {
    ["", "dumb", "unknown"].contains(variable("TERM") ?? "")
  }

  /// Whether somebody asked for programs that a screen reader can follow.
  var isAccessible: Bool {
    !["", "0"].contains(variable("ACCESSIBLE") ?? "")
  }

  /// Whether signs beyond ASCII can be drawn: the language says UTF-8, and it is no console with a font of 256
  /// signs.
  var usesUnicode: Bool {
    let language = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variable($0) }.first { !$0.isEmpty }
    let encoding = language?.uppercased() ?? ""
    return (encoding.contains("UTF-8") || encoding.contains("UTF8")) && variable("TERM") != "linux"
  }
}
