import IntentComparison
import IntentCompiler
import IntentConfigurations
import IntentDiagnostics

/// The page of help of one rule, for a terminal and as documentation.
///
/// A rule without help has a page too: its name, severity and summary.
package struct RulePage: Sendable {
  private let rule: Rule
  private let help: RuleHelp?

  package init(_ rule: Rule) {
    self.init(rule, help: rule.help)
  }

  package init(_ rule: Rule, help: RuleHelp?) {
    self.rule = rule
    self.help = help
  }

  /// The page for a terminal, with a final line break.
  ///
  /// - Parameters:
  ///   - width: The columns that lines may fill.
  ///   - usesColour: Whether headings are set off.
  package func text(width: Int, usesColour: Bool = false) -> String {
    let wrap = TextWrap(width: width)
    var result = TextStyle.bold(rule.name, colour: usesColour) + " (\(severityWords))\n\n"
    result += wrap.text(sentence(rule.summary), indent: 2)
    for section in sections {
      result += "\n" + TextStyle.bold(section.title, colour: usesColour) + "\n"
      result += wrap.text(section.text, indent: 2)
    }
    if let example {
      result += "\n" + TextStyle.bold("Example", colour: usesColour) + "\n"
      result += example.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    }
    return result + "\n" + wrap.text(settingWords, indent: 0)
  }

  /// The page as Markdown, with a heading of that level and a final line break.
  package func markdown(headingLevel: Int = 2) -> String {
    let marks = String(repeating: "#", count: max(1, headingLevel))
    var result = "\(marks) \(rule.name)\n\n"
    result += "\(MarkdownText.escaped(sentence(rule.summary))) *\(severityWords)*\n"
    for section in sections {
      result += "\n**\(section.title).** \(MarkdownText.escaped(section.text))\n"
    }
    if let example {
      let language = example.first?.first == "{" ? "json" : example.first?.first == "<" ? "xml" : ""
      result += "\n```\(language)\n\(example.joined(separator: "\n"))\n```\n"
    }
    return result
  }

  private var sections: [(title: String, text: String)] {
    guard let help else { return [] }
    return [
      ("What it means", help.meaning), ("What happens", help.consequence), ("How to mend it", help.remedy),
    ].filter { !$0.1.isEmpty }
  }

  private var example: [Substring]? {
    guard let example = help?.example, !example.isEmpty else { return nil }
    return example.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private var severityWords: String {
    rule.severity == .lint ? "lint: shown with '--lint'" : rule.levelWords
  }

  private var settingWords: String {
    if !rule.allows(.off) {
      (Rule.configurationRules + Rule.baselineRules).contains(rule)
        ? "It stays an error, because nothing can be read."
        : "It stays an error, because no code can be generated."
    } else if rule.isOnChanges {
      "Levels: '--allow' \(rule.name) leaves it out, '--warn' makes it careful and '--deny' breaking; so do \"off\", "
        + "\"warning\" and \"error\" in 'intentc.json' {\"rules\": {\"\(rule.name)\": \"off\"}}."
    } else {
      "Levels: '--allow', '--warn' or '--deny' \(rule.name), or in 'intentc.json' "
        + "{\"rules\": {\"\(rule.name)\": \"off\"}}."
    }
  }

  private func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? text : text + "."
  }
}

extension Rule {
  /// Whether it is about changes between two versions.
  var isOnChanges: Bool { occasion == .comparison }

  /// How much it counts where nothing else is set: its severity, or the worst verdict on a change.
  var levelWords: String { isOnChanges ? Verdict(severity).rawValue : severity.rawValue }
}
