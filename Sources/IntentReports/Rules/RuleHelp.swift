import IntentDiagnostics

/// The page of help of a rule, as `intentc explain` prints it. Its text is a file of the folder `Help`.
package struct RuleHelp: Sendable {
  /// What the rule finds, and how it comes about.
  package var meaning = ""
  /// What it does to the people who use the app, or to those who build it.
  package var consequence = ""
  /// How to fix it.
  package var remedy = ""
  /// What the rule reports: a piece of a definition, of another file, or a command.
  package var example = ""

  package init(meaning: String, consequence: String, remedy: String, example: String) {
    self.meaning = meaning
    self.consequence = consequence
    self.remedy = remedy
    self.example = example
  }

  /// The help of a rule; `nil` where there is none.
  init?(of rule: Rule) {
    guard let text = EmbeddedFiles.help[rule.name + ".md"] else { return nil }
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
      "Example": \.example,
    ]
  }
}

extension Rule {
  /// The rule's page of help; every rule has one.
  package var help: RuleHelp? { RuleHelp(of: self) }
}
