import IntentDefinition
import TestSupport
import Testing

@testable import IntentFixes

struct PropertyListChangeTests {
  private static let (name, list) = (DefinitionKey("name"), DefinitionKey("list"))

  private func changed(_ text: String, _ change: (inout PropertyValue) -> Void) throws -> String {
    let original = PropertyListChange(try readList(plist(text)))
    var value = original.value
    change(&value)
    let (before, after) = (plist("|").split(separator: "|")[0], plist("|").split(separator: "|")[1])
    let new = String(decoding: try original.text(holding: value), as: UTF8.self)
    #expect(new.hasPrefix(before) && new.hasSuffix(after))
    return String(new.dropFirst(before.count).dropLast(after.count))
  }

  private static let two = """
    <dict>
      <key>list</key> <array>
        <!-- The > first. -->
        <dict><key>name</key><string>a&#98;</string></dict>

        <dict><key>name</key> <string>c</string></dict>
      </array>
    </dict>
    """

  @Test func `a moved element keeps its text and the comment before it`() throws {
    let moved = try changed(Self.two) { value in
      value[Self.list] = .array((value[Self.list]?.elements ?? []).reversed())
    }
    #expect(
      moved == """
        <dict>
          <key>list</key> <array>

            <dict><key>name</key> <string>c</string></dict>
            <!-- The > first. -->
            <dict><key>name</key><string>a&#98;</string></dict>
          </array>
        </dict>
        """
    )
  }

  @Test func `an element with another name keeps the rest of its text`() throws {
    let renamed = try changed(Self.two) { value in
      var elements = value[Self.list]?.elements ?? []
      elements[1][Self.name] = .string("d")
      value[Self.list] = .array(elements)
    }
    #expect(renamed == Self.two.replacing("<string>c<", with: "<string>d<"))
  }

  @Test func `an element that is made again takes the place of the equal one`() throws {
    let text = "<array><string>a</string>  <string>b</string> </array>"
    let made = try changed(text) { $0 = .array(["a", "b", "c"].map(PropertyValue.string)) }
    #expect(made == "<array><string>a</string>  <string>b</string>\n\t<string>c</string> </array>")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `new lines end as all others`(_ end: String) throws {
    let text = plist("<array>\n<string>a</string>\n</array>")
    let original = PropertyListChange(try readList(text.replacing("\n", with: end)))
    let new = try original.text(holding: .array(["a", "b"].map(PropertyValue.string)))
    let expected = plist("<array>\n<string>a</string>\n<string>b</string>\n</array>")
    #expect(String(decoding: new, as: UTF8.self) == expected.replacing("\n", with: end))
  }

  @Test(
    arguments: [
      ("<string>é</string>", "<string>e\u{301}</string>", false),
      ("<real>nan</real>", "<real>NaN</real>", true),
      ("<real>0</real>", "<real>-0</real>", false),
      ("<integer>0x10</integer>", "<integer>16</integer>", true),
      ("<integer>1</integer>", "<real>1</real>", false),
      ("<string>1</string>", "<integer>1</integer>", false),
      ("<data>AAE=</data>", "<data> AAE = </data>", true),
    ]
  )
  func `values are equal if Xcode writes them alike`(_ left: String, _ right: String, _ areEqual: Bool) throws
  {
    let values = try [left, right].map { PropertyListChange(try readList(plist($0))).value }
    #expect((values[0] == values[1]) == areEqual)
    if areEqual { #expect(Set(values).count == 1) }
  }
}
