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
    #expect(
      fixture.lines == [
        "breaking case-removed (placed): 'ModeAppEnum' has no case 'small', so choices of it are lost",
        "breaking case-renamed (placed): the raw value of 'large' is 'big', but a choice is found by the name in the "
          + "definition, so choices of it are lost",
      ]
    )
  }

  @Test func `numbers are no names of cases`() {
    var fixture = MigrationFixture()
    fixture.mode.inherited = ["Int", "AppEnum"]
    #expect(
      fixture.lines == [
        "breaking case-renamed (placed): the raw values of 'ModeAppEnum' are of type 'Int', but a choice is found by the "
          + "name of its case, so choices are lost; use 'String'"
      ]
    )
  }

  @Test func `the texts of cases are compared`() {
    var fixture = MigrationFixture()
    fixture.mode.properties[1].value = .dictionary([.init(.name("small"), .string("Tiny"))])
    #expect(
      fixture.lines == [
        "careful text-changed (texts): the name of 'small' is 'Tiny'; in the definition it is 'Small'",
        "careful text-removed (texts): there is no counterpart of the name of 'large', 'Large'",
      ]
    )
  }

  @Test func `an identifier is a text`() {
    var fixture = MigrationFixture()
    fixture.item.properties[0].type = TypeName("UUID")
    fixture.item.properties.remove(at: 1)
    #expect(
      fixture.lines == [
        "careful property-retyped (placed): the 'id' of 'ItemAppEntity' is of type 'UUID'; the system makes it from the "
          + "identifier of an object, which is a text, so check that every identifier can be read",
        "safe property-removed: 'ItemAppEntity' has no property 'size'; the system does not store it",
      ]
    )
  }

  @Test func `a query that finds nothing removes all choices`() {
    var fixture = MigrationFixture()
    fixture.query.functions[0].value = .array([])
    #expect(
      fixture.lines == [
        "breaking options-changed (placed): 'ItemQuery' finds no 'ItemAppEntity', so the system removes every choice of "
          + "one"
      ]
    )
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
