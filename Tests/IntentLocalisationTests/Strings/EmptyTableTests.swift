import IntentDefinition
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLocalisation

struct EmptyTableTests {
  private static let entry = "\n\t<key>title1</key>\n\t<string>Suppe &amp; Brot</string>\n"
  private static let strings =
    "/* OrderSoup › title. Title of the intent 'OrderSoup': its name in Shortcuts. "
    + "*/\n\"title1\" = \"Suppe & Brot\";\n"

  @Test(arguments: [
    ("", strings), ("\n", "\n\n" + strings), ("{}", "{\n\(strings)}"), ("{\n}\n", "{\n\(strings)}\n"),
    ("{ /* none */ }", "{ /* none */ \n\(strings)}"),
    ("<plist version=\"1.0\"><dict/></plist>", "<plist version=\"1.0\"><dict>\(entry)</dict></plist>"),
    ("<plist version=\"1.0\"><dict></dict></plist>", "<plist version=\"1.0\"><dict>\(entry)</dict></plist>"),
    (
      "<plist version=\"1.0\">\n<dict>\n\t<!-- c -->\n</dict>\n</plist>\n",
      "<plist version=\"1.0\">\n<dict>\n\t<!-- c -->\(entry)</dict>\n</plist>\n"
    ),
  ])
  func `a text comes into a table without texts`(_ before: String, _ after: String) throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": before])
    let run = try fixture.bring("title1 = \"Suppe & Brot\";", as: "de.lproj/x.strings")
    #expect(fixture.lines(run.result.diagnostics) == [])
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings") == after)
    #expect(try fixture.bring("title1 = \"Suppe & Brot\";", as: "de.lproj/x.strings").result.changes.isEmpty)
  }

  @Test(arguments: ["{}", "<plist version=\"1.0\"><dict/></plist>", ""])
  func `several texts come in together`(_ before: String) throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": before])
    let texts = "title1 = \"Suppe\"; descr1 = \"Eine Suppe.\"; size01 = \"Größe\";"
    try fixture.bring(texts, as: "de.lproj/x.strings")
    #expect(
      try fixture.list().tables.tables[0].texts(in: "de").map(\.text.value) == [
        "Suppe", "Eine Suppe.", "Größe",
      ]
    )
  }

  @Test(arguments: [
    ("strings", "{ title1 = \"A\";", "unreadable-translation"),
    ("strings", "{ title1 = \"A\"; }\n\"size01\" = \"B\";", "unreadable-translation"),
    ("stringsdict", "", "not-a-property-list"), ("stringsdict", "{}", "not-a-property-list"),
  ])
  func `what cannot be read is an error with its place`(_ ending: String, _ text: String, _ rule: String)
    throws
  {
    let fixture = try StringsFixture(["de.lproj/Soup.\(ending)": text])
    let problems = try fixture.list().tables.tables.flatMap(\.diagnostics)
    expectReports(problems, [rule])
    #expect(problems.first?.location?.range != nil)
  }

  @Test func `a table of forms without texts gets none`() throws {
    let fixture = try StringsFixture(["de.lproj/Soup.stringsdict": "<plist version=\"1.0\"><dict/></plist>"])
    let form = """
      <plist version="1.0"><dict><key>title1</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>other</key><string>Suppe</string></dict></dict></dict></plist>
      """
    let run = try fixture.bring(form, as: "de.lproj/x.stringsdict")
    #expect(run.result.changes.isEmpty)
    #expect(run.result.diagnostics.contains { $0.severity == .error })
  }
}
