import EmbeddedHelp
import IntentComparison
import IntentCompiler
import IntentConfigurations
import IntentDiagnostics

/// Without help, the page contains the rule's name, severity and summary.
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

  /// Ends with a line break.
  package func text(width: Int, usesColour: Bool = false) -> String {
    let wrap = TextWrap(width: width)
    var result = TextStyle.bold(rule.name, colour: usesColour) + " (\(severityWords))\n\n"
    result += wrap.text(sentence(rule.summary), indent: 2)
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

  /// Ends with a line break.
  package func markdown(headingLevel: Int = 2) -> String {
    let marks = String(repeating: "#", count: max(1, headingLevel))
    var result = "\(marks) \(rule.name)\n\n"
    result += "\(MarkdownText.escaped(sentence(rule.summary))) *\(severityWords)*\n"
    let wrap = TextWrap(width: 120)
    for section in sections {
      result += "\n" + wrap.text("**\(section.title).** \(MarkdownText.escaped(section.text))", indent: 0)
    }
    for (title, code) in [("", example), ("\nCorrected:\n", corrected)] where !code.isEmpty {
      let language = code.first?.first == "{" ? "json" : code.first?.first == "<" ? "xml" : ""
      result += "\(title)\n```\(language)\n\(code.joined(separator: "\n"))\n```\n"
    }
    return result
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
      (Rule.configurationRules + Rule.baselineRules).contains(rule)
        ? "This rule is always an error, because nothing can be read."
        : "This rule is always an error, because no code can be generated."
    } else if rule.isOnChanges {
      "To change the level, pass '--allow' \(rule.name) to hide it, '--warn' for careful or '--deny' for breaking, "
        + "or set \"off\", \"warning\" or \"error\" in 'intentc.json': {\"rules\": {\"\(rule.name)\": \"off\"}}."
    } else {
      "To change the level, pass '--allow', '--warn' or '--deny' \(rule.name), or set it in 'intentc.json': "
        + "{\"rules\": {\"\(rule.name)\": \"off\"}}."
    }
  }

  private func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? text : text + "."
  }
}

extension Rule {
  var isOnChanges: Bool { occasion == .comparison }

  var levelWords: String { isOnChanges ? Verdict(severity).rawValue : severity.rawValue }
}

/// For `intentc explain`, from a file in the folder `Help`.
package struct RuleHelp: Sendable {
  /// The problem, and its usual cause.
  package var meaning = ""
  package var consequence = ""
  package var remedy = ""
  package var example = ""
  /// Empty if the fix is to remove the example, or there is nothing to fix.
  package var corrected = ""

  package init(
    meaning: String,
    consequence: String,
    remedy: String,
    example: String,
    corrected: String = ""
  ) {
    self.meaning = meaning
    self.consequence = consequence
    self.remedy = remedy
    self.example = example
    self.corrected = corrected
  }

  init?(of rule: Rule) {
    guard let text = EmbeddedHelp.files[rule.name + ".md"] else { return nil }
    var section: WritableKeyPath<Self, String>?
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if !isCode, line.hasPrefix("# ") {
        section = Self.sections[String(line.dropFirst(2))]
      } else if let section, isCode {
        self[keyPath: section] += self[keyPath: section].isEmpty ? line : "\n" + line
      } else if let section, !line.isEmpty {
        self[keyPath: section] += self[keyPath: section].isEmpty ? line : " " + line
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
  package var help: RuleHelp? { RuleHelp(of: self) }
}
