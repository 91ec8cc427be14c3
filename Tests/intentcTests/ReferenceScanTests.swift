import IntentCompiler
import Testing

@testable import intentc

struct ReferenceScanTests {
  private static let colour = ModuleNamesInUse.Name(isEnum: true, name: "Colour")
  private static let scan = ReferenceScan([colour, .init(isEnum: false, name: "Item")], ["aB3dE5"])

  private static func found(_ content: String, head: String = "<plist version=\"1.0\">")
    -> ReferenceScan.Found
  {
    scan(Array("\(head)<dict>\(content)</dict></plist>".utf8))
  }

  private static let declaration = "<key>INEnumName</key>\n\t<string>Colour</string>"
  private static let reference = "<key>INIntentParameterEnumType</key><string>Colour</string>"

  @Test func `what is declared beside a reference is not parsed`() {
    let both = Self.found(Self.declaration + Self.reference)
    #expect(both.declared == [Self.colour] && !both.mustBeParsed)
    #expect(Self.found(Self.reference).mustBeParsed)
    // In a text, a name refers to nothing.
    #expect(!Self.found("<key>INIntentTitle</key><string>Colour</string>").mustBeParsed)
    #expect(!Self.found("<key>INTypePropertyObjectType</key><string>Colour</string>").mustBeParsed)
    #expect(Self.found("<key>INTypePropertyObjectType</key><string>Item</string>").mustBeParsed)
  }

  @Test func `files of one module are one`() {
    var files = Self.found(Self.reference)
    files.formUnion(Self.found(Self.declaration))
    #expect(!files.mustBeParsed)
  }

  @Test func `an ID is parsed`() {
    #expect(Self.found("<key>INIntentTitleID</key><string>aB3dE5</string>").mustBeParsed)
    #expect(!Self.found("<key>INIntentTitleID</key><string>aB3dE6</string>").mustBeParsed)
  }

  @Test(arguments: [
    "<!-- -->", "<key>A</key><string><![CDATA[Colour]]></string>", "<key>A</key><string>C&#111;lour</string>",
    "<key >A</key><string>B</string>", "<key>A</key><string xml:space='x'>B</string>",
  ])
  func `what can hide a name is parsed`(_ content: String) {
    #expect(Self.found(content).mustBeParsed)
  }

  @Test func `a file that is no XML in ASCII is parsed`() {
    #expect(Self.scan(Array("bplist00".utf8)).mustBeParsed)
    #expect(Self.scan([]).mustBeParsed)
    #expect(Self.found("", head: "<!DOCTYPE plist [<!ENTITY c \"Colour\">]><plist>").mustBeParsed)
  }

  @Test func `a scan is linear`() {
    let texts = String(repeating: "<key>INIntentParameterName</key><string>colour</string>", count: 40_000)
    let clock = ContinuousClock()
    #expect(clock.measure { _ = Self.found(texts) } < .seconds(8))
  }
}
