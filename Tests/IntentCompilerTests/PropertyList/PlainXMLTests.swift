import Foundation
import Testing

@testable import IntentCompiler

/// Most texts are read without libxml2. Nobody may see a difference.
@Suite("Plain XML property lists")
struct PlainXMLTests {
  private static let heading = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  private static let sample =
    heading + """
      <plist version="1.0">
      <dict>
      \t<key>a</key>\t<string>x &amp;amp; &lt;y> &quot;ü€😀&apos;</string>
      \t<key>b</key><array><true/><false></false><integer>-1</integer><real>1.5</real></array>
      \t<key>c</key><dict/><key>d&gt;</key><string/><key>e</key><data>AA==</data>
      \t<key>f</key><date>2024-01-31T12:00:00Z</date>
      </dict>
      </plist>

      """

  /// What the one parser and the other say of a text: the nodes with their places, and what the texts say.
  private func readings(_ bytes: [UInt8]) -> (plain: [String]?, libxml2: [String]?) {
    bytes.withUnsafeBufferPointer { source in
      let builder = { XMLTreeBuilder(source: source, file: "", knownKeys: KnownKeys(["a", "b"])) }
      let plain = PlainXMLParser.parse(builder(), from: 0)
      let (other, outcome) = XMLPropertyListParser.parse(builder(), from: 0, usesDeclaredEncoding: true)
      guard case .read = outcome, other.diagnostics.isEmpty, !other.hasMistakes else {
        return (plain.map(words), nil)
      }
      return (plain.map(words), words(of: other))
    }
  }

  private func words(of builder: XMLTreeBuilder) -> [String] {
    let texts = builder.decodedTexts.map { String(decoding: builder.arena[$0], as: UTF8.self) }
    let keys = builder.nodes.map { builder.keys.name($0.key) }
    return builder.nodes.map { "\($0)" } + texts + keys
  }

  @Test("A list as programs write it is plain")
  func plain() {
    let (plain, libxml2) = readings(Array(Self.sample.utf8))
    #expect(plain != nil)
    #expect(plain == libxml2)
  }

  @Test(
    "Everything else is left to libxml2",
    arguments: [
      "<string>a<!-- b --></string>", "<string><![CDATA[a]]></string>", "<string>&#97;</string>",
      "<string>a]]></string>", "<string>a\r\n</string>", "<string>\u{1}</string>",
      "<string>\u{FFFE}</string>",
      "<string a=\"b\">a</string>", "<string >a</string>", "<text>a</text>", "<string>&nbsp;</string>",
      "<string>a</key>", "<string>a", "<array>a</array>", "<integer>a</integer>", "<true/", "<true/a>",
      "<dict><key>a</key></dict>", "<dict><true/></dict>", "<true/><true/>", "<plist><true/></plist>",
      "<dict><key>a</key><true/><key>a</key><true/></dict>", "", "</plist>", "<true/></plist>a",
      "<true/></plist><plist>", String(repeating: "<array>", count: 200),
    ]
  )
  func other(_ value: String) {
    #expect(
      readings(Array((Self.heading + "<plist version=\"1.0\">" + value + "</plist>").utf8)).plain == nil
    )
  }

  @Test(
    "Bytes that are no UTF-8 are left to libxml2",
    arguments: [
      [0x80], [0xC1, 0x81], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xEF, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]]
  )
  func invalid(_ bytes: [UInt8]) {
    let text = Array("<plist><string>".utf8) + bytes + Array("</string></plist>".utf8)
    #expect(readings(text).plain == nil)
  }

  @Test("Whatever byte changes, both say the same of what is plain")
  func changedBytes() {
    let sample = Array(Self.sample.utf8)
    for index in sample.indices {
      for byte in "</>&;\"]!a \n\r\u{0}".utf8 + [0x80, 0xC3, 0xFF] where sample[index] != byte {
        var changed = sample
        changed[index] = byte
        let (plain, libxml2) = readings(changed)
        if let plain { #expect(plain == libxml2, "byte \(index) is \(byte)") }
      }
      let (plain, libxml2) = readings(Array(sample[..<index]))
      if let plain { #expect(plain == libxml2, "cut off at \(index)") }
    }
  }

  @Test(
    "Real definitions are plain, and both say the same of them",
    .enabled(if: Corpus.isPresent, "there is no corpus beside the project"),
    arguments: ["files", "odd"]
  )
  func corpus(folder: String) throws {
    var plainCount = 0
    let files = Corpus.files(in: folder)
    for file in files {
      let (plain, libxml2) = readings(Array(try Data(contentsOf: file)))
      guard let plain else { continue }
      plainCount += 1
      #expect(plain == libxml2, "\(file.lastPathComponent)")
    }
    if folder == "files" { #expect(plainCount * 10 > files.count * 9) }
  }
}
