import IntentCompiler

extension ComparedSchema.Text {
  /// As much of it as fits into a sentence.
  var quoted: String { "'\(Comparison.shortened(text))'" }
}

extension Comparison {
  /// Compares the texts of an element that both versions have.
  ///
  /// Those of one ID are the same text, then those of one kind and wording, then the one that is left of a kind in
  /// both. Of a kind that an element has several times, those that say the same of themselves come first.
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
