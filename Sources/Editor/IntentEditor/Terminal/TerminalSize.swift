/// The size of a terminal.
struct TerminalSize: Sendable, Hashable {
  var columns: Int
  var lines: Int

  /// The default size, for a terminal that does not report one.
  static let usual = TerminalSize(columns: 80, lines: 24)
}
