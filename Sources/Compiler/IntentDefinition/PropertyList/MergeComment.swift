import IntentDiagnostics

/// A comment about a conflict that `intentc merge` left in a file.
package enum MergeComment {
  /// What such a comment begins with.
  package static let start = " intentc merge:"

  /// The diagnostic for a comment; `nil` if it is any other comment.
  ///
  /// - Parameters:
  ///   - text: The text of the comment.
  ///   - location: The location of the comment.
  static func diagnostic(_ text: String, at location: SourceLocation) -> Diagnostic? {
    guard text.hasPrefix(start) else { return nil }
    let words = text.dropFirst(start.count).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    return Diagnostic(
      .mergeConflict,
      "merge conflict: \(String(words)); choose a value, and remove this comment",
      at: location
    )
  }
}
