import IntentComparison
import IntentDiagnostics

/// All rules at once: as a list for a terminal, and as a document.
package enum RuleCatalogue {
  /// The list: name, severity and summary of each rule, by group.
  package static func text(width: Int, usesColour: Bool = false) -> String {
    let nameWidth = Rule.all.lazy.map(\.name.utf8.count).max() ?? 0
    let indent = nameWidth + 14
    let wrap = TextWrap(width: max(width, indent + 30))
    return RuleGroup.all.filter { !$0.rules.isEmpty }.map { group in
      var result = TextStyle.bold(group.title, colour: usesColour) + "\n"
      for rule in group.rules {
        let name = padded(rule.name, nameWidth)
        let severity = padded(rule.levelWords, 8)
        let lines = wrap.text(rule.summary, indent: indent)
        result += "  \(name)  \(severity)  " + lines.drop { $0 == " " }
      }
      return result
    }.joined(separator: "\n")
  }

  /// The document: the page of every rule, by group, with a table of contents.
  package static func markdown() -> String {
    var result = """
      # Rules

      What `intentc validate`, `check` and `diff` find, rule by rule. `intentc explain RULE` shows the same pages. \
      An *error* means that no code can be generated, a *warning* that it can but someone will be hurt, a *lint* \
      that people could work with the definition better; lints are shown with `--lint`. A change between two versions \
      has a verdict instead: the worst that each can have is *breaking*, *careful* or *safe*, see [What a change \
      breaks](Diff.md). See [Diagnostics](Diagnostics.md) for levels and formats.

      This page is made from the rules by `make docs-rules`.

      """
    for group in RuleGroup.all where !group.rules.isEmpty {
      result += "\n## \(MarkdownText.escaped(group.title))\n\n"
      let word = group.rules.contains(where: \.isOnChanges) ? "verdict" : "severity"
      result += "| rule | \(word) | finds |\n|---|---|---|\n"
      for rule in group.rules {
        let link = rule.help == nil ? rule.name : "[\(rule.name)](#\(rule.name))"
        result += "| \(link) | \(rule.levelWords) "
        result += "| \(MarkdownText.escaped(rule.summary)) |\n"
      }
      for rule in group.rules where rule.help != nil {
        result += "\n" + RulePage(rule).markdown(headingLevel: 3)
      }
    }
    return result
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
