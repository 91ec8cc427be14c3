import TestSupport
import Testing

@testable import IntentDefinition
@testable import IntentDiagnostics

struct PropertyListProblemTests {
  /// The value of `plist(…)` starts at line 2, column 22.
  @Test(
    arguments: [
      ("<string>A & B</string>", "2:32 malformed-xml: '&' in text must be written as '&amp;'"),
      ("<string>A < B</string>", "2:32 malformed-xml: '<' in text must be written as '&lt;'"),
      ("<string>A ]]> B</string>", "2:32 malformed-xml: ']]>' in text must be written as ']]&gt;'"),
      (
        "<string>&nbsp;</string>",
        "2:30 malformed-xml: unknown entity '&nbsp;'; write the character itself, or '&amp;' for '&'"
      ),
      (
        "<string>\u{1}</string>",
        "2:30 malformed-xml: XML text cannot contain control characters; remove this one"
      ),
      ("<string>\u{0}</string>", "2:30 malformed-xml: text cannot contain a zero byte"),
      ("<dict\n\t<key>a</key>\n<true/></dict>", "2:22 malformed-xml: the tag '<dict' does not end; add '>'"),
      ("<dict a\n<key>a</key>\n<true/></dict>", "2:22 malformed-xml: the tag '<dict' does not end; add '>'"),
      ("<dict><keya</key><true/></dict>", "2:28 malformed-xml: the tag '<keya' does not end; add '>'"),
      ("<dict><key>a</key\n<true/></dict>", "2:34 malformed-xml: the tag '</key' does not end; add '>'"),
      ("<array><true/\n<false/></array>", "2:29 malformed-xml: the tag '<true/' does not end; add '>'"),
      ("<string>A <b C</string>", "2:36 malformed-xml: the attribute 'C' has no value"),
      ("<!-- a -- b --><true/>", "2:29 malformed-xml: a comment cannot contain '--'"),
      (
        "<sting>a</sting>",
        "2:22 unexpected-element: a property list has no element '<sting>'; did you mean '<string>'?"
      ),
      (
        "<bool>1</bool>",
        "2:22 unexpected-element: a property list has no element '<bool>'; did you mean '<true/>' or '<false/>'?"
      ),
      (
        "<x:dict xmlns:x='y'/>",
        "2:22 unexpected-element: a property list has no element '<x:dict>'; did you mean '<dict>'?"
      ),
      (
        "<array><key>a</key></array>",
        "2:29 unexpected-element: '<key>' belongs in a '<dict>', not in an '<array>'"
      ),
      ("<key>a</key>", "2:22 unexpected-element: '<key>' belongs in a '<dict>', which is missing here"),
      (
        "<string>a<true/></string>", "2:31 unexpected-element: '<string>' can contain only text, not '<true>'"
      ),
      (
        "<array>some text</array>",
        "2:29 unexpected-text: text is not allowed directly in '<array>': 'some text'; wrap it in a '<string>'"
      ),
      ("", "2:1 missing-value: the property list has no value"),
      ("<dict><key>a</key></dict>", "2:28 missing-value: the key 'a' has no value"),
      ("<dict><true/></dict>", "2:28 missing-key: '<true>' needs a '<key>' before it"),
      (
        "<integer>12x</integer>",
        "2:31 invalid-number: '12x' is not a valid integer; write a whole number of at most 64 bits"
      ),
      ("<integer/>", "2:22 invalid-number: '<integer>' is empty; write a whole number of at most 64 bits"),
      (
        "<integer>18446744073709551616</integer>",
        "2:31 invalid-number: '18446744073709551616' is out of range; write a whole number of at most 64 bits"
      ),
      ("<real>1,5</real>", "2:28 invalid-number: '1,5' is not a valid real; write a number such as '1.5'"),
      (
        "<date>31.1.2024</date>",
        "2:28 invalid-date: '31.1.2024' is not a date; write it like '2024-01-31T12:00:00Z'"
      ),
      ("<data>YQ=</data>", "2:28 invalid-data: the content of '<data>' is not valid Base64"),
    ]
  )
  func `each mistake has a location and a fix`(value: String, expected: String) {
    #expect(read(plist(value)).lines == [expected])
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
    #expect(
      result.lines == [
        "5:1 duplicate-key: duplicate key 'a' in this '<dict>'; remove one",
        "3:7 note: the first one is here",
      ]
    )
    #expect(result.list?.childCount(of: 0) == 2)
  }

  @Test func `a value without a key does not affect a later dictionary`() {
    let inner = "<array><dict><key>a</key><true/></dict></array><key>b</key><dict><key>a</key><true/></dict>"
    let result = read(plist("<dict>\(inner)</dict>"))
    #expect(result.diagnostics.map(\.rule) == [.missingKey])
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
        .missingValue, .invalidNumber, .missingKey, .unexpectedElement, .unexpectedElement,
      ]
    )
    #expect(result.list.map { list in list.children(of: 0).map { list.keyName(of: $0) } } == ["b", "e"])
  }

  @Test func `mismatched tags are reported with both locations`() {
    #expect(
      read(plist("<array>\n<string>a</array>")).lines == [
        "3:10 malformed-xml: '</array>' closes '<string>', expected '</string>'",
        "3:1 note: '<string>' opens here",
      ]
    )
  }

  @Test func `a truncated file names the open element`() {
    #expect(
      read("<plist>\n<dict>\n<key>a</key>\n").lines == [
        "4:1 malformed-xml: the file ends inside '<dict>'",
        "2:1 note: '<dict>' opens here",
      ]
    )
  }

  @Test func `a second value, and text after the end`() {
    #expect(
      read(plist("<true/><false/>")).lines == [
        "2:29 unexpected-element: a property list has exactly one value; '<false>' is a second one",
        "2:22 note: the first value is here",
      ]
    )
    #expect(
      read(plist("<true/>") + "\n// more").lines == [
        "4:1 malformed-xml: there is content after the end of the property list; remove everything after '</plist>'"
      ]
    )
  }

  @Test func `merge conflict markers are recognized`() {
    let message = "merge-conflict: unresolved merge conflict; keep one side and remove the markers"
    #expect(
      read(plist("<array>\n<<<<<<< HEAD\n<true/>\n=======\n<false/>\n>>>>>>> b\n</array>")).lines == [
        "3:1 \(message)"
      ]
    )
    #expect(
      read(plist("<array>\n<true/>\n=======\n<false/>\n>>>>>>> b\n</array>")).lines == ["4:1 \(message)"]
    )
    #expect(read("<<<<<<< HEAD\n" + plist("<true/>")).lines == ["1:1 \(message)"])
  }

  @Test(
    arguments: [
      ("", "1:1 empty-file: the file is empty"), (" \n", "1:1 empty-file: the file is empty"),
      (
        "../App/Base.lproj/Intents.intentdefinition",
        "1:1 not-a-property-list: this is a git symbolic link checked out as text; it points to '../App/Base.lproj/Intents.intentdefinition'"
      ),
      (
        "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
        "1:1 not-a-property-list: this is a Git LFS pointer; fetch the file with 'git lfs pull'"
      ),
      (
        "{\"a\": 1}",
        "1:1 not-a-property-list: the file is not an XML or binary property list but JSON or an old-style property list; convert it with 'plutil -convert xml1'"
      ),
      ("hello", "1:1 not-a-property-list: the file is not an XML or binary property list"),
      (
        "<html></html>",
        "1:1 not-a-property-list: expected '<plist>' at the start of a property list, found '<html>'"
      ),
    ]
  )
  func `a file of another kind is identified`(text: String, expected: String) {
    let result = read(text)
    #expect(result.lines == [expected])
    #expect(result.list == nil)
    #expect(result.source.bytes == Array(text.utf8))
  }

  @Test func `a hundred text problems are a hundred diagnostics in order`() {
    let strings = (0..<100).map { "<string>\($0) & 1</string>" }.joined(separator: "\n")
    let result = read(plist("<array>\n\(strings)</array>"))
    #expect(
      result.lines
        == (0..<100).map { index in
          "\(index + 3):\(index < 10 ? 11 : 12) malformed-xml: '&' in text must be written as '&amp;'"
        }
    )
    #expect(result.list == nil)
  }

  @Test func `parsing continues after text problems of every kind, and stops at a mismatched tag`() {
    let texts = ["A & B", "A < B", "A ]]> B", "&nbsp;", "\u{1}", "&#0;", "&lt x", "&amp; &amp;"]
    let strings = texts.map { "<string>\($0)</string>" }.joined(separator: "\n")
    let result = read(plist("<array>\n\(strings)\n<string>a</array>\n<string>&</string>"))
    #expect(result.diagnostics.map { result.line(of: $0) } == [3, 4, 5, 6, 7, 8, 9, 11])
    #expect(result.diagnostics.allSatisfy { $0.rule == .malformedXML })
    #expect(result.lines.contains { $0.hasPrefix("11:10 malformed-xml: '</array>' closes '<string>'") })
  }

  @Test func `one text problem is one diagnostic`() {
    let value = "<dict><key>a&b</key><true/><key>ab</key><true/><key>c</key><integer>&5</integer></dict>"
    #expect(read(plist(value)).diagnostics.map(\.rule) == [.malformedXML, .malformedXML])
  }

  @Test func `parsing stops after very many problems`() {
    let result = read(plist("<string>\(String(repeating: "& ", count: 5_000))</string>"))
    #expect(result.diagnostics.count == XMLParserState.maximumMistakeCount)
    #expect(result.lines.last == "- note: the rest of the file was not read; fix these problems first")
  }
}
