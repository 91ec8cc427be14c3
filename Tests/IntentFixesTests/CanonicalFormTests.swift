import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDefinition
@testable import IntentDiagnostics
@testable import IntentFixes

struct CanonicalFormTests {
  private func format(_ text: String) -> CanonicalForm.Result {
    CanonicalForm.format(InputFile(path: "X.intentdefinition", bytes: Array(text.utf8)))
  }

  private func body(_ value: String) throws -> String {
    let bytes = try #require(format(plist(value)).bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(String(decoding: try #require(format(text).bytes), as: UTF8.self) == text)
    let start = try #require(text.range(of: "<plist version=\"1.0\">\n"))
    #expect(text.hasSuffix("</plist>\n"))
    return String(text[start.upperBound...].dropLast("</plist>\n".count))
  }

  @Test func `the head is Xcode's`() throws {
    let bytes = try #require(format("<plist><dict/></plist>").bytes)
    #expect(format("<?xml\tversion='1.0'?><plist><dict/></plist>").bytes == bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict/>
        </plist>

        """
    )
  }

  /// What Xcode's "New File" makes, as `Xcode-template__NewFile` in the corpus, and what somebody wrote by hand.
  @Test func `a new file is left as it is until Xcode saves it`() throws {
    let new = plist(
      "<dict>\n  <key>INIntents</key>\n  <array>\n  </array>\n  <key>INEnums</key>\n  "
        + "<array>\n  </array>\n</dict>"
    )
    let result = format(new)
    #expect(result.bytes == Array(new.utf8))
    expectReports(
      result.diagnostics,
      [
        "new-file: Xcode's 'New File' made this definition, and Xcode rewrites it when it first "
          + "saves it; it is not changed"
      ]
    )
    #expect(result.diagnostics.map(\.severity) == [.note])
    for other in [
      "<dict><key>INEnums</key><array/><key>INIntents</key><array/></dict>", "<dict/>",
      "<dict><key>INIntents</key><array><dict/></array><key>INEnums</key><array/></dict>",
      "<dict><key>INIntents</key><array/><key>INEnums</key><array/><key>INTypes</key><array/></dict>",
    ] {
      let result = format(plist(other))
      #expect(result.diagnostics.isEmpty)
      #expect(result.bytes != Array(plist(other).utf8))
    }
  }

  @Test func `keys are sorted by code point at every depth`() throws {
    let text =
      "<dict><key>b</key><dict><key>\u{FF5E}</key><true/><key>\u{1F600}</key><true/></dict>"
      + "<key>a,b</key><false/><key>a</key><false/><key>B</key><false/><key></key><false/></dict>"
    #expect(
      try body(text) == """
        <dict>
        \t<key></key>
        \t<false/>
        \t<key>B</key>
        \t<false/>
        \t<key>a</key>
        \t<false/>
        \t<key>a,b</key>
        \t<false/>
        \t<key>b</key>
        \t<dict>
        \t\t<key>\u{FF5E}</key>
        \t\t<true/>
        \t\t<key>\u{1F600}</key>
        \t\t<true/>
        \t</dict>
        </dict>

        """
    )
  }

  /// Xcode keeps them, so the file is in its form.
  @Test(arguments: ["a\rb", "a\r\nb\n\rc &amp;\rd", "\r", "&lt;\r\n\r\n\n&gt;"])
  func `carriage returns in a text stay`(text: String) throws {
    #expect(try body("<string>\(text)</string>") == "<string>\(text)</string>\n")
  }

  @Test func `in a file whose lines all end with a carriage return, texts have line feeds`() throws {
    let text = plist("<string>a\nb</string>").replacing("\n", with: "\r\n")
    let bytes = try #require(format(text).bytes)
    #expect(String(decoding: bytes, as: UTF8.self).contains("<string>a\nb</string>\n"))
  }

  @Test(arguments: [
    ("<array></array>", "<array/>"), ("<dict>\n</dict>", "<dict/>"), ("<string/>", "<string></string>"),
    (
      "<string>a &amp; &#60;b&gt; &quot;c&apos;\r\n&#13;é</string>",
      "<string>a &amp; &lt;b&gt; \"c'\r\n\ré</string>"
    ),
    ("<string><![CDATA[<!-- kept -->]]></string>", "<string>&lt;!-- kept --&gt;</string>"),
    ("<integer> 0x1F </integer>", "<integer>31</integer>"), ("<integer>-0</integer>", "<integer>0</integer>"),
    ("<integer>18446744073709551615</integer>", "<integer>18446744073709551615</integer>"),
    ("<real>1.0</real>", "<real>1</real>"), ("<real>0</real>", "<real>0.0</real>"),
    ("<real>-1000000.0</real>", "<real>-1000000</real>"), ("<real>0.010</real>", "<real>0.01</real>"),
    ("<real>1e300</real>", "<real>1e+300</real>"), ("<real>inf</real>", "<real>+infinity</real>"),
    ("<real>-INF</real>", "<real>-infinity</real>"), ("<real>nan</real>", "<real>nan</real>"),
    ("<data/>", "<data>\n</data>"), ("<data> SGF s\nbG8=</data>", "<data>\nSGFsbG8=\n</data>"),
    ("<date> 2024-02-29T23:59:59Z</date>", "<date>2024-02-29T23:59:59Z</date>"),
    ("<true></true>", "<true/>"),
  ])
  func `a value has one form`(text: String, expected: String) throws {
    #expect(try body(text) == expected + "\n")
  }

  @Test(arguments: [
    "0000-03-01T00:00:00Z", "0001-01-01T00:00:00Z", "1600-02-29T12:30:00Z", "1999-12-31T23:59:59Z",
    "2000-02-29T00:00:00Z", "2001-01-01T00:00:00Z", "2100-02-28T00:00:00Z", "9999-12-31T23:59:59Z",
  ])
  func `a date stays what it is`(text: String) throws {
    #expect(try body("<date>\(text)</date>") == "<date>\(text)</date>\n")
  }

  @Test func `data is cut into lines at the tag's indent`() throws {
    let data = Data((0..<200).map { UInt8($0) })
    let text = try body("<array><array><data>\(data.base64EncodedString())</data></array></array>")
    let lines = text.split(separator: "\n").filter { !$0.contains("<") }
    #expect(lines.map(\.count) == [62, 62, 62, 62, 30])
    #expect(lines.allSatisfy { $0.hasPrefix("\t\t") })
    #expect(Data(base64Encoded: lines.joined().replacingOccurrences(of: "\t", with: "")) == data)
  }

  @Test func `UTF-16 becomes UTF-8`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<plist><string>ü</string></plist>"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let result = CanonicalForm.format(InputFile(path: "X", bytes: bytes))
    #expect(String(decoding: try #require(result.bytes), as: UTF8.self).contains("UTF-8\"?>"))
    #expect(String(decoding: try #require(result.bytes), as: UTF8.self).contains("<string>ü</string>"))
  }

  @Test(arguments: ["<!-- a -->", "<?note a?>"])
  func `a comment is not dropped`(comment: String) throws {
    let text = plist("<dict>\(comment)</dict>")
    let result = format(text)
    #expect(result.bytes == nil)
    #expect(result.diagnostics.map(\.rule) == [.commentInTheWay])
    #expect(
      result.diagnostics.first?.location?.range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
        == comment
    )
  }

  @Test func `an unreadable file is not changed`() {
    let broken = format("<plist><dict><key>a</key></dict></plist>")
    #expect(broken.bytes == nil)
    #expect(broken.diagnostics.map(\.rule) == [.notAPropertyList])
    let twice = format(plist("<dict><key>a</key><true/><key>a</key><false/></dict>"))
    #expect(twice.bytes == nil)
    #expect(twice.diagnostics.map(\.rule) == [.notAPropertyList])
  }

  @Test func `a binary list is not changed, with a diagnostic`() throws {
    let data = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .binary, options: 0)
    let result = CanonicalForm.format(InputFile(path: "X", bytes: Array(data)))
    #expect(result.bytes == nil)
    #expect(result.diagnostics.map(\.rule) == [.binaryDefinition])
    #expect(result.diagnostics.map(\.severity) == [.note])
  }

  @Test func `every example here is in canonical form`() throws {
    let schemas = Repository.url("Schemas")
    let paths = FileManager.default.enumerator(atPath: schemas.path)?.compactMap { $0 as? String } ?? []
    let definitions = paths.filter { $0.hasSuffix(".intentdefinition") }
    #expect(!definitions.isEmpty)
    for path in definitions {
      let bytes = Array(try Data(contentsOf: schemas.appendingPathComponent(path)))
      #expect(CanonicalForm.format(InputFile(path: path, bytes: bytes)).bytes == bytes, "\(path)")
    }
  }
}
