import IntentDiagnostics

extension Rule {
  static let textIDChanged = change("text-id-changed", .warning, "The ID of a text changed")
}

extension Comparison {
  /// - Returns: Whether the change of the text is fully reported.
  mutating func checkID(
    _ old: ComparedSchema.Text,
    _ new: ComparedSchema.Text,
    of elements: (old: any ComparedElement, new: any ComparedElement)
  ) -> Bool {
    guard old.id != new.id, let before = old.id else { return false }
    // A text that was elsewhere in the old version keeps its translations.
    let isKnown = new.id.map { oldTexts[$0] == new.text } ?? false
    if isKnown, old.text != new.text { return false }
    // If the tables are known, each lost translation is reported separately.
    let isFollowed = old.translations != nil && new.translations != nil
    let fate =
      if isFollowed {
        ""
      } else {
        isKnown
          ? ", which translations already use" : ", so translations under the old ID are not found"
      }
    let quoted = Self.shortened(old.text, new.text)
    let message =
      old.text == new.text
      ? "the ID of the \(new.words) \(new.quoted) changed from '\(before)' to \(new.id.map { "'\($0)'" } ?? "none")\(fate)"
      : "the \(new.words) changed from '\(quoted.old)' (ID '\(before)') to '\(quoted.new)' "
        + "(\(new.id.map { "ID '\($0)'" } ?? "no ID"))\(fate)"
    report(
      .textIDChanged,
      message,
      isKnown || isFollowed ? [:] : [.texts: .careful],
      text: (old, new),
      of: elements
    )
    return true
  }
}
