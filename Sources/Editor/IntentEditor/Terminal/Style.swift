/// The style of a part of a line.
enum Style: Sendable, Hashable, CaseIterable {
  case plain, bold, faint, accent, accentBold, error, warning, success
  /// The text being typed.
  case field
  /// What a search found.
  case match

  /// The sequence that begins the style; empty for plain text.
  ///
  /// - Parameter isColoured: Whether to use colours; bold and faint are not colours.
  func sequence(isColoured: Bool) -> String {
    let code: String? =
      switch self {
      case .plain: nil
      case .bold: "1"
      case .faint: "2"
      case .accent: isColoured ? "36" : nil
      case .accentBold: isColoured ? "1;36" : "1"
      case .error: isColoured ? "31" : "1"
      case .warning: isColoured ? "33" : nil
      case .success: isColoured ? "32" : nil
      case .field: "4"
      case .match: isColoured ? "1;33" : "4"
      }
    return code.map { "\u{1B}[\($0)m" } ?? ""
  }
}
