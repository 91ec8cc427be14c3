import IntentDiagnostics
import IntentReports
import Testing

@testable import IntentCompiler

/// What the compiler knows of rules that are declared in the targets on top of it.
struct KnownRulesTests {
  @Test func `a project can give a level to every rule`() {
    #expect(Set(Rule.known) == Set(Rule.all))
    #expect(Rule.known.count == Rule.all.count)
  }

  @Test(arguments: Rule.all) func `known rules match their declarations`(_ rule: Rule) throws {
    let known = try #require(Rule.named(rule.name))
    #expect(known.severity == rule.severity)
    #expect(known.occasion == rule.occasion)
    #expect(known.isFixed == rule.isFixed)
  }
}
