import IntentDiagnostics
import LibIntentc
import Testing

@testable import IntentCompiler

/// The compiler's list of the rules in the targets that depend on it.
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
