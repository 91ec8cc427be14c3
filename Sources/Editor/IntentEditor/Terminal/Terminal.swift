import IntentPlatform

/// A standard stream, which may be a terminal.
package struct Terminal: Sendable {
  let descriptor: Int32

  package static let standardOutput = Terminal(descriptor: 1)
  package static let standardError = Terminal(descriptor: 2)

  /// Whether the stream is a terminal.
  package var isTerminal: Bool {
    isatty(descriptor) == 1
  }

  /// Whether to colour text. The first variable that is set decides: `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`.
  package var usesColour: Bool {
    TerminalEnvironment.current.usesColour(isTerminal: isTerminal)
  }

  /// The number of columns; 100 if it is unknown.
  package var width: Int {
    size?.columns ?? TerminalEnvironment.current.columns.map { min(max($0, 20), 10_000) } ?? 100
  }

  /// The size; `nil` if it is unknown.
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

  /// Writes as many bytes as the reader accepts.
  ///
  /// - Returns: Whether all bytes were written. A closed pipe counts as success.
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
