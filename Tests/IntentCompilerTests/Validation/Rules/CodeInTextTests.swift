import TestSupport
import Testing

@testable import IntentCompiler

struct CodeInTextTests {
  private func reports(_ text: String) -> [String] {
    Sample(intent: ["Title": .string(text)]).reports(lints: [.codeInText])
  }

  @Test(arguments: [
    "Strings.title", "Strings.Widget.SearchLabel", "L10n.soup_name", #"NSLocalizedString("a", "")"#,
  ])
  func `a name from code is found`(text: String) {
    expectReports(reports(text), ["code-in-text Sample"])
  }

  @Test(arguments: [
    "Booking.com", "Node.js", "Show the soup. Now.", "U.S.A.", "Version 2.0", "E.g.soup", "Soup.", "…",
  ])
  func `names of products and sentences are fine`(text: String) {
    #expect(reports(text) == [])
  }
}
