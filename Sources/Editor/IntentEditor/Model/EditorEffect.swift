import IntentChecking
import IntentSchema

/// What the editor asks its session to do.
public enum EditorEffect: Sendable, Hashable {
  /// Asks for options; answered by ``EditorEvent/answered(_:_:)`` or ``EditorEvent/failed(_:_:)``.
  case ask(OptionsQuestion)
  /// Drops the question of that number.
  case forget(Int)
  /// Looks for paths with this prefix; answered by ``EditorEvent/completed(_:of:)``.
  case complete(String)
  /// Opens a text in an external editor; answered by ``EditorEvent/edited(_:_:)`` or
  /// ``EditorEvent/notEdited(_:)``.
  case edit(EditorPlace, String)
  /// Saves a configuration; `replacing` allows replacing the version of a file that was last reported as changed.
  /// Answered by ``EditorEvent/written``, ``EditorEvent/notWritten(_:)`` or
  /// ``EditorEvent/changedMeanwhile(_:theirs:)``.
  case write(PlainValue, replacing: Bool)
  /// Ends the editor.
  case finish(EditorOutcome)
}

/// A question for the options of a parameter.
public struct OptionsQuestion: Sendable, Hashable {
  /// The question's unique number.
  public var number: Int
  /// The parameter's name in the definition.
  public var parameter: String
  /// The search term; `nil` when a list opens.
  public var searchTerm: String?
  /// The choices so far.
  public var configuration: DynamicConfiguration
}

/// How an editor ended.
public enum EditorOutcome: Sendable, Hashable {
  /// The configuration was saved.
  case saved(DynamicConfiguration)
  /// The editor was left without saving.
  case quit
}
