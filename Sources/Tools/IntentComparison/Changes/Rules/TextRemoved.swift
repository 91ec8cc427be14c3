import IntentDiagnostics

extension Rule {
  static let textRemoved = change("text-removed", .note, "A text was removed")
}

extension Comparison {
  mutating func reportRemoved(
    _ text: ComparedSchema.Text,
    _ elements: (old: any ComparedElement, new: any ComparedElement)
  ) {
    let message = "the \(text.words) \(text.quoted) was removed"
    report(.textRemoved, message, [:], text: (text, nil), of: elements)
  }
}
