import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentLocalisation

struct StringsImportTests {
  private static let german = "\"title1\" = \"Suppe bestellen\";\n\"dialog\" = \"Eine Suppe, ${size}?\";\n"

  @Test(arguments: [
    ("x.csv", "key,de\ntitle1,Suppe!\n"), ("x.csv", "key,de\rtitle1,Suppe!\r"),
    ("x.csv", "\u{FEFF}sep=;\r\n Key ; de;Comment\r\ntitle1;Suppe!\r\n"),
    ("x.csv", "\u{FEFF}key;place;de\r\ntitle1;\"a \"\"b\"\"\";Suppe!\r\n"),
    ("de.lproj/x.strings", "title1 = \"Suppe!\";"),
    (
      "x.xcstrings",
      #"{"strings": {"title1": {"localizations": {"de": {"stringUnit": {"value": "Suppe!"}}}}}}"#
    ),
    (
      "x.xliff",
      xliff("<trans-unit id=\"title1\"><source>Order Soup</source><target>Suppe!</target></trans-unit>")
    ),
  ])
  func `every format changes one text in its line`(_ name: String, _ text: String) throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": Self.german])
    let run = try fixture.bring(text, as: name)
    #expect(fixture.lines(run.result.diagnostics) == [])
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.strings")
        == Self.german.replacing("Suppe bestellen", with: "Suppe!")
    )
    #expect(try fixture.bring(text, as: name).result.changes.isEmpty)
  }

  private static func xliff(_ units: String, original: String = "A/Base.lproj/Soup.intentdefinition")
    -> String
  {
    """
    <?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="\(original)" source-language="en" target-language="de" datatype="plaintext"><body>
    \(units)</body></file></xliff>
    """
  }

  @Test(arguments: [("Bestellen", "lost-placeholder"), ("${size} ${sise}", "translated-placeholder")])
  func `a translation that lost or invented a placeholder is refused, and nothing changes`(
    _ text: String,
    _ rule: String
  ) throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": Self.german])
    let run = try fixture.bring("key,de\ntitle1,Neu\ndialog,\(text)\n", as: "in.csv")
    expectReports(fixture.lines(run.result.diagnostics), ["error \(rule) in.csv"], of: text)
    #expect(run.result.diagnostics[0].location?.range != nil)
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings") == Self.german)
  }

  @Test func `unknown keys are reported and left out`() throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": Self.german])
    let run = try fixture.bring("key,de\nnone,X\n", as: "in.csv")
    expectReports(fixture.lines(run.result.diagnostics), ["warning stale-translation in.csv"])
    #expect(run.result.changes.isEmpty)
  }

  @Test func `the language is that of the option, of the file, or of the folder`() throws {
    let fixture = try StringsFixture()
    #expect(throws: StringsImport.UnknownLanguage.self) {
      try fixture.bring("title1 = \"X\";", as: "x.strings")
    }
    try fixture.bring("title1 = \"X\";", as: "x.strings", locale: "sv")
    #expect(try fixture.folder.text(of: "sv.lproj/Soup.strings").hasSuffix("\"title1\" = \"X\";\n"))
    try fixture.bring("key,de,fr\ntitle1,D,F\n", as: "x.csv", locale: "fr")
    #expect(try fixture.list().languages == ["fr", "sv"])
    let bad = try fixture.bring("key,../x\ntitle1,D\n", as: "x.csv")
    expectReports(
      fixture.lines(bad.result.diagnostics),
      ["error unreadable-translation x.csv", "warning unreadable-translation x.csv"]
    )
  }

  @Test func `a language is found in another spelling`() throws {
    let fixture = try StringsFixture(["pt-BR.lproj/Soup.strings": "title1 = \"A\";"])
    try fixture.bring("key,pt_br\ntitle1,B\n", as: "x.csv")
    #expect(try fixture.folder.text(of: "pt-BR.lproj/Soup.strings") == "title1 = \"B\";")
  }

  @Test func `what an export repeats of the definition is not a translation`() throws {
    let fixture = try StringsFixture(["de.lproj/Soup.strings": Self.german])
    let export = StringsExport.text(of: try fixture.list(), in: "de").text
    let run = try fixture.bring(export, as: "de.strings", locale: "de")
    #expect(run.result.changes.isEmpty)
    #expect(run.same == ["descr1", "size01", "true01", "big001"])
    try fixture.bring(export, as: "de.strings", locale: "de", includesSame: true)
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings").contains("\"size01\" = \"Size\";"))
  }

  @Test func `two different texts for one key are an error`() throws {
    let fixture = try StringsFixture()
    let run = try fixture.bring("key,de\ntitle1,A\ntitle1,B\n", as: "x.csv")
    expectReports(fixture.lines(run.result.diagnostics), ["error unreadable-translation x.csv"])
  }

  @Test func `a catalog beside the definition gets the texts of languages without a table`() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    let fixture = try StringsFixture([
      "Soup.xcstrings": catalog, "de.lproj/Soup.strings": Self.german,
    ])
    try fixture.bring("key,de,fr\ntitle1,D,F\n", as: "x.csv")
    #expect(try fixture.folder.text(of: "de.lproj/Soup.strings").contains("\"title1\" = \"D\";"))
    #expect(
      try fixture.folder.text(of: "Soup.xcstrings").contains(
        #""localizations":{"en":{"stringUnit":{"state":"new","value":"Order Soup"}},"fr":{"stringUnit":{"state":"translated","value":"F"}}}"#
      )
    )
  }

  @Test func `plural forms go to the table of forms, and into a new one for a new language`() throws {
    let forms = """
      <plist version="1.0"><dict><key>dialog</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ ${size}</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>ein</string><key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    let fixture = try StringsFixture(["de.lproj/Soup.stringsdict": forms])
    let export = XLIFFExport.text(of: try fixture.list(), in: "de").text
    #expect(
      export.contains("<trans-unit id=\"/dialog:dict/n:dict/one:dict/:string\" xml:space=\"preserve\">")
    )
    #expect(export.contains("original=\"de.lproj/Soup.stringsdict\""))
    #expect(try fixture.bring(export, as: "x.xliff").result.changes.isEmpty)
    try fixture.bring(export.replacing(">ein<", with: ">eins<"), as: "x.xliff")
    #expect(
      try fixture.folder.text(of: "de.lproj/Soup.stringsdict") == forms.replacing(">ein<", with: ">eins<")
    )
    try fixture.bring(
      export.replacing("\"de\"", with: "\"fr\"").replacing(">ein<", with: ">un<"),
      as: "x.xliff"
    )
    #expect(try fixture.folder.text(of: "fr.lproj/Soup.stringsdict").contains("<string>un</string>"))
    let wrong = try fixture.bring(export.replacing("%#@n@ ${size}", with: "${size}"), as: "x.xliff")
    expectReports(fixture.lines(wrong.result.diagnostics), ["error lost-placeholder x.xliff"])
  }

  @Test(arguments: [
    "<!DOCTYPE x><xliff/>", "<html/>", "", "<xliff version=\"2.0\"></xliff>",
    xliff("", original: "Other.strings"), xliff("<trans-unit id=\"a\"><target>x &y;</target></trans-unit>"),
    xliff("<trans-unit id=\"a\"><target>x <g id=\"1\">y</g></target></trans-unit>"),
    xliff("<trans-unit id=\"a\"><target>x</source></trans-unit>"), "<xliff version=\"1.2\"><file>",
    String(repeating: "<a>", count: 100), "<!DOCTYPE x [<!ENTITY a SYSTEM \"file:///a\">]><x>&a;</x>",
    "<xliff version=\"1.2\">" + String(repeating: "<a>", count: 100),
    "<xliff version=\"1.2\" \((0..<100).map { "xmlns:a\($0)=\"a\"" }.joined(separator: " "))/>",
    "<xliff version=\"1.2\" \((0..<2_000).map { "a\($0)=\"a\"" }.joined(separator: " "))/>",
  ])
  func `a damaged XLIFF is an error with its place`(_ text: String) throws {
    let file = try StringsFixture().read(text, as: "x.xliff")
    #expect(file.texts.isEmpty)
    expectReports(file.diagnostics, ["unreadable-translation"], of: text.prefix(300))
    #expect(file.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [
    ("x &y;", "&"), ("x & y", "&"), ("a < b", "<"), ("a&#0;", "&"), ("\u{1}", "\u{1}"), ("a\u{0}", "\u{0}"),
    ("a</source>", "</source>"), ("<g>b</g>", "<g>"), ("<m:g/>", "<m:g/>"),
  ])
  func `an error of XLIFF is at what is wrong`(_ text: String, _ place: String) throws {
    let unit = "<trans-unit id=\"title1\"><source>S</source><target>\(text)</target></trans-unit>"
    let file = try StringsFixture().read(Self.xliff(unit), as: "x.xliff")
    let range = try #require(file.diagnostics.first?.location?.range)
    #expect(String(decoding: file.source.bytes[range], as: UTF8.self) == place)
  }

  @Test func `a key of XLIFF can have special characters`() throws {
    let unit = "<trans-unit id=\"a&amp;amp;&lt;&#38;&#10;\"><source>S</source><target>T</target></trans-unit>"
    #expect(
      try StringsFixture().read(Self.xliff(unit), as: "x.xliff").texts.map(\.id.key) == ["a&amp;<&\n"]
    )
  }

  @Test func `an XLIFF of a whole project is read for its definition only`() throws {
    let unit = "<trans-unit id=\"title1\"><source>S</source><target>%@</target></trans-unit>"
    let text =
      Self.xliff(unit.replacing("%@", with: "D"), original: "Other/Localizable.strings")
      .replacing("</xliff>", with: "")
      + Self.xliff(unit.replacing("%@", with: "E")).drop { $0 != "\n" }
    let file = try StringsFixture().read(String(text), as: "x.xliff")
    #expect(file.texts.map(\.text) == ["E"])
  }

  @Test func `elements of other namespaces are left out, whatever their names are`() throws {
    let unit = """
      <trans-unit id="title1" xmlns:m="urn:mine"><source>S</source><m:target>no</m:target><m:x><target>no</target></m:x>\
      <target>yes</target><target xmlns="urn:mine">no</target></trans-unit>
      """
    let file = try StringsFixture().read(Self.xliff(unit), as: "x.xliff")
    #expect(file.diagnostics.isEmpty)
    #expect(file.texts.map(\.text) == ["yes"])
    let prefixed = Self.xliff("").replacing("<", with: "<x:").replacing("<x:/", with: "</x:")
      .replacing("<x:?", with: "<?").replacing("xmlns=", with: "xmlns:x=")
      .replacing(
        "</x:body>",
        with: "<x:trans-unit id=\"title1\"><x:target>A</x:target></x:trans-unit></x:body>"
      )
    #expect(try StringsFixture().read(prefixed, as: "x.xliff").texts.map(\.text) == ["A"])
  }

  @Test func `a group that is not to be translated holds for its units`() throws {
    let unit = "<trans-unit id=\"title1\"%@><source>S</source><target>T</target></trans-unit>"
    let plain = unit.replacing("%@", with: "")
    let units =
      "<group translate=\"no\"><group>\(plain)</group>\(unit.replacing("%@", with: " translate=\"yes\""))</group>\(plain)"
    #expect(try StringsFixture().read(Self.xliff(units), as: "x.xliff").texts.count == 2)
  }

  @Test(arguments: ["&#0;", "&#x+41;", "&#x0;", "&#+65;", "&#1;", "\u{1}"])
  func `characters that XML cannot have are an error with their place`(_ text: String) throws {
    let unit = "<trans-unit id=\"title1\"><source>S</source><target>\(text)</target></trans-unit>"
    let file = try StringsFixture().read(Self.xliff(unit), as: "x.xliff")
    #expect(file.texts.isEmpty)
    #expect(file.diagnostics.count == 1)
    #expect(file.diagnostics.first?.location?.range != nil)
  }

  @Test func `a NUL in a spreadsheet is an error with its place`() throws {
    let file = try StringsFixture().read("key,de\ntitle1,A\0B\n", as: "x.csv")
    expectReports(file.diagnostics, ["unreadable-translation"])
    #expect(file.diagnostics.first?.location?.range == 15..<16)
  }

  @Test func `references, CDATA, comments and proposals of XLIFF are understood`() throws {
    let unit = """
      <trans-unit id="title1"><source>S</source><!-- <target> --><target state="needs-review-l10n">&lt;&#65;&#x42;\
      <![CDATA[<c>]]><mrk mtype="seg">d</mrk></target><alt-trans><target>no</target></alt-trans></trans-unit>
      """
    let file = try StringsFixture().read(Self.xliff(unit), as: "x.xliff")
    #expect(file.texts.map(\.text) == ["<AB<c>d"])
    #expect(file.texts.map(\.state) == [.needsReview])
  }

  @Test(arguments: [
    "de\nx\n", "key,de\na,b,c\n", "key,de\na,\"x", "key,de\na,\"x\"y\n",
  ])
  func `a damaged CSV is an error with its place`(_ text: String) throws {
    try expectReports(
      StringsFixture().read(text, as: "x.csv").diagnostics,
      ["unreadable-translation"],
      of: text
    )
  }

  @Test(arguments: ["=1", "+1", "-1", "@a", "'=1", "''-", "'a", "a", "\ta"])
  func `cells that look like formulas come back as they were`(_ text: String) {
    let row = CSVText.row([text])
    let file = CSVReader.read(SourceText(path: "x.csv", bytes: Array("key,de\r\na,\(row)".utf8)))
    #expect(file.texts.map(\.text) == [text])
    #expect(!["=", "+", "-", "@"].contains(row.first { $0 != "\"" }))
  }

  @Test func `the review mark goes when a new translation comes, or when a file says that it is reviewed`()
    throws
  {
    let marked = "/* intentc: needs review */\n\"title1\" = \"A\";\n"
    for text in ["title1,B,needs_review", "title1,A,translated"] {
      let fixture = try StringsFixture(["de.lproj/Soup.strings": marked])
      try fixture.bring("key,de,de state\n\(text)\n", as: "x.csv")
      let result = try fixture.folder.text(of: "de.lproj/Soup.strings")
      #expect(
        result == (text.contains("B") ? marked.replacing("\"A\"", with: "\"B\"") : "\"title1\" = \"A\";\n")
      )
    }
  }
}
