/// Shows an editor to somebody and passes on what they do.
public protocol EditorFace: Sendable {
  /// Runs the editor until it is done.
  ///
  /// - Throws: Where the other end cannot be read or written any more. Nothing was saved then.
  func run(_ session: EditorSession) async throws -> EditorOutcome
}
