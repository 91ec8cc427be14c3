import RuntimeSamples
import Testing

@testable import IntentRuntime

struct StoredIdentifierTests {
  @Test(arguments: [
    ("home", "Home", "home"),
    ("", "All Notes", "intentc:none:All Notes"),
    ("", "", "intentc:none:"),
    ("", "intentc:id:x", "intentc:none:intentc:id:x"),
    ("intentc:x", "X", "intentc:id:intentc:x"),
    ("intentc:none:All Notes", "X", "intentc:id:intentc:none:All Notes"),
    ("intentc:id:", "X", "intentc:id:intentc:id:"),
    ("Intentc:x", "X", "Intentc:x"),
  ])
  func `an identifier is stored as it is, or else in a form of its own`(
    _ identifier: String,
    _ displayString: String,
    _ text: String
  ) throws {
    let object = CalendarItem(identifier: identifier, displayString: displayString)
    #expect(StoredIdentifier(object).text == text)
    let found = try #require(CalendarItem(storedIdentifier: text))
    #expect(found.identifier == identifier)
    #expect(found.displayString == (identifier.isEmpty ? displayString : identifier))
    #expect(StoredIdentifier(found).text == text)
  }

  @Test func `an empty text says that nothing is chosen`() {
    #expect(CalendarItem(storedIdentifier: "") == nil)
  }
}
