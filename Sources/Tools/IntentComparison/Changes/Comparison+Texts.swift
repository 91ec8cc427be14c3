extension ComparedSchema.Text {
  /// The text in quotes, shortened to fit a sentence.
  var quoted: String { "'\(Comparison.shortened(text))'" }
}

extension Comparison {
  /// Compares the texts of an element that is in both versions.
  ///
  /// Texts are matched by ID, then by kind and wording, then by kind if one is left in each version. If an
  /// element has several of a kind, those with the same detail are matched first.
  mutating func compareTexts(_ old: any ComparedElement, _ new: any ComparedElement) {
    guard !old.texts.isEmpty || !new.texts.isEmpty else { return }
    let texts = Matching(
      old.texts,
      new.texts,
      by: [
        { text in text.detail == nil ? nil : "\(text.words)#\(text.id ?? "")" },
        { text in text.detail == nil ? nil : text.words },
        { text in text.id.map { "\(text.label)#\($0)" } }, { "\($0.label): \($0.text)" }, { $0.label },
      ]
    )
    let elements = (old: old, new: new)
    for (old, new) in texts.pairs {
      if new.text.isEmpty, !old.text.isEmpty {
        reportRemoved(old, elements)
      } else if old.text.isEmpty, !new.text.isEmpty {
        reportAdded(new, elements)
      } else if !checkID(old, new, of: elements) {
        checkText(old, new, of: elements)
      }
      checkTranslations(old, new, of: elements)
    }
    for text in texts.removed where !text.text.isEmpty { reportRemoved(text, elements) }
    for text in texts.added where !text.text.isEmpty { reportAdded(text, elements) }
  }
}
