import TestSupport
import Testing

@testable import IntentDefinition
@testable import IntentDiagnostics

struct HostilePropertyListTests {
  private static let sample = plist(
    "<dict>\n<key>a</key><array><integer>0x1F</integer><real>1.5</real><!-- c --><string>é&amp;日</string></array>"
      + "\n<key>b</key><data>YWJj</data><key>c</key><date>2024-01-31T12:00:00Z</date>"
      + "<key>d</key><string><![CDATA[<x>]]></string></dict>"
  )

  private func exercise(_ bytes: [UInt8]) -> PropertyListReader.Result {
    let result = read(bytes)
    #expect(result.list != nil || !result.diagnostics.isEmpty)
    #expect(result.lines.count >= result.diagnostics.count)
    for range in result.diagnostics.compactMap({ $0.location?.range }) {
      #expect(range.upperBound <= result.source.bytes.count)
    }
    if let list = result.list {
      for node in 0..<list.count {
        _ = (list.string(node), list.integer(node), list.real(node), list.date(node), list.data(node))
        _ = (list.text(list.range(of: node)), list.text(list.keyRange(of: node)), list.keyName(of: node))
        _ = Array(list.children(of: node))
      }
    }
    return result
  }

  @Test func `a list that is truncated anywhere is an error`() {
    let bytes = Array(Self.sample.utf8)
    for count in 0..<bytes.count - "\n".utf8.count {
      let result = exercise(Array(bytes[..<count]))
      #expect(result.list == nil)
      #expect(result.diagnostics.count == 1)
    }
  }

  @Test func `changed bytes give a list or an error`() {
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<2_000 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0...random(3) {
        switch random(3) {
        case 0: bytes[random(bytes.count)] = UInt8(random(256))
        case 1: bytes.remove(at: random(bytes.count))
        default: bytes.insert(bytes[random(bytes.count)], at: random(bytes.count))
        }
      }
      _ = exercise(bytes)
    }
  }

  @Test func `values can be nested 32 levels deep, whatever their elements`() {
    func nested(_ tag: String, _ count: Int) -> String {
      plist(String(repeating: "<\(tag)>", count: count) + String(repeating: "</\(tag)>", count: count))
    }
    #expect(read(nested("array", 32)).diagnostics == [])
    #expect(read(nested("array", 33)).diagnostics.map(\.rule) == [.notAPropertyList])
    #expect(read(nested("array", 100_000)).diagnostics.map(\.rule) == [.notAPropertyList])
    #expect(read(nested("x", 100_000)).diagnostics.map(\.rule) == [.notAPropertyList, .notAPropertyList])
  }

  @Test(
    arguments: [
      "<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">", "<!ENTITY a SYSTEM \"file:///etc/hosts\">",
      "<!ENTITY % a SYSTEM \"file:///etc/hosts\"> %a;", "<!ATTLIST string a CDATA \"b\">",
      "<!NOTATION n SYSTEM \"n\"><!ENTITY a SYSTEM \"b\" NDATA n>",
    ]
  )
  func `declarations of entities and attributes stop the parser`(declaration: String) {
    let result = read("<!DOCTYPE plist [\(declaration)]><plist><string>&b;</string></plist>")
    #expect(result.diagnostics.map(\.rule) == [.notAPropertyList])
    #expect(result.list == nil)
  }

  @Test func `the usual document type is not loaded`() throws {
    let type =
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"
    #expect(try readList("\(type)<plist><true/></plist>").boolean(0) == true)
  }

  @Test(arguments: ["a", "xmlns:a"])
  func `attributes and namespaces are refused once, however many there are`(name: String) {
    let attributes = (0..<5_000).map { "\(name)\($0)='1'" }.joined(separator: " ")
    #expect(read(plist("<dict \(attributes)/>")).diagnostics.map(\.rule) == [.notAPropertyList])
  }

  @Test func `zero bytes alone are not a property list`() {
    for count in [1, 2, 3, 4, 5, 100] {
      #expect(exercise([UInt8](repeating: 0, count: count)).list == nil)
    }
  }

  @Test func `a file above the size limit is not read`() {
    var reader = PropertyListReader()
    reader.sizeLimit = 8
    let result = reader.read(Array(plist("<true/>").utf8), path: "Test.intentdefinition")
    #expect(result.diagnostics.map(\.message) == ["the file is too large (2 GB or more)"])
  }
}
