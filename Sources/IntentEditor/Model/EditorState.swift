import IntentRuntime

/// All that an editor knows: a value that events change, and nothing else.
///
/// It reads nothing, writes nothing and waits for nothing: ``reduce(_:)`` says what is to be done.
public struct EditorState: Sendable {
  /// What can be configured, in the language that it is shown in.
  public let schema: ConfigurationSchema
  /// The size of widget that is configured; `nil` is none in particular.
  public let family: ConfigurationFamily?
  /// The configuration at first.
  public let original: DynamicConfiguration
  /// The configuration as it is now, values of hidden rows included.
  public internal(set) var configuration: DynamicConfiguration
  /// Whether somebody can be asked for options.
  public let hasOptions: Bool
  /// Whether the values of hidden rows are saved.
  public let keepsHidden: Bool
  /// Where the configuration is saved, in words: `widget.json`.
  public let destination: String

  /// The rows that are listed: those that show, and the hidden ones too while ``showsHidden``.
  public internal(set) var rows: [EditorRow] = []
  /// The rows that are hidden.
  public internal(set) var hiddenRows: [EditorRow] = []
  /// Whether hidden rows are listed.
  public internal(set) var showsHidden = false
  /// The number of the row with the focus, from 0.
  public internal(set) var focus = 0
  /// What is shown.
  public internal(set) var screen = EditorScreen.rows
  /// What the last event had to say, in one sentence.
  public internal(set) var message: String?
  /// How the editor ended, once it has.
  public internal(set) var outcome: EditorOutcome?

  /// What was offered when it was last asked for, by parameter.
  var offered: [String: OptionsCollection<ParameterValue>] = [:]
  /// The parameter that the event under way gave another value; what others offer may depend on it.
  var changedParameter: String?
  /// The parameter of each question under way that no list waits for.
  var pending: [Int: String] = [:]
  var questionCount = 0

  /// - Parameters:
  ///   - configuration: The configuration to begin with. What its schema says is shown as it is: see
  ///     `ConfigurationSchema/localized(by:)`.
  ///   - family: The size of widget that is configured; `nil` is none in particular.
  ///   - hasOptions: Whether somebody can be asked for options. Else objects are given by identifier.
  ///   - keepsHidden: Whether the values of hidden rows are saved.
  ///   - destination: Where the configuration is saved, in words.
  public init(
    _ configuration: DynamicConfiguration,
    family: ConfigurationFamily? = nil,
    hasOptions: Bool = false,
    keepsHidden: Bool = false,
    destination: String = ""
  ) {
    schema = configuration.schema
    self.family = family
    original = configuration
    self.configuration = configuration
    self.hasOptions = hasOptions
    self.keepsHidden = keepsHidden
    self.destination = destination
    updateRows()
  }

  /// The row that has the focus; `nil` where no rows are listed.
  public var focusedRow: EditorRow? {
    rows.indices.contains(focus) ? rows[focus] : nil
  }

  /// Whether leaving now would lose something.
  public var hasChanges: Bool {
    configuration != original
  }
}
