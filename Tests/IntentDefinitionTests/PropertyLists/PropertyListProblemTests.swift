import Foundation
import TestSupport
import Testing

@testable import IntentDefinition
@testable import IntentDiagnostics

struct PropertyListProblemTests {
  /// The value of `plist(…)` starts at line 2, column 22.
  @Test(
    arguments: [
      ("<string>A & B</string>", "2:32"),
      ("<string>A < B</string>", "2:32"),
      ("<string>A ]]> B</string>", "2:32"),
      ("<string>&nbsp;</string>", "2:30"),
      ("<string>\u{1}</string>", "2:30"),
      ("<string>\u{0}</string>", "2:30"),
      ("<dict\n\t<key>a</key>\n<true/></dict>", "2:22"),
      ("<dict a\n<key>a</key>\n<true/></dict>", "2:22"),
      ("<dict><keya</key><true/></dict>", "2:28"),
      ("<dict><key>a</key\n<true/></dict>", "2:34"),
      ("<array><true/\n<false/></array>", "2:29"),
      ("<string>A <b C</string>", "2:36"),
      ("<!-- a -- b --><true/>", "2:29"),
      ("<sting>a</sting>", "2:22"),
      ("<bool>1</bool>", "2:22"),
      ("<x:dict xmlns:x='y'/>", "2:22"),
      ("<array><key>a</key></array>", "2:29"),
      ("<key>a</key>", "2:22"),
      ("<string>a<true/></string>", "2:31"),
      ("<array>some text</array>", "2:29"),
      ("", "2:1"),
      ("<dict><key>a</key></dict>", "2:28"),
      ("<dict><true/></dict>", "2:28"),
      ("<integer>12x</integer>", "2:31"),
      ("<integer/>", "2:22"),
      ("<integer>18446744073709551616</integer>", "2:31"),
      ("<real>1,5</real>", "2:28"),
      ("<date>31.1.2024</date>", "2:28"),
      ("<data>YQ=</data>", "2:28"),
    ]
  )
  func `each mistake has a place`(value: String, place: String) {
    expectReports(read(plist(value)).lines, ["\(place) not-a-property-list"])
  }

  @Test func `text that XML does not allow has a fix`() throws {
    let result = read(plist("<string>A & B</string>"))
    let fix = try #require(result.diagnostics.first?.fix)
    var bytes = result.source.bytes
    bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
    #expect(read(bytes).list?.string(0) == "A & B")
  }

  @Test func `a duplicate key has a note on the first one, even with a dictionary in between`() {
    let inner = "<key>a</key>\n<dict><key>a</key><true/></dict>\n<key>&#97;</key><true/>"
    let result = read(plist("\n<dict>\(inner)</dict>"))
    expectReports(result.lines, ["5:1 not-a-property-list", "3:7 note"])
    #expect(result.list?.childCount(of: 0) == 2)
  }

  @Test func `a value without a key does not affect a later dictionary`() {
    let inner = "<array><dict><key>a</key><true/></dict></array><key>b</key><dict><key>a</key><true/></dict>"
    let result = read(plist("<dict>\(inner)</dict>"))
    #expect(result.diagnostics.map(\.rule) == [.notAPropertyList])
    #expect(result.list?.count == 3)
  }

