/// An event at a terminal.
enum TerminalEvent: Sendable, Hashable {
  case keys([Key])
  /// The size may have changed.
  case resized
  /// The contents of the screen are lost.
  case cleared
  /// The user asks the program to end; the program may ask first.
  case interrupted
  /// A program that used the terminal has ended, with this exit code.
  case returned(Int32)
  /// The terminal was closed.
  case closed
}
