import Foundation
import IntentConfigurations
import IntentSchema
import Testing

@testable import IntentDiagnostics
@testable import LibIntentc

struct JSONOutputTests {
  @Test func `keys have their order`() throws {
    var report = Reports.one {
      $0.notes = [.init("see \"this\"")]
      $0.fix = .init("do", replacing: 0..<3, with: "<é>")
    }
    report.suppressed = [
      SuppressedDiagnostic(
        report.diagnostics[0],
        by: .init(Reports.rule, .off, file: "Up.intentdefinition", at: .init(file: "intentc.json"))
      )
    ]
    let text = JSONOutput().text(of: report)
    let keys = ["formatVersion", "tool", "summary", "diagnostics", "rule", "severity", "message", "location"]
    let places = keys.map { text.range(of: "\"\($0)\":")?.lowerBound }
    #expect(places.compactMap(\.self).count == keys.count)
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())

    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let first = try #require((root["diagnostics"] as? [[String: Any]])?.first)
    let location = try #require(first["location"] as? [String: Any])
    #expect(location["start"] as? [String: Int] == ["line": 2, "column": 4, "offset": 7])
    #expect(location["end"] as? [String: Int] == ["line": 2, "column": 8, "offset": 13])
    let suppressed = try #require((root["suppressed"] as? [[String: Any]])?.first)
    #expect((suppressed["suppressedBy"] as? [String: Any])?["scope"] as? String == "file")
    #expect((root["summary"] as? [String: Any])?["failed"] as? Bool == true)
  }

  @Test func `a report without diagnostics is complete`() throws {
    let report = DiagnosticReport(sources: [], diagnostics: [])
    for format in [JSONOutput(), SARIFOutput()] as [any DiagnosticOutputFormat] {
      let data = Data(format.text(of: report).utf8)
      #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
    }
    #expect(GitHubOutput().text(of: report) == "")
    #expect(TextOutput().text(of: report) == "")
  }

  @Test(arguments: [
    ("a\u{202E}b", #"a\u202eb"#), ("a\u{85}\u{2028}", #"a\u0085\u2028"#), ("\u{E0041}", #"\udb40\udc41"#),
    ("\u{7F}\u{1B}", #"\u007f\u001b"#), ("é日👩‍💻", "é日👩‍💻"),
  ])
  func `bidirectional formatting is escaped and decodes to the same text`(raw: String, escaped: String)
    throws
  {
    let report = Reports.one(file: "a\(raw)", "x\(raw)") { $0.fix = .init(raw, replacing: 0..<1, with: raw) }
    for format in [JSONOutput(), SARIFOutput()] as [any DiagnosticOutputFormat] {
      let text = format.text(of: report)
      #expect(!text.unicodeScalars.contains { $0.value != 0xA && $0.isUnsafeToPrint })
    }
    let text = JSONOutput().text(of: report)
    #expect(text.contains("\"\(escaped)\""))
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((root?["diagnostics"] as? [[String: Any]])?.first?["message"] as? String == "x\(raw)")
  }
}
