/// What a shortcut with an App Intent does, and what it gives the next step.
extension Contract {
  /// The type of the value that an App Intent gives the next step of a shortcut.
  struct Output: Sendable {
    var type: StoredType
    /// The name that the system finds a declared Swift type by.
    var typeIdentifier: String?
    var isArray: Bool
    /// The type in Swift, or the name of a definition's response parameter.
    var words: String

    /// Whether the next step gets another kind of value.
    func differs(from other: Output) -> Bool {
      switch (type, other.type) {
      // It may be an alias, or only one version's sources declare it.
      case (.undeclared, _), (_, .undeclared), (.unmeasured, _), (_, .unmeasured): return false
      case (.declared(let one), .declared(let another)) where one.kind == another.kind:
        return isArray != other.isArray || typeIdentifier != other.typeIdentifier
      default: return isArray != other.isArray || type != other.type
      }
    }
  }

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
