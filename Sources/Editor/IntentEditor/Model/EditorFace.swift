/// An interface that shows an editor and passes on user actions.
public protocol EditorFace: Sendable {
  /// Runs the editor until it is done.
  ///
  /// - Throws: An error if the interface can no longer be read or written. Nothing was saved then.
  func run(_ session: EditorSession) async throws -> EditorOutcome
}
