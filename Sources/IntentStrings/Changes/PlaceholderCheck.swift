/// Checks that a translation has the placeholders of its text.
enum PlaceholderCheck {
  /// - Parameter model: The text in the table, or in a table of another language.
  static func problem(in text: ImportedText, of listed: ListedText, model: String?) -> Diagnostic? {
    let names = Set(Placeholders.names(in: text.text))
    let known = Set(listed.placeholders)
    let original = listed.text.shortened
    let notes = [Diagnostic.Note("this is the text", at: listed.location)]
    if let invented = names.subtracting(known).sorted().first {
      let message =
        "'${\(invented.shortened)}' is not a placeholder of '\(original)'; use the placeholders of that text"
      return Diagnostic(.translatedPlaceholder, message, at: text.location, notes: notes).asError
    }
    // A form of a text, such as 'one', may leave out the number.
    let lost = known.subtracting(names).sorted()
    if text.id.form.isEmpty, lost.count > listed.replaced {
      let list = lost.map { "'${\($0.shortened)}'" }.listed
      let message = "the translation lacks \(list) of '\(original)'; add \(lost.count == 1 ? "it" : "them")"
      return Diagnostic(.lostPlaceholder, message, at: text.location, notes: notes).asError
    }
    guard let model else { return nil }
    let parts = substitutions(model)
    if parts != substitutions(text.text), !parts.isEmpty || !substitutions(text.text).isEmpty {
      let list = parts.sorted().map { "'\($0)'" }.listed
      let message =
        parts.isEmpty
        ? "this text has a part in '%#@…@' that its table does not have; remove it"
        : "this text must have \(list), which its table defines"
      return Diagnostic(.lostPlaceholder, message, at: text.location, notes: notes).asError
    }
    return nil
  }

  /// The parts `%#@name@` of a text.
  private static func substitutions(_ text: String) -> Set<String> {
    Set(text.matches(of: /%(?:[0-9]+\$)?#@[^@%]+@/).map { String($0.output) })
  }
}
