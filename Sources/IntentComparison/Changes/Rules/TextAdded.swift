import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let textAdded = Rule("text-added", .note, "A text was added", on: .comparison)
}

extension Comparison {
  mutating func reportAdded(
    _ text: SchemaOutline.Text,
    _ elements: (old: any OutlineElement, new: any OutlineElement)
  ) {
    let message = "the \(text.words) \(text.quoted) is new"
    report(.textAdded, message, [:], text: (nil, text), of: elements)
  }
}
