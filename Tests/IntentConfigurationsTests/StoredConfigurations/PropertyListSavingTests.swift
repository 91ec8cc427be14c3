import Foundation
import IntentSchema
import Testing

@testable import IntentConfigurations

struct PropertyListSavingTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>name</key> <string>R&amp;D</string>
      <!-- The most that fit. -->
      <key>count</key>
      <integer>3</integer>
      <key>isOn</key>
      <true/>
      <key>places</key>
      <array>
        <dict><key>identifier</key><string>a</string></dict>
        <dict><key>identifier</key><string>b</string></dict>
      </array>
    </dict>
    </plist>

    """

  private static func place(_ identifier: String) -> PlainValue {
    .object(["identifier": .string(identifier)])
  }

  private var fields: [String: PlainValue] {
    [
      "name": .string("R&D"), "count": .integer(3), "isOn": .boolean(true),
      "places": .array([Self.place("a"), Self.place("b")]),
    ]
  }

  private func change(_ fields: [String: PlainValue], of text: String = text) throws -> [String] {
    let file = ConfigurationFile.read(Array(text.utf8), path: "w.plist")
    #expect(file.diagnostics == [])
    let bytes = try file.bytes(holding: .object(fields), as: .xmlPropertyList, names: [])
    #expect(ConfigurationFile.read(bytes, path: "w.plist").plain == .object(fields))
    let old = text.split(separator: "\n", omittingEmptySubsequences: false)
    let new = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).map { change in
      switch change {
      case .insert(_, let line, _): "+\(line)"
      case .remove(_, let line, _): "-\(line)"
      }
    }
  }

  @Test func `what does not change keeps its text`() throws {
    #expect(try change(fields) == [])
  }

  @Test(
    arguments: [
      (
        "name", .string("a<b"),
        ["-  <key>name</key> <string>R&amp;D</string>", "+  <key>name</key> <string>a&lt;b</string>"]
      ),
      ("count", .number(0.5), ["-  <integer>3</integer>", "+  <real>0.5</real>"]),
      ("isOn", .boolean(false), ["-  <true/>", "+  <false/>"]),
      ("places", .array([]), nil),
      (
        "places", .array([place("a"), place("c")]),
        [
          "-    <dict><key>identifier</key><string>b</string></dict>",
          "+    <dict><key>identifier</key><string>c</string></dict>",
        ]
      ),
      ("places", .array([place("b")]), ["-    <dict><key>identifier</key><string>a</string></dict>"]),
    ] as [(String, PlainValue, [String]?)]
  )
  func `only the changed value changes`(_ name: String, _ value: PlainValue, _ expected: [String]?) throws {
    let changes = try change(fields.merging([name: value]) { $1 })
    if let expected { #expect(changes == expected) }
    #expect(!changes.contains { $0.contains("count</key>") })
  }

  @Test func `a new value follows the others, and a value without an answer goes`() throws {
    var fields = fields
    fields["isOn"] = nil
    fields["zone & more"] = .string("line\nbreak")
    #expect(
      try change(fields) == [
        "-  <true/>", "-  <key>isOn</key>", "+  <key>zone &amp; more</key>", "+  <string>line",
        "+break</string>",
      ]
    )
  }

  @Test func `a new value among sorted ones goes to its place`() throws {
    let text =
      "<plist version=\"1.0\"><dict>\n\t<key>a</key>\n\t<string/>\n\t<key>c</key>\n\t<string/>\n</dict></plist>"
    let fields: [String: PlainValue] = ["a": .string(""), "b": .integer(1), "c": .string("")]
    #expect(try change(fields, of: text) == ["+\t<key>b</key>", "+\t<integer>1</integer>"])
  }

  @Test func `a text in another encoding is written whole`() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist version=\"1.0\"><dict><key>a</key><string>é</string></dict></plist>"
    let data = try #require(text.data(using: .utf16))
    let file = ConfigurationFile.read(Array(data), path: "w.plist")
    let bytes = try file.bytes(holding: .object(["a": .string("ü")]), as: .xmlPropertyList, names: [])
    #expect(String(decoding: bytes, as: UTF8.self).contains("<string>ü</string>"))
    #expect(ConfigurationFile.read(bytes, path: "w.plist").plain == .object(["a": .string("ü")]))
  }
}
