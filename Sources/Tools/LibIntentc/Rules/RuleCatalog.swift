import AppIntentsChecks
import AppProjects
import IntentAppIntents
import IntentComparison
import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation
import IntentText

/// Lists all rules, as `intentc explain` prints them.
package enum RuleCatalog {
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

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}

/// Rules about one subject, for the list that `intentc explain` prints.
package struct RuleGroup: Sendable {
  package let title: String
  package let rules: [Rule]

  private init(_ title: String, _ rules: [Rule]) {
    self.title = title
    self.rules = Set(rules).sorted { $0.name < $1.name }
  }

  /// The most common groups come first. Each rule is in one group.
  package static let all: [RuleGroup] = [
    RuleGroup("Structure of a definition", Rule.schemaRules),
    RuleGroup("Effects on people", Rule.validationRules),
    RuleGroup("Keys and values", Rule.definitionRules),
    RuleGroup("Translations", Rule.localisationRules + Rule.stringsRules),
    RuleGroup("The project around a definition", Rule.appProjectRules),
    RuleGroup("App Intents in Swift", Rule.appIntentsCheckRules),
    RuleGroup("Property lists and XML", Rule.propertyListRules),
    RuleGroup("Generated Swift", Rule.generationRules + Rule.appIntentsRules + Rule.outputRules),
    RuleGroup("Formatting and fixing", Rule.canonicalRules),
    RuleGroup("Input files", Rule.inputRules),
    RuleGroup("Stored configurations", Rule.configurationRules),
    RuleGroup("Changes between two versions", Rule.comparisonRules),
    RuleGroup("Project settings in intentc.json", Rule.projectRules + Rule.jsonRules),
  ]
}

extension Rule {
  package static let all = RuleGroup.all.flatMap(\.rules)

  package static func named(_ name: String) -> Rule? { all.first { $0.name == name } }

  /// `nil` if no name is close.
  package static func nearest(to name: String) -> Rule? {
    Suggestions.nearest(to: name, among: all.lazy.map(\.name)).flatMap(named)
  }
}
