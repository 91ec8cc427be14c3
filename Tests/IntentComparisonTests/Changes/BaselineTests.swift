import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

struct BaselineTests {
  private func problems(_ text: String) -> [String] {
    let (schema, diagnostics) = BaselineReader.read(SourceText(path: "b.json", bytes: Array(text.utf8)))
    #expect(schema == nil)
    return diagnostics.map { "\($0.location?.range.map { "\($0)" } ?? "-") \($0.rule.name): \($0.message)" }
  }

  @Test func `an invalid baseline is rejected at the location of the error`() {
    expectReports(problems("[]"), ["0..<2 invalid-baseline"])
    expectReports(problems("{}"), ["0..<2 invalid-baseline"])
    expectReports(problems(#"{"formatVersion": 3}"#), ["18..<19 invalid-baseline"])
    expectReports(problems(#"{"formatVersion": 1, "intents": [{"name": 3}]}"#), ["42..<43 invalid-baseline"])
    expectReports(
      problems(#"{"formatVersion": 1, "enums": [{"name": "A", "cases": [{"name": "a", "index": 1.5}]}]}"#),
      ["78..<81 invalid-baseline"]
    )
    #expect(problems(#"{"formatVersion": 1,"#).count == 1)
  }

  @Test func `an edited baseline is rejected, and a reformatted one is not`() throws {
    let text = String(decoding: Baseline.text(of: Changes.schema([Sample().xml])), as: UTF8.self)
    let words = "the baseline was damaged or edited by hand: its"
    for (old, new) in [
      ("\"tag\": 1", "\"tag\": 7"), ("\"Sample\"", "\"Simple\""), ("cLarge", "cLager"),
      ("\"index\": 2", "\"index\": 3"),
      ("\"forWidgets\": true,", ""), ("\"intents\": [", "\"later\": 1, \"intents\": ["),
    ] {
      #expect(text.contains(old))
      let found = problems(text.replacing(old, with: new, maxReplacements: 1))
      #expect(
        found.count == 1 && found.first?.contains("\(words) checksum does not match") == true,
        "\(old): \(found)"
      )
    }
    let checksum = try #require(text.firstMatch(of: /\n *"checksum": "[0-9a-f]{16}",/))
    let old = text.replacing(checksum.output, with: "")
    for text in [old, text.replacing("\n", with: "\r\n"), text.replacing("  ", with: "\t")] {
      #expect(BaselineReader.read(SourceText(path: "b.json", bytes: Array(text.utf8))).1 == [])
    }
    let retagged = problems(old.replacing("\"tag\": 1", with: "\"tag\": 7", maxReplacements: 1))
    #expect(retagged.first?.contains("\(words) hash does not match") == true)
  }

  @Test func `an empty baseline has no declarations`() {
    let source = SourceText(path: "b.json", bytes: Array(#"{"formatVersion": 1, "later": true}"#.utf8))
    let (schema, problems) = BaselineReader.read(source)
    #expect(problems == [])
    #expect(schema?.intents.isEmpty == true)
  }

  @Test(.enabled(if: Corpus.isPresent, "the corpus is not next to the project"))
  func `public definitions match themselves and their baselines`() throws {
    for file in Corpus.files(in: "files") {
      let result = ComparisonCall(from: .paths([file.path]), to: .paths([file.path])).run()
      #expect(result.report.problems == [], "\(file.lastPathComponent)")
      #expect(result.report.changes == [], "\(file.lastPathComponent)")
      let (text, _, _) = BaselineCall.run([file.path], options: CompilerOptions())
      let source = SourceText(path: "baseline", bytes: try #require(text))
      let (read, problems) = BaselineReader.read(source)
      #expect(problems == [], "\(file.lastPathComponent)")
      #expect(Baseline.text(of: try #require(read)) == source.bytes, "\(file.lastPathComponent)")
    }
  }
}
