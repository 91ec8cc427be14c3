import AppFacts
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler

struct MigratedTypeTests {
  @Test func `a case is found by its raw value`() {
    var fixture = MigrationFixture()
    fixture.mode.cases[1] = CaseCode("large", rawValue: .string("big"))
    fixture.mode.cases.remove(at: 0)
    expectReports(
      fixture.lines,
      [
        "breaking case-removed (placed) Mode.small: 'ModeAppEnum' has no case 'small', so choices of it are lost",
        "breaking case-renamed (placed) Mode.large",
      ]
    )
  }

  @Test func `numbers are no names of cases`() {
    var fixture = MigrationFixture()
    fixture.mode.inherited = ["Int", "AppEnum"]
    expectReports(fixture.lines, ["breaking case-renamed (placed) Mode"])
  }

  @Test func `a case with the title of another one means that case`() {
    func lines(_ small: String, _ large: String) -> [String] {
      var fixture = MigrationFixture()
      fixture.mode.properties[1].value = .dictionary([
        .init(.name("small"), .call(CallCode("DisplayRepresentation", [.init("title", .string(small))]))),
        .init(.name("big"), .string(large)),
      ])
      return fixture.lines
    }
    expectReports(
      lines("Large", "Small"),
      [
        "careful text-changed (placed) Mode.small: the title of 'small' changed from 'Small' to 'Large', which 'big' "
          + "had, so widgets and shortcuts where people chose 'Small' now show 'Large'",
        "careful text-changed (placed) Mode.large",
      ]
    )
    #expect(lines("Tiny", "Large") == [])
  }

  @Test func `an identifier is a text`() {
    var fixture = MigrationFixture()
    fixture.item.properties[0].type = TypeName("UUID")
    expectReports(fixture.lines, ["careful property-retyped (placed) Item"])
  }

  @Test func `the nearest of two types with one name counts`() {
    var fixture = MigrationFixture()
    var other = TypeCode("ItemQuery")
    other.functions = [FunctionCode("entities(for:)", .array([]))]
    fixture.more = [other]
    #expect(fixture.lines == [])
    fixture.more[0].scope = ["ItemAppEntity"]
    #expect(fixture.changes.count == 1)
  }
}
