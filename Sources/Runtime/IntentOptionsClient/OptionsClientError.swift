import IntentText

/// Why a program's options are not available.
///
/// `said` quotes the last lines of standard error, if any, shortened. The program's texts may contain control
/// characters; ``description`` is safe to print.
public enum OptionsClientError: Error, Sendable, Hashable {
  /// No executable program has that name or path.
  case notFound(program: String)
  case notStarted(program: String, reason: String)
  /// The program ended without an answer. `how` tells how it ended: `with exit code 3`.
  case ended(program: String, how: String, said: String)
  case noAnswer(program: String, limit: Duration, said: String)
  /// The program answered with an error.
  case refused(message: String)
  /// The answer does not fit the parameter or the protocol.
  case unusable(program: String, reason: String)
  /// The program uses another version of the protocol.
  case otherVersion(program: String, version: Int)
}

extension OptionsClientError: CustomStringConvertible {
  /// The problem and its fix, without a period.
  public var description: String {
    visibleText(words)
  }

  private var words: String {
    switch self {
    case .notFound(let program):
      "there is no executable program '\(program)'; give its path, or a name that is in PATH"
    case .notStarted(let program, let reason): "cannot start '\(program)': \(reason)"
    case .ended(let program, let how, let said):
      "'\(program)' ended \(how) without an answer\(Self.clause(said))"
    case .noAnswer(let program, let limit, let said):
      "'\(program)' did not answer within \(Self.seconds(limit)) s\(Self.clause(said))"
    case .refused(let message): Self.shortened(message)
    case .unusable(let program, let reason):
      "the answer of '\(program)' is invalid: \(Self.shortened(reason))"
    case .otherVersion(let program, let version):
      "'\(program)' uses version \(version) of the protocol; version 1 is required"
    }
  }

  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 1_000, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  private static func clause(_ said: String) -> String {
    said.isEmpty ? "" : "; it printed \(said)"
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, fraction) = duration.components
    return fraction == 0 ? "\(seconds)" : "\(Double(seconds) + Double(fraction) / 1e18)"
  }
}
