import Foundation
import IntentConfigurations
import IntentDefinition
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics
@testable import IntentLocalisation
@testable import LibIntentc

/// `test_output_schemas.py` checks the output against the schema of SARIF.
struct SARIFOutputTests {
  private func run(_ report: DiagnosticReport) throws -> [String: Any] {
    let data = Data(SARIFOutput().text(of: report).utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    return try #require((root["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ run: [String: Any]) throws -> [[String: Any]] {
    try #require(run["results"] as? [[String: Any]])
  }

  @Test func `a result has its place in code points`() throws {
    let run = try run(Reports.one())
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let result = try #require(try results(run).first)
    #expect(result["ruleId"] as? String == "unknown-enum")
    #expect(result["level"] as? String == "error")
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect(
      physical["region"] as? [String: Int]
        == ["startLine": 2, "startColumn": 4, "endLine": 2, "endColumn": 8]
    )
  }

  @Test func `rules that occur are included with their help`() throws {
    let run = try run(
      DiagnosticReport(
        sources: [],
        diagnostics: [Diagnostic(.unusedSuppression, "x"), Diagnostic(.duplicateString, "y")]
      )
    )
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(Set(rules.compactMap { $0["id"] as? String }) == ["unused-suppression", "duplicate-string"])
    for rule in rules {
      let isLint = rule["id"] as? String == "duplicate-string"
      let settings = try #require(rule["defaultConfiguration"] as? [String: Any])
      #expect(settings["level"] as? String == (isLint ? "note" : "warning"))
      #expect(settings["enabled"] as? Bool == !isLint)
      #expect((rule["help"] as? [String: String])?["markdown"]?.contains("unused") == !isLint)
    }
    for result in try results(run) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test func `notes are related locations`() throws {
    let report = Reports.one { $0.notes = [.init("here", at: $0.location), .init("a fact")] }
    let result = try #require(try results(try run(report)).first)
    #expect((result["relatedLocations"] as? [[String: Any]])?.map { $0["id"] as? Int } == [1, 2])
  }

  @Test func `no text becomes a link or a placeholder`() {
    #expect(SARIFResults.plain("a [b](c) {0} \\") == "a \\[b\\](c) {{0}} \\\\")
  }

  @Test(arguments: [
    ("a b/c%[].x", "a%20b/c%25%5B%5D.x"), ("/a/ü", "file:///a/%C3%BC"), ("c:x", "./c:x"),
    ("a/c:x", "a/c:x"), ("<stdin>", "%3Cstdin%3E"), ("a?b#c", "a%3Fb%23c"),
  ])
  func `a path is a URI`(path: String, uri: String) {
    #expect(URIText.reference(toFile: path) == uri)
  }
}