  @Test func `all recoverable problems are reported in file order, and the rest is read`() {
    let result = read(
      plist(
        "<dict>\n<key>a</key>\n<key>b</key><integer>x</integer>\n<true/>\n<ky>c</ky><true/>\n<key>d</key><int>1</int>\n<key>e</key><string>ok</string></dict>"
      )
    )
    #expect(
      result.diagnostics.map(\.rule) == [
        .notAPropertyList, .notAPropertyList, .notAPropertyList, .notAPropertyList, .notAPropertyList,
      ]
    )
    #expect(result.list.map { list in list.children(of: 0).map { list.keyName(of: $0) } } == ["b", "e"])
  }

  /// The elements of a definition as Xcode indents them, with one tag removed or damaged.
  @Test(
    arguments: [
      ("<string>a</string>", "<string>a", "6:3"), ("<string>a</string>", "<string>a/string>", "6:3"),
      ("<string>a</string>", "<string>a<string>", "6:3"), ("<string>a</string>", "string>a</string>", "6:3"),
      ("<string>a</string>", "a</string>", "6:4"), ("<key>k</key>", "<key>k", "5:3"),
      ("<key>k</key>", "k</key>", "5:4"), ("<key>k</key>", "key>k</key>", "5:3"),
      ("\n\t</dict>", "", "4:2"), ("\n\t\t</array>", "", "8:3"), ("\n\t\t\t</dict>", "", "9:4"),
      ("\n\t\t\t<dict>", "", "11:4"), ("\n\t\t\t<dict>", "\n\t\t\tdict>", "9:4"),
      ("\n\t\t<array>", "", "16:3"),
    ]
  )
  func `a tag without its partner is one error, where the mistake is`(
    tag: String,
    change: String,
    place: String
  )
    throws
  {
    let text = """
      <array>
      \t<dict>
      \t\t<key>k</key>
      \t\t<string>a</string>
      \t\t<key>list</key>
      \t\t<array>
      \t\t\t<dict>
      \t\t\t\t<key>b</key>
      \t\t\t\t<true/>
      \t\t\t</dict>
      \t\t\t<dict>
      \t\t\t\t<key>c</key>
      \t\t\t\t<true/>
      \t\t\t</dict>
      \t\t</array>
      \t</dict>
      \t<dict>
      \t\t<key>d</key>
      \t\t<integer>1</integer>
      \t</dict>
      </array>
      """
    let range = try #require(text.firstRange(of: tag))
    let reports = read(plist("\n" + text.replacingCharacters(in: range, with: change))).diagnostics
    #expect(reports.count == 1)
    let lines = read(plist("\n" + text.replacingCharacters(in: range, with: change))).lines
    #expect(lines.first?.hasPrefix(place + " not-a-property-list") == true, "\(lines)")
  }

  @Test func `what is wrong before a tag that does not end is reported, too`() {
    let text = "<array>\n<bool/>\n<string>a\n<true/>\n<integer>x</integer></array>"
    expectReports(
      read(plist(text)).lines,
      ["3:1 not-a-property-list", "4:1 not-a-property-list", "6:21 note"]
    )
  }

  @Test func `mismatched tags are reported with both locations`() {
    expectReports(read(plist("<array>\n<string>a</array>")).lines, ["3:1 not-a-property-list", "3:10 note"])
  }

  @Test func `a truncated file names the open element`() {
    expectReports(read("<plist>\n<dict>\n<key>a</key>\n").lines, ["4:1 not-a-property-list", "2:1 note"])
  }

  @Test func `a second value, and text after the end`() {
    expectReports(read(plist("<true/><false/>")).lines, ["2:29 not-a-property-list", "2:22 note"])
    expectReports(read(plist("<true/>") + "\n// more").lines, ["4:1 not-a-property-list"])
  }

  @Test func `merge conflict markers are recognized`() {
    expectReports(
      read(plist("<array>\n<<<<<<< HEAD\n<true/>\n=======\n<false/>\n>>>>>>> b\n</array>")).lines,
      ["3:1 not-a-property-list"]
    )
    expectReports(
      read(plist("<array>\n<true/>\n=======\n<false/>\n>>>>>>> b\n</array>")).lines,
      ["4:1 not-a-property-list"]
    )
    expectReports(read("<<<<<<< HEAD\n" + plist("<true/>")).lines, ["1:1 not-a-property-list"])
  }

  @Test(
    arguments: [
      "", " \n",
      "../App/Base.lproj/Intents.intentdefinition",
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
      "{\"a\": 1}",
      "hello",
      "<html></html>",
    ]
  )
  func `a file of another kind is one problem at its beginning`(text: String) {
    let result = read(text)
    expectReports(result.lines, ["1:1 not-a-property-list"])
    #expect(result.list == nil)
    #expect(result.source.bytes == Array(text.utf8))
  }

  @Test func `parsing continues after text problems of every kind, and stops at a mismatched tag`() {
    let texts = ["A & B", "A < B", "A ]]> B", "&nbsp;", "\u{1}", "&#0;", "&lt x", "&amp; &amp;"]
    let strings = texts.map { "<string>\($0)</string>" }.joined(separator: "\n")
    let result = read(plist("<array>\n\(strings)\n<string>a</array>\n<string>&</string>"))
    expectReports(
      result.lines,
      [
        "3:11 not-a-property-list", "4:11 not-a-property-list", "5:11 not-a-property-list",
        "6:9 not-a-property-list",
        "7:9 not-a-property-list", "8:13 not-a-property-list", "9:9 not-a-property-list",
        "11:1 not-a-property-list", "11:10 note",
      ]
    )
  }

  @Test func `one text problem is one diagnostic`() {
    let value = "<dict><key>a&b</key><true/><key>ab</key><true/><key>c</key><integer>&5</integer></dict>"
    #expect(read(plist(value)).diagnostics.map(\.rule) == [.notAPropertyList, .notAPropertyList])
  }
}
