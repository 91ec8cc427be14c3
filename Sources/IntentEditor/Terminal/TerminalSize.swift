/// How much room a terminal has.
struct TerminalSize: Sendable, Hashable {
  var columns: Int
  var lines: Int

  /// The size of a terminal that does not say.
  static let usual = TerminalSize(columns: 80, lines: 24)
}
