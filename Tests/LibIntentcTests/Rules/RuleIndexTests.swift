import Foundation
import IntentConfigurations
import TestSupport
import Testing

@testable import IntentDiagnostics
@testable import LibIntentc

/// The index of the rules' pages, `Documentation/Rules/README.md`.
struct RuleIndexTests {
  @Test func `the index lists each rule with its level and summary`() throws {
    var index = """
      # Rules

      `intentc validate`, `check` and `diff` report these rules. Each has a page, which `intentc explain RULE` prints, too.

      | severity | meaning |
      |---|---|
      | error | no code can be generated |
      | warning | code can be generated, but people or developers will have a problem |
      | note | information only |
      | lint | a possible improvement; shown with `--lint` |

      A rule about changes between two versions has a verdict instead: *breaking*, *careful* or *safe*. The table of
      these rules shows the worst verdict that a rule can give; see [What a change breaks](../Diff.md).
      [Diagnostics](../Diagnostics.md) describes levels and output formats.

      """
    for group in RuleGroup.all {
      let word = group.rules.contains(where: \.isOnChanges) ? "verdict" : "severity"
      index += "\n## \(group.title)\n\n| rule | \(word) | reports |\n|---|---|---|\n"
      for rule in group.rules {
        let summary = MarkdownText.escaped(rule.summary)
        index += "| [\(rule.name)](\(rule.name).md) | \(rule.levelWords) | \(summary) |\n"
      }
    }
    try expectSnapshot(index, Repository.url("Documentation/Rules/README.md"))
  }

  @Test(arguments: Rule.all) func `Markdown shows a page as it is written`(_ rule: Rule) throws {
    let page = try #require(rule.page)
    #expect(page.hasPrefix("# \(rule.name)\n\n## Meaning\n\n"))
    let prose = page.replacing(#/```[^`]*```|`[^`]+`/#, with: "")
    #expect(!prose.contains { "<>&*_`$".contains($0) }, "quote code in '\(rule.name)' with '`'")
  }

  @Test func `every page belongs to a rule`() throws {
    let folder = Repository.url("Documentation/Rules").path
    let pages = Set(try FileManager.default.contentsOfDirectory(atPath: folder)).subtracting(["README.md"])
    #expect(pages == Set(Rule.all.map { $0.name + ".md" }))
  }
}
