/// What happens at a terminal.
enum TerminalEvent: Sendable, Hashable {
  case keys([Key])
  /// The size may be another.
  case resized
  /// Whatever was on the screen is gone.
  case cleared
  /// Somebody wants the program to end, and would be asked first.
  case interrupted
  /// A program that had the terminal has ended, with this exit code.
  case returned(Int32)
  /// Nobody is at the terminal any more.
  case closed
}
