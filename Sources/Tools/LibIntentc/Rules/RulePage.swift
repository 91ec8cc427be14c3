import IntentComparison
import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import RulePages

/// Explains a rule, for `intentc explain` and SARIF. Without help, the page contains the rule's name,
/// severity and summary.
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

  /// The page as text, which ends with a line break.
  package func text(width: Int, usesColour: Bool = false) -> String {
    let wrap = TextWrap(width: width)
    var result = TextStyle.bold(rule.name, colour: usesColour) + " (\(severityWords))\n\n"
    result += wrap.text(rule.summary + ".", indent: 2)
    for section in sections {
      result += "\n" + TextStyle.bold(section.title, colour: usesColour) + "\n"
      result += wrap.text(section.text, indent: 2)
    }
    for (title, code) in [("Example", example), ("Corrected", corrected)] where !code.isEmpty {
      result += "\n" + TextStyle.bold(title, colour: usesColour) + "\n"
      result += code.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    }
    return result + "\n" + wrap.text(settingWords, indent: 0)
  }

  private var sections: [(title: String, text: String)] {
    guard let help else { return [] }
    return [
      ("Meaning", help.meaning), ("What happens", help.consequence), ("How to fix it", help.remedy),
    ].filter { !$0.1.isEmpty }
  }

  private var example: [Substring] { lines(of: help?.example) }

  private var corrected: [Substring] { lines(of: help?.corrected) }

  private func lines(of code: String?) -> [Substring] {
    guard let code, !code.isEmpty else { return [] }
    return code.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private var severityWords: String {
    rule.severity == .lint ? "lint: shown with '--lint'" : rule.levelWords
  }

  private var settingWords: String {
    if !rule.allows(.off) {
      Rule.configurationRules.contains(rule)
        ? "This rule is always an error, because nothing can be read."
        : "This rule is always an error, because no code can be generated."
    } else if rule.isOnChanges, rule.severity == .error {
      "A level does not lower a break. To accept one, add it to \"accepted\" in 'intentc.json'."
    } else if rule.isOnChanges {
      "To change the level, pass '--allow' \(rule.name) to hide it, '--warn' for careful or '--deny' for breaking, "
        + "or set \"off\", \"warning\" or \"error\" in 'intentc.json': {\"rules\": {\"\(rule.name)\": \"off\"}}."
    } else {
      "To change the level, pass '--allow', '--warn' or '--deny' \(rule.name), or set it in 'intentc.json': "
        + "{\"rules\": {\"\(rule.name)\": \"off\"}}."
    }
  }
}

extension Rule {
  var isOnChanges: Bool { occasion == .comparison }

  var levelWords: String { isOnChanges ? Verdict(severity).rawValue : severity.rawValue }
}

/// A rule's page in `Documentation/Rules`, by sections and without Markdown.
package struct RuleHelp: Sendable {
  /// The problem, and its usual cause.
  package private(set) var meaning = ""
  package private(set) var consequence = ""
  package private(set) var remedy = ""
  package private(set) var example = ""
  /// Empty if the fix is to remove the example, or there is nothing to fix.
  package private(set) var corrected = ""

  package init(page: String) {
    var section: WritableKeyPath<Self, String>?
    var isCode = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if !isCode, line.hasPrefix("## ") {
        section = Self.sections[String(line.dropFirst(3))]
      } else if let section, isCode {
        self[keyPath: section] += self[keyPath: section].isEmpty ? line : "\n" + line
      } else if let section, !line.isEmpty {
        // Messages quote code with apostrophes, too.
        let text = line.replacing("`", with: "'")
        self[keyPath: section] += self[keyPath: section].isEmpty ? text : " " + text
      }
    }
  }

  private static var sections: [String: WritableKeyPath<Self, String>] {
    [
      "Meaning": \.meaning, "What happens": \.consequence, "How to fix it": \.remedy,
      "Example": \.example, "Corrected": \.corrected,
    ]
  }
}

extension Rule {
  /// Each page begins with `# NAME`.
  package static let pages: [String: String] = {
    var pages: [String: String] = [:]
    var start = rulePages()
    while start.pointee != 0 {
      let page = String(cString: start)
      pages[String(page.prefix { $0 != "\n" }.dropFirst(2))] = page
      start += page.utf8.count + 1
    }
    return pages
  }()

  /// The rule's page in Markdown.
  package var page: String? { Self.pages[name] }

  package var help: RuleHelp? { page.map(RuleHelp.init(page:)) }
}
