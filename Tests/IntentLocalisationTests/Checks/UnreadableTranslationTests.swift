import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics
@testable import IntentLocalisation

struct UnreadableTranslationTests {
  @Test(arguments: [
    ("de.lproj/Soup.strings", "title1 = \"Suppe\""),
    ("de.lproj/Soup.stringsdict", "<plist><array/></plist>"),
    ("mul.lproj/Soup.xcstrings", "[]"),
    ("Soup.xcstrings", ""),
  ])
  func `a table that cannot be read is a warning with a place`(
    path: String,
    text: String
  ) throws {
    let fixture = try LocalisedFixture(LocalisedFixture.soup, [path: text])
    expectReports(fixture.lines(.unreadableTranslation), ["unreadable-translation \(path)"])
    // It is unknown which translations are missing in it.
    #expect(fixture.lines(.missingTitleTranslation) == [])
    var call = CompilerCall(inputs: [fixture.folder("Base.lproj/Soup.intentdefinition")])
    call.options.checkTranslations()
    let result = call.run()
    #expect(!result.compilation.hasErrors)
    let found = result.diagnostics.first { $0.rule == .unreadableTranslation }
    #expect(found?.location?.range != nil)
    #expect(result.compilation.sources.contains { $0.path == found?.location?.file })
  }

  @Test func `what is no file is not passed over, or waited for`() throws {
    let fixture = try LocalisedFixture(LocalisedFixture.soup, ["de.lproj/Other.strings": ""])
    #expect(mkfifo(fixture.folder("de.lproj/Soup.strings"), 0o600) == 0)
    try fixture.folder.write(to: "fr.lproj/Soup.strings/a")
    try fixture.folder.link("fr.lproj/Soup.stringsdict", to: "/dev/zero")
    try fixture.folder.link("Soup.xcstrings", to: "/dev/zero")
    expectReports(
      fixture.lines(.unreadableTranslation).map { $0.replacing(fixture.folder.path + "/", with: "") },
      [
        "unreadable-translation Soup.xcstrings: cannot be read: it is not a regular file",
        "unreadable-translation de.lproj/Soup.strings",
        "unreadable-translation fr.lproj/Soup.strings", "unreadable-translation fr.lproj/Soup.stringsdict",
      ]
    )
  }
}
