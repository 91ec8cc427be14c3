import IntentPlatform

/// One of the program's streams, and what is at the other end of it.
package struct Terminal: Sendable {
  let descriptor: Int32

  package static let standardOutput = Terminal(descriptor: 1)
  package static let standardError = Terminal(descriptor: 2)

  /// Whether people read it as it is written.
  package var isTerminal: Bool {
    isatty(descriptor) == 1
  }

  /// Whether text is coloured. A variable that is set wins: `NO_COLOR`, then `CLICOLOR_FORCE`, then `CLICOLOR`.
  package var usesColour: Bool {
    TerminalEnvironment.current.usesColour(isTerminal: isTerminal)
  }

  /// The number of columns; 100 where it is unknown.
  package var width: Int {
    size?.columns ?? TerminalEnvironment.current.columns.map { min(max($0, 20), 10_000) } ?? 100
  }

  /// How much room there is; `nil` where that is unknown.
  var size: TerminalSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return TerminalSize(columns: Int(size.ws_col), lines: Int(size.ws_row))
  }

  package func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes bytes as far as the other end takes them.
  ///
  /// - Returns: Whether all were taken. A reader that went away counts as satisfied.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        guard let start = buffer.baseAddress else { return true }
        let count = writeBytes(descriptor, start + done, buffer.count - done)
        if count >= 0 {
          done += count
        } else if errno != EINTR {
          return errno == EPIPE
        }
      }
      return true
    }
  }
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
