import EmbeddedHelp
import IntentDiagnostics

/// The help of a rule, as `intentc explain` prints it. The text is in the folder `Help`, one file for each rule.
package struct RuleHelp: Sendable {
  /// What the rule reports, and the usual cause.
  package var meaning = ""
  /// The effect on the app's users or developers.
  package var consequence = ""
  /// How to fix it.
  package var remedy = ""
  /// Something that the rule reports: part of a definition or another file, or a command.
  package var example = ""
  /// The example after the fix; empty if the fix is to remove it, or if there is nothing to fix.
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

  /// The help of a rule, or `nil` if it has none.
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
      "What it means": \.meaning, "What happens": \.consequence, "How to fix it": \.remedy,
      "Example": \.example, "Corrected": \.corrected,
    ]
  }
}

extension Rule {
  /// The rule's help. Every rule in ``all`` has help.
  package var help: RuleHelp? { RuleHelp(of: self) }
}
