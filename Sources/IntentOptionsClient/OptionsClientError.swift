import IntentSchema

/// Why a program's options cannot be had.
///
/// `said` is what the program printed besides answers, cut where it gets long; empty where it was nothing. Texts
/// come from the program as they are; ``description`` is safe to print.
public enum OptionsClientError: Error, Sendable, Hashable {
  /// There is no program of that name or path that may be run.
  case notFound(program: String)
  /// The system does not start the program.
  case notStarted(program: String, reason: String)
  /// The program ended before it answered: `with exit code 3`.
  case ended(program: String, how: String, said: String)
  /// The program has ended again and again without an answer, and is left alone for a minute.
  case keepsEnding(program: String, how: String, said: String)
  /// The time limit is over.
  case noAnswer(program: String, limit: Duration, said: String)
  /// The program printed too much that is no answer, and was ended.
  case flood(program: String, said: String)
  /// The program answered with an error, in its own words.
  case refused(message: String)
  /// The answer is none that the parameter or the protocol knows.
  case unusable(program: String, reason: String)
  /// The program speaks another version of the protocol.
  case otherVersion(program: String, version: Int)
  /// Too many questions are under way.
  case tooManyQuestions(program: String)
}

extension OptionsClientError: CustomStringConvertible {
  /// What is wrong, where, and what can be done, in one sentence without a full stop.
  public var description: String {
    visibleText(words)
  }

  private var words: String {
    switch self {
    case .notFound(let program):
      "there is no program '\(program)' that may be run; give its path, or a name that is in PATH"
    case .notStarted(let program, let reason): "cannot start '\(program)': \(reason)"
    case .ended(let program, let how, let said):
      "'\(program)' ended \(how) before it answered\(Self.clause(said))"
    case .keepsEnding(let program, let how, let said):
      "'\(program)' keeps ending \(how) without an answer\(Self.clause(said)); mend it and ask again in a minute"
    case .noAnswer(let program, let limit, let said):
      "'\(program)' gave no answer within \(Self.seconds(limit)) s\(Self.clause(said))"
    case .flood(let program, let said):
      "'\(program)' printed so much that is no answer that it was ended\(Self.clause(said))"
    case .refused(let message): message
    case .unusable(let program, let reason): "the answer of '\(program)' cannot be used: \(reason)"
    case .otherVersion(let program, let version):
      "'\(program)' speaks version \(version) of the protocol; version 1 is needed"
    case .tooManyQuestions(let program):
      "'\(program)' is asked too much at once; ask again later"
    }
  }

  private static func clause(_ said: String) -> String {
    said.isEmpty ? "" : "; it printed \(said)"
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, fraction) = duration.components
    return fraction == 0 ? "\(seconds)" : "\(Double(seconds) + Double(fraction) / 1e18)"
  }
}
