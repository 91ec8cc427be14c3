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
  static let visibilityChanged = ChangeCheck<ParameterPair>(.visibilityChanged) { pair, context, findings in
    guard let finding = ConditionPair(pair, context).finding else { return }
    findings.report(.visibilityChanged, finding.message, finding.verdicts, pair)
  }

  // MARK: Summaries

  static let summaryChanged = ContractCheck<IntentHeir>(.visibilityChanged) { intent, context, findings in
    guard let summary = SummaryDifferences(intent, context.declared) else { return }
    for message in hidden(summary) + unclear(summary) + shown(summary) {
      findings.report(.visibilityChanged, message, [.placed: .careful], intent, at: summary.location)
    }
  }

  private static func hidden(_ summary: SummaryDifferences) -> [String] {
    var messages: [String] = []
    let never = summary.rows(always: \.hidden)
    if !never.isEmpty {
      messages = [
        "the summary never shows \(summary.names(never).listed), which the definition shows\(summary.condition(of: never)), "
          + "so people cannot change what they have chosen"
      ]
    }
    return messages
      + summary.examples(\.hidden).map { names, example in
        "the summary hides \(names.listed) while \(example), but the definition shows \(them(names))"
      }
  }

  private static func unclear(_ summary: SummaryDifferences) -> [String] {
    let always = summary.names(summary.rows(always: \.unclear))
    var groups = summary.examples(\.unclear).map { (names: $0.names, words: " while \($0.example)") }
    if !always.isEmpty { groups.insert((always, ""), at: 0) }
    return groups.map { names, words in
      "the summary is empty\(words), but the definition shows \(names.listed); Apple does not say whether people can "
        + "then change \(them(names)), and apps have shipped widgets like that: name \(them(names)) in the summary to be "
        + "sure"
    }
  }

  private static func shown(_ summary: SummaryDifferences) -> [String] {
    let always = summary.rows(always: \.shown).compactMap { row in
      let parameter = summary.schema.parameters[row]
      return parameter.visibility.map { rule in
        "'\(rule.parent)' does not hide '\(parameter.name)', which the definition shows only while \(rule.words)"
      }
    }
    return always
      + summary.examples(\.shown).map { names, example in
        "the summary shows \(names.listed) while \(example), but the definition hides \(them(names))"
      }
  }

  private static func them(_ names: [String]) -> String { names.count == 1 ? "it" : "them" }
}
