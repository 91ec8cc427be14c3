import Foundation
import IntentConfigurations
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics
@testable import LibIntentc

struct RulePageTests {
  private static let page = RulePage(
    Rule("bad-thing", .warning, "Something is <bad>"),
    help: RuleHelp(
      page: """
        # bad-thing

        ## Meaning

        It means that one `two`
        three four five six.

        ## What happens

        Users lose everything.

        ## How to fix it

        Fix it.

        ## Example

        ```xml
        <a>

          <b/>
        </a>
        ```

        ## Corrected

        ```xml
        <a/>
        ```

        """
    )
  )

  @Test func `a page fits the terminal`() {
    #expect(
      Self.page.text(width: 30)
        == """
        bad-thing (warning)

          Something is <bad>.

        Meaning
          It means that one 'two'
          three four five six.

        What happens
          Users lose everything.

        How to fix it
          Fix it.

        Example
          <a>

            <b/>
          </a>

        Corrected
          <a/>

        To change the level, pass
        '--allow', '--warn' or
        '--deny' bad-thing, or set it
        in 'intentc.json': {"rules":
        {"bad-thing": "off"}}.

        """
    )
  }

  @Test func `a rule without help has a page`() {
    let rule = Rule("x-y", .error, "Something")
    #expect(
      RulePage(rule).text(width: 100)
        == "x-y (error)\n\n  Something.\n\nThis rule is always an error, because no code can be generated.\n"
    )
  }

  @Test func `a rule on changes has a verdict`() {
    let page = RulePage(.caseRenumbered).text(width: 200)
    #expect(page.hasPrefix("case-renumbered (breaking)\n"))
    #expect(
      page.contains(
        "A level does not lower a break. To accept one, add it to \"accepted\" in 'intentc.json'."
      )
    )
    let careful = RulePage(.caseAdded).text(width: 200)
    #expect(
      careful.contains("'--allow' case-added to hide it, '--warn' for careful or '--deny' for breaking")
    )
    #expect(RuleCatalog.text(width: 100).contains("  case-added"))
  }

  @Test func `lines break between words`() {
    let wrap = TextWrap(width: 20)
    #expect(wrap.text("a  b", indent: 1) == " a  b\n")
    #expect(
      wrap.text("one two three four five\n\nsix", indent: 2) == "  one two three four\n  five\n\n  six\n"
    )
    #expect(
      wrap.text("a averyverylongwordthatdoesnotfit b", indent: 0)
        == "a\naveryverylongwordthatdoesnotfit\nb\n"
    )
  }

  @Test func `the catalog lists each rule`() {
    for rule in Rule.all { #expect(RuleCatalog.text(width: 100).contains("  \(rule.name) ")) }
    for line in RuleCatalog.text(width: 100).split(separator: "\n") { #expect(line.count <= 100) }
  }
}
