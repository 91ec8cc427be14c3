import IntentCompiler
import IntentSchema

/// Renders a `parameterSummary` from its tree.
struct SummaryRenderer {
  let file: AppIntentsFile
  let parameters: [AppParameter?]
  let sentences: [[Int]: SummarySentence]

  /// Each leaf is a `Summary`: the definition's sentence if it has one for exactly these rows, otherwise the
  /// rows alone. Inner nodes become `When` or `Switch`.
  func render(_ tree: SummaryTree, into writer: inout SwiftWriter) {
    switch tree {
    case .rows(let rows):
      if let sentence = sentences[rows] { return render(sentence, into: &writer) }
      let paths = rows.compactMap { parameters[$0]?.keyPath }
      guard !paths.isEmpty else {
        writer.line("Summary()")
        return
      }
      writer.block("Summary") { writer in
        for path in paths { writer.line(path) }
      }
    case .when(let index, let test, let matching, let otherwise):
      guard let parent = parameters[index] else { return }
      writer.line("When(\(parent.keyPath), \(condition(test, parent))) {")
      writer.indented { render(matching, into: &$0) }
      writer.line("} otherwise: {")
      writer.indented { render(otherwise, into: &$0) }
      writer.line("}")
    case .choose(let index, let choices, let otherwise):
      guard let parent = parameters[index] else { return }
      writer.block("Switch(\(parent.keyPath))") { writer in
        for choice in choices {
          let literals = choice.cases.compactMap { literal(.enumCase($0), parent.schema.type) }
          let value = literals.count == 1 ? literals[0] : "[\(literals.joined(separator: ", "))]"
          writer.block("Case(\(value))") { render(choice.tree, into: &$0) }
        }
        writer.block("DefaultCase") { render(otherwise, into: &$0) }
      }
    }
  }

  private func render(_ sentence: SummarySentence, into writer: inout SwiftWriter) {
    let text = sentence.parts.map { part in
      switch part {
      case .words(let words): String(SwiftLiteral.string(words).dropFirst().dropLast())
      case .parameter(let index): "\\(\(parameters[index]?.keyPath ?? ""))"
      }
    }
    let head: SwiftText = "Summary(\"\(text.joined())\", table: \(SwiftLiteral.string(file.resources.table)))"
    let paths = sentence.rest.compactMap { parameters[$0]?.keyPath }
    guard !paths.isEmpty else { return writer.line(head) }
    writer.block(head) { writer in
      for path in paths { writer.line(path) }
    }
  }

  private func condition(_ test: SummaryTest, _ parent: AppParameter) -> String {
    switch test {
    case .hasAnyValue: ".hasAnyValue"
    case .isAnyOf(let values): equality(values, parent)
    case .isLessThan(let bound): ".lessThan, \(number(bound, .up, parent))"
    case .isLessThanOrEqual(let bound): ".lessThanOrEqualTo, \(number(bound, .down, parent))"
    case .isGreaterThan(let bound): ".greaterThan, \(number(bound, .down, parent))"
    case .isGreaterThanOrEqual(let bound): ".greaterThanOrEqualTo, \(number(bound, .up, parent))"
    }
  }

  private func equality(_ values: [ParameterValue], _ parent: AppParameter) -> String {
    let literals = values.compactMap { literal($0, parent.schema.type) }
    let label = if case .object = parent.schema.type { "identifier: " } else { "" }
    return literals.count == 1
      ? "\(label).equalTo, \(literals[0])" : "\(label).oneOf, [\(literals.joined(separator: ", "))]"
  }

  private func literal(_ value: ParameterValue, _ type: ParameterType) -> String? {
    switch (value, type) {
    case (.boolean(let flag), _): "\(flag)"
    case (.integer(let number), .decimal): SwiftLiteral.double(Double(number))
    case (.integer(let number), _): "\(number)"
    case (.decimal(let number), .integer): Int(exactly: number).map { "\($0)" }
    case (.decimal(let number), _): SwiftLiteral.double(number)
    case (.string(let text), _): SwiftLiteral.string(text)
    case (.enumCase(let name), .enumeration(let enumeration)):
      file.names.enumeration(enumeration)?.caseName(name).map {
        "\(file.appNames.enums[enumeration] ?? "").\($0)"
      }
    default: nil
    }
  }

  /// Rounds the bound for a whole number so that the comparison keeps its meaning.
  private func number(
    _ bound: Double,
    _ rule: FloatingPointRoundingRule,
    _ parent: AppParameter
  ) -> String {
    guard case .integer = parent.schema.type else { return SwiftLiteral.double(bound) }
    let rounded = bound.rounded(rule)
    return "\(Int(exactly: rounded) ?? (rounded < 0 ? .min : .max))"
  }
}
