import IntentDiagnostics

extension Rule {
  static let textAdded = change("text-added", .note, "A text was added")
}

extension Comparison {
  mutating func reportAdded(
    _ text: ComparedSchema.Text,
    _ elements: (old: any ComparedElement, new: any ComparedElement)
  ) {
    let message = "the \(text.words) \(text.quoted) was added"
    report(.textAdded, message, [:], text: (nil, text), of: elements)
  }
}
