import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let textRemoved = Rule("text-removed", .note, "A text was removed", on: .comparison)
}

extension Comparison {
  mutating func reportRemoved(
    _ text: SchemaOutline.Text,
    _ elements: (old: any OutlineElement, new: any OutlineElement)
  ) {
    let message = "the \(text.words) \(text.quoted) is gone"
    report(.textRemoved, message, [:], text: (text, nil), of: elements)
  }
}
