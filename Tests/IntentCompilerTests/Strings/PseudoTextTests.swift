import Testing

@testable import IntentLocalisation

struct PseudoTextTests {
  @Test(arguments: [
    (PseudoText.accented, "Up ${count} of %1$@", "[Ûþ ${count} öƒ %1$@ ~~~~~~~]"),
    (.doubled, "Up ${a}", "Up ${a} Up ${a}"), (.rightToLeft, "No %d ${no}", "נו %d ${no}"),
  ])
  func `texts change and placeholders stay`(_ pseudo: PseudoText, _ text: String, _ result: String) {
    #expect(pseudo.text(text) == result)
  }

  @Test func `all specifiers stay, and none takes a second argument`() {
    let text = "%-5.2f %+d %hd %qd %1$#x %*d %% 50% off"
    #expect(PseudoText.accented.text(text).hasPrefix("[%-5.2f %+d %hd %qd %1$#x %*d %% 50% öƒƒ ~"))
    #expect(PseudoText.doubled.text("%d of %2$@ and %@ %%") == "%d of %2$@ and %@ %%  of %2$@ and  %%")
  }

  @Test func `a table is known again until someone changes it`() throws {
    let text = PseudoExport.text(of: try StringsFixture().list(), as: .accented)
    #expect(PseudoExport.isTable(Array(text.utf8)))
    for change in [text + "\n", text.replacing("~~", with: "~"), String(text.dropFirst(3)), ""] {
      #expect(!PseudoExport.isTable(Array(change.utf8)))
    }
  }

  @Test(arguments: PseudoText.allCases) func `a table in a pseudo-language is complete`(_ pseudo: PseudoText)
    throws
  {
    let fixture = try StringsFixture()
    try fixture.folder.write(
      PseudoExport.text(of: try fixture.list(), as: pseudo),
      to: "en-XA.lproj/Soup.strings"
    )
    #expect(try fixture.sync() == [])
    #expect(try fixture.list().units(for: []).count == 6)
  }
}
