import IntentSchema

/// The help for a row: what its parameter takes, and what is wrong with its value.
package struct EditorHelp: Sendable, Hashable {
  /// The display name.
  package var title: String
  /// The facts that apply, in this order: `name`, `type`, `cases`, `range`, `size`, `typed as`, `options`,
  /// `default`, `shown`, `stale`, and each `problem`.
  package var facts: [Fact]

  /// One line of the help.
  package struct Fact: Sendable, Hashable {
    /// The fact's name, such as `type` or `typed as`.
    package var name: String
    /// The fact.
    package var text: String
  }
}

extension EditorState {
  /// Describes the values that a row takes; `nil` for switches, lists and a provider's options.
  package func hint(for row: EditorRow) -> String? {
    guard let parameter = schema.parameter(named: row.place.parameter) else { return nil }
    if let rule = textRules[parameter.name] { return rule.hint }
    switch row.control {
    case .field, .path, .stepper, .slider, .text: return ValueText.hint(for: parameter.type, in: schema.types)
    case .choice:
      guard case .enumeration(let name) = parameter.type, let count = schema.types.enums[name]?.cases.count
      else { return nil }
      return "one of \(count)"
    default: return nil
    }
  }

  /// How far an arrow key moves a number; `nil` for other types.
  package func stepSize(of row: EditorRow) -> Double? {
    schema.parameter(named: row.place.parameter).flatMap { ValueStep.size(for: $0.type) }
  }

  package func hasSteps(_ row: EditorRow) -> Bool {
    schema.parameter(named: row.place.parameter).map { ValueStep.exists(for: $0.type) } ?? false
  }

  func help(on row: EditorRow) -> EditorHelp {
    guard let parameter = schema.parameter(named: row.place.parameter) else {
      return EditorHelp(title: row.title, facts: [])
    }
    var facts: [EditorHelp.Fact] = []
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { facts.append(.init(name: name, text: text)) }
    }
    add("name", parameter.name)
    // The types of a form's rows are its own.
    add(
      "type",
      isForm
        ? nil : parameter.isArray ? "a list, each element \(parameter.type.valueWords)" : parameter.type.words
    )
    if case .enumeration(let name) = parameter.type {
      add("cases", schema.types.enums[name]?.cases.map { $0.title.text(or: $0.name) }.joined(separator: ", "))
    }
    add("range", parameter.type.boundsWords)
    add("size", parameter.arraySizes.map { "at most \($0.words)" })
    add("typed as", textRules[parameter.name]?.hint ?? ValueText.example(of: parameter.type))
    if parameter.options != .fixed {
      add("options", provider.exists ? parameter.options.words : "come from code; type an identifier")
    }
    add("default", parameter.isArray ? nil : schema.text(of: parameter.defaultValue, of: parameter))
    add(
      "shown",
      row.whyHidden ?? parameter.visibility.map { "only while \(schema.titled($0).words)" } ?? "always"
    )
    if row.isStale { add("stale", "'\(row.text)' is not one of the options; keep it or choose another") }
    for problem in row.problems { add("problem", problem) }
    return EditorHelp(title: parameter.shownTitle, facts: facts)
  }
}
