import IntentCompiler
import IntentSchema

/// Renders texts as localised resources that use the keys and the table of the definition.
struct LocalizedResource {
  let names: ModuleNames
  /// The name of the `.strings` table: the definition's base name.
  let table: String

  /// A text as an expression of type `LocalizedStringResource`.
  ///
  /// - Parameter fallback: The text to use if the definition has none: the name of what the text is for.
  func expression(_ text: LocalizedText, or fallback: String) -> SwiftExpression {
    let type = names.imported("LocalizedStringResource", from: .foundation)
    let words = SwiftLiteral.string(text.text.isEmpty ? fallback : text.text)
    let table: SwiftExpression = "table: \(SwiftLiteral.string(table))"
    guard let key = text.key, !key.isEmpty else { return SwiftExpression("\(type)(", ["\(words)", table]) }
    return SwiftExpression("\(type)(", ["\(SwiftLiteral.string(key))", "defaultValue: \(words)", table])
  }

  /// A text as an expression of type `IntentDialog`.
  func dialog(_ text: LocalizedText) -> SwiftExpression {
    let type = names.imported("IntentDialog", from: .appIntents)
    return SwiftExpression("\(type)(", [expression(text, or: "")])
  }
}
