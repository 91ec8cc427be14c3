/// What a row of texts takes, where a definition cannot say it.
package struct EditorTextRule: Sendable {
  /// What can be typed, in a few words.
  let hint: String
  /// Why a text cannot be taken, without the row's name; `nil` if it can.
  let problem: @Sendable (String) -> String?

  package init(hint: String, problem: @escaping @Sendable (String) -> String?) {
    (self.hint, self.problem) = (hint, problem)
  }
}
