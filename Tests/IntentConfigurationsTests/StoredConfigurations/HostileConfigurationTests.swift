import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import IntentConfigurations

struct HostileConfigurationTests {
  private typealias Fixture = StoredConfigurationFixture

  @Test(arguments: [
    ("", "error not-a-configuration: the file is empty; a configuration without values is '{}'"),
    (" \n", "1:1 error not-a-configuration"),
    ("[]", "1:1 error not-a-configuration"),
    (
      "7",
      "1:1 error not-a-configuration: a configuration of 'UpNext' must be an object of its parameters' values"
    ),
    (#"{"a": "#, "1:7 error invalid-json"),
    ("{\"a\": 1, }", "1:8 error invalid-json"),
    ("{\"a\": -1e400}", "1:7 error invalid-json"),
    ("<plist><dict><key>a</key>", "1:26 error not-a-property-list"),
    ("bplist00", "error not-a-property-list"),
    (#"{"titleColor": "red", "titleColor": "blue"}"#, "1:23 error duplicate-json-key"),
  ])
  func `a file that is not a configuration is one error`(text: String, report: String) throws {
    try expectReports(Fixture.messages(text), [report])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `text can be in UTF-16 with a mark`(encoding: String.Encoding) throws {
    let json = try #require("\u{FEFF}{\"é\": 1}".data(using: encoding))
    try expectReports(Fixture.messages([UInt8](json)), ["1:2 warning unknown-name"])
    let xml = "\u{FEFF}<plist><dict><key>é</key><true/></dict></plist>"
    let list = try #require(xml.data(using: encoding))
    try expectReports(Fixture.messages([UInt8](list)), ["1:19 warning unknown-name"])
    let unmarked = try #require("{}".data(using: encoding))
    try expectReports(
      Fixture.messages([UInt8](unmarked)),
      ["error not-a-configuration: the file is not in UTF-8; save the file as UTF-8"]
    )
  }

  @Test func `a byte order mark is not a column`() throws {
    let marked = try Fixture.messages([0xEF, 0xBB, 0xBF] + Array(#"{"x": 1}"#.utf8))
    #expect(marked == (try Fixture.messages(#"{"x": 1}"#)))
  }

  @Test(arguments: [("[", 33), ("{\"a\":", 161)])
  func `deep nesting is refused`(open: String, column: Int) throws {
    let text = String(repeating: open, count: 100_000)
    try expectReports(Fixture.messages(text), ["1:\(column) error invalid-json"])
  }

  @Test func `a file larger than a configuration is refused`() throws {
    let spaces = [UInt8](repeating: 0x20, count: ConfigurationFile.greatestSize + 1)
    try expectReports(Fixture.messages(spaces), ["error configuration-too-large"])
  }

  /// Values that decoders read differently than written.
  @Test(arguments: [
    "1", "-0", "1.0", "1e3", "0.5", "1e18", "1e19", "9223372036854775808",
    "18446744073709551615", "123456789012345678901234567890", "-9223372036854775809", "null", "true",
    "\"inf\"",
    "[1, [2.50], {}]", #"{"a": {"b": "\u00e9"}}"#,
  ])
  func `the check reads JSON as decoding does`(json: String) throws {
    let text = "{\"v\": \(json)}"
    let decoded = try JSONDecoder().decode(PlainValue.self, from: Data(text.utf8))
    #expect(ConfigurationFile.read(Array(text.utf8), path: "c").plain == decoded)
  }

  @Test(arguments: [
    "<integer>1</integer>", "<real>1</real>", "<real>0.5</real>", "<real>inf</real>", "<real>nan</real>",
    "<real>1e300</real>", "<integer>18446744073709551615</integer>", "<string>$null</string>", "<true/>",
    "<string>a&amp;b</string>", "<date>2024-02-29T12:30:00Z</date>", "<data>AAE=</data>", "<string/>",
    "<array><false/></array>",
  ])
  func `the check reads property lists as decoding does`(xml: String) throws {
    let text = Fixture.xml("<dict><key>v</key>\(xml)</dict>")
    let decoded = try PropertyListDecoder().decode(PlainValue.self, from: Data(text.utf8))
    #expect(ConfigurationFile.read(Array(text.utf8), path: "c").plain == decoded)
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let decodedBinary = try PropertyListDecoder().decode(PlainValue.self, from: binary)
    #expect(ConfigurationFile.read([UInt8](binary), path: "c").plain == decodedBinary)
  }
}
