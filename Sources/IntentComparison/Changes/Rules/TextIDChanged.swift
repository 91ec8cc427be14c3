import IntentCompiler
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
    let words = new.id.map { "the ID '\($0)'" } ?? "no ID"
    let fate =
      if isFollowed {
        ""
      } else {
        isKnown
          ? ", under which translations have it already" : ", so translations under the old one are not found"
      }
    let quoted = Self.shortened(old.text, new.text)
    let message =
      old.text == new.text
      ? "the \(new.words) \(new.quoted) has \(words) now, no longer '\(before)'\(fate)"
      : "the \(new.words) is '\(quoted.new)' with \(words) now, no longer '\(quoted.old)' with '\(before)'\(fate)"
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
