import IntentDiagnostics

extension Rule {
  static let textChanged = change("text-changed", .note, "A text changed but kept its ID")
}

extension Comparison {
  mutating func checkText(
    _ old: ComparedSchema.Text,
    _ new: ComparedSchema.Text,
    of elements: (old: any ComparedElement, new: any ComparedElement)
  ) {
    guard old.text != new.text else { return }
    let stale = Self.staleLanguages(old, new)
    let (before, now) = Self.shortened(old.text, new.text)
    let message = "the \(new.words) changed from '\(before)' to '\(now)'"
    report(
      .textChanged,
      stale.isEmpty ? message : "\(message); it did not change in \(Self.list(stale))",
      stale.isEmpty ? [:] : [.texts: .careful],
      text: (old, new),
      of: elements
    )
  }

  /// The languages whose translation did not follow a change of the text.
  ///
  /// - Parameter text: The new text; `nil` is the definition's own text.
  static func staleLanguages(
    _ old: ComparedSchema.Text,
    _ new: ComparedSchema.Text,
    besides text: String? = nil
  ) -> [String] {
    let known = Translations.compared(old, new)
    return known.old.filter { language, before in
      known.new[language]?.texts == before.texts && before.texts[""]?[""] != text ?? new.text
    }.keys.sorted()
  }
}
