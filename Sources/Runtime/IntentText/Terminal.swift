import IntentPlatform

/// A stream that may lead to a terminal.
package struct Terminal: Sendable {
  package let descriptor: Int32

  package static let standardOutput = Terminal(descriptor: 1)
  package static let standardError = Terminal(descriptor: 2)

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package var isTerminal: Bool {
    isatty(descriptor) == 1
  }

  /// `NO_COLOR` decides, or else `CLICOLOR_FORCE`, or else `CLICOLOR`, or else the terminal.
  package var usesColour: Bool {
    TerminalEnvironment.current.usesColour(isTerminal: isTerminal)
  }

  /// Columns, or 100 if unknown.
  package var width: Int {
    size?.columns ?? TerminalEnvironment.current.columns.map { min(max($0, 20), 10_000) } ?? 100
  }

  package var size: TerminalSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return TerminalSize(columns: Int(size.ws_col), lines: Int(size.ws_row))
  }

  package func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes bytes, and returns whether that succeeded. A closed pipe counts as success.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { writeAll($0, to: descriptor) } || errno == EPIPE
  }
}

/// The size of a terminal in characters.
package struct TerminalSize: Sendable, Hashable {
  package var columns: Int
  package var lines: Int

  package init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
  }

  /// The size to use for a terminal that doesn't report its own.
  package static let usual = TerminalSize(columns: 80, lines: 24)
}

/// Decides by environment variables how to print.
package struct TerminalEnvironment: Sendable {
  private let variable: @Sendable (String) -> String?

  /// Reads single variables, because reading all is slow.
  package static let current = TerminalEnvironment { name in getenv(name).map { String(cString: $0) } }

  package func usesColour(isTerminal: Bool) -> Bool {
    if let value = variable("NO_COLOR"), !value.isEmpty { return false }
    if let value = variable("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    if variable("CLICOLOR") == "0" || isDumb { return false }
    return isTerminal
  }

  var columns: Int? {
    variable("COLUMNS").flatMap { Int($0) }
  }

  /// Whether the cursor can't be moved, or `TERM` is missing.
  package var isDumb: Bool {
    ["", "dumb", "unknown"].contains(variable("TERM") ?? "")
  }

  package var isAccessible: Bool {
    !["", "0"].contains(variable("ACCESSIBLE") ?? "")
  }

  /// The Linux console is excluded, because its font has only 256 characters.
  package var usesUnicode: Bool {
    let language = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variable($0) }.first { !$0.isEmpty }
    let encoding = language?.uppercased() ?? ""
    return (encoding.contains("UTF-8") || encoding.contains("UTF8")) && variable("TERM") != "linux"
  }
}
