import IntentRuntime

/// What the editor wants done.
public enum EditorEffect: Sendable, Hashable {
  /// Asks for options; answered by ``EditorEvent/answered(_:_:)`` or ``EditorEvent/failed(_:_:)``.
  case ask(OptionsQuestion)
  /// Nobody waits any longer for the answer to the question of that number.
  case forget(Int)
  /// Looks for paths that begin so; answered by ``EditorEvent/completed(_:of:)``.
  case complete(String)
  /// Hands a text to an editor of its own; answered by ``EditorEvent/edited(_:_:)`` or
  /// ``EditorEvent/notEdited(_:)``.
  case edit(EditorPlace, String)
  /// Saves a configuration; `replacing` where a file that somebody else changed may be replaced. Answered by
  /// ``EditorEvent/written``, ``EditorEvent/notWritten(_:)`` or ``EditorEvent/changedMeanwhile(_:)``.
  case write(PlainValue, replacing: Bool)
  /// The editor is done.
  case finish(EditorOutcome)
}

/// A question for the options of a parameter.
public struct OptionsQuestion: Sendable, Hashable {
  /// Which question it is. Each has another number.
  public var number: Int
  /// The parameter's name in the definition.
  public var parameter: String
  /// What to search for; `nil` where a list opens.
  public var searchTerm: String?
  /// What has been chosen so far.
  public var configuration: DynamicConfiguration
}

/// How an editor ended.
public enum EditorOutcome: Sendable, Hashable {
  /// The configuration was saved.
  case saved(DynamicConfiguration)
  /// It was left without saving.
  case quit
}
