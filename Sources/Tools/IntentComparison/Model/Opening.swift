extension Contract {
  /// Whether a shortcut with an App Intent brings the app to the foreground.
  enum Opening: Int, Sendable, Comparable {
    case background
    /// The app or the system decides while it runs.
    case either
    case foreground

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    var words: String {
      switch self {
      case .background: "run in the background"
      case .either: "can open the app"
      case .foreground: "open the app"
      }
    }

    var formerWords: String {
      switch self {
      case .background: "ran in the background"
      case .either: "could open the app"
      case .foreground: "opened the app"
      }
    }
  }

  /// How an App Intent opens its app, on earlier and on newer systems. From version 26 on, systems read
  /// `supportedModes`. Earlier ones only know `openAppWhenRun`, which also counts if `supportedModes` is
  /// missing.
  struct Openings: Sendable {
    /// Absent if the App Intent needs version 26.
    var earlier: Fact<Opening>
    var from26: Fact<Opening>

    var hasEarlier: Bool { if case .absent = earlier { false } else { true } }
  }
}
