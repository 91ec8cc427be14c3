import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentText

extension Rule {
  static let visibilityChanged = change(
    "visibility-changed",
    .warning,
    "The condition that shows a parameter changed"
  )
}

/// Checks the conditions under which rows show.
enum VisibilityChanges {
  static let visibilityChanged = ChangeCheck<ParameterPair>(.visibilityChanged, of: .definitions) {
    pair,
    context in
    ConditionPair(pair, context).finding
  }

  // MARK: Summaries

  static let summaryChanged = ChangeCheck<IntentPair>(several: .visibilityChanged) { intent, context in
    guard let summary = SummaryDifferences(from: intent.old, to: intent.new, context.declared) else {
      return []
    }
    let location = summary.location
    return (hidden(summary) + unclear(summary) + shown(summary)).map { message, fate, condition, names in
      let facts = [fate.rawValue, condition] + names
      return Finding(.visibilityChanged, message, [.placed: .careful], intent, at: location, facts: facts)
    }
  }

  /// What a summary does with rows.
  private enum Fate: String { case hidden, unclear, shown }

  private typealias Rows = (message: String, fate: Fate, condition: String, names: [String])

  private static func hidden(_ summary: SummaryDifferences) -> [Rows] {
    let never = summary.rows(always: \.hidden)
    let (names, condition) = (summary.names(never), summary.condition(of: never))
    let always: Rows = (
      "the summary never shows \(names.listed), which the definition shows\(condition), so people cannot "
        + "change what they have chosen", .hidden, condition, names
    )
    return (never.isEmpty ? [] : [always])
      + summary.examples(\.hidden).map { names, example in
        (
          "the summary hides \(names.listed) while \(example), but the definition shows \(them(names))",
          .hidden, example, names
        )
      }
  }

  private static func unclear(_ summary: SummaryDifferences) -> [Rows] {
    let always = summary.names(summary.rows(always: \.unclear))
    var groups = summary.examples(\.unclear).map { (names: $0.names, words: " while \($0.example)") }
    if !always.isEmpty { groups.insert((always, ""), at: 0) }
    return groups.map { names, words in
      (
        "the summary is empty\(words), but the definition shows \(names.listed); Apple does not say whether people can "
          + "then change \(them(names)), and apps have shipped widgets like that: name \(them(names)) in the "
          + "summary to be sure", .unclear, words, names
      )
    }
  }

  private static func shown(_ summary: SummaryDifferences) -> [Rows] {
    let always = summary.rows(always: \.shown).compactMap { row -> Rows? in
      let parameter = summary.schema.parameters[row]
      return parameter.visibility.map { rule in
        (
          "'\(rule.parent)' does not hide '\(parameter.name)', which the definition shows only while \(rule.words)",
          .shown, rule.words, [parameter.name]
        )
      }
    }
    return always
      + summary.examples(\.shown).map { names, example in
        (
          "the summary shows \(names.listed) while \(example), but the definition hides \(them(names))",
          .shown, example, names
        )
      }
  }

  private static func them(_ names: [String]) -> String { names.count == 1 ? "it" : "them" }
}
