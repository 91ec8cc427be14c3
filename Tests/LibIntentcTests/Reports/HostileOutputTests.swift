import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentConfigurations
@testable import IntentDefinition
@testable import IntentDiagnostics
@testable import LibIntentc

struct HostileOutputTests {
  private typealias Format = PropertyListSerialization.PropertyListFormat

  private static let seeds = 0..<50

  private func compile(_ seed: Int, _ format: Format, isHarmless: Bool = false) throws -> Compilation {
    let bytes = try HostileDefinition.bytes(seed: seed, isHarmless: isHarmless, format: format)
    let path = isHarmless ? "D.intentdefinition" : "D\u{1B}[31m\n::error::x,.intentdefinition"
    let lints = Set(Rule.all.filter { $0.severity == .lint })
    return Compiler.compile([InputFile(path: path, bytes: bytes)], lints: lints)
  }

  private func unsafe(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { $0.isUnsafeToPrint && $0 != "\n" }
  }

  @Test(arguments: [Format.binary.rawValue, Format.xml.rawValue])
  func `diagnostics`(format: UInt) throws {
    let format = try #require(Format(rawValue: format))
    var count = 0
    for seed in Self.seeds {
      let compilation = try compile(seed, format)
      let report = DiagnosticReport(sources: compilation.sources, diagnostics: compilation.diagnostics)
      count += report.diagnostics.count
      let text = TextOutput(TextOutput.Options(showsSource: true)).text(of: report)
      let commands = GitHubOutput().text(of: report)
      let others = [JSONOutput().text(of: report), SARIFOutput().text(of: report)]
      for text in [text, commands] + others { try #require(unsafe(text) == nil, "seed \(seed): \(text)") }
      for json in others {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
      }
      let lines = commands.split(separator: "\n")
      try #require(lines.count == report.diagnostics.count, "seed \(seed)")
      #expect(
        lines.allSatisfy {
          $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") || $0.hasPrefix("::notice ")
        }
      )
    }
    #expect(count > Self.seeds.count)
  }

  @Test func `descriptions`() throws {
    for seed in Self.seeds {
      for file in try compile(seed, .binary).module.files {
        let text = Description.text(of: file.schema, path: file.definition.path)
        let json = DescriptionJSON.text(of: [.init(file.schema, path: file.definition.path)])
        for text in [text, String(decoding: json, as: UTF8.self)] {
          try #require(unsafe(text) == nil, "seed \(seed): \(text)")
        }
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json)) }
      }
    }
  }

  @Test func `comparisons with one table row per change`() throws {
    var count = 0
    for seed in Self.seeds {
      let (old, new) = (try compile(seed, .binary, isHarmless: true), try compile(seed, .binary))
      let changes = ContractComparison.changes(from: Contract(old.module), to: Contract(new.module))
      let report = ComparisonReport(sources: old.sources + new.sources, changes: changes)
      count += changes.count
      let markdown = ComparisonMarkdown.text(of: report)
      for text in [ComparisonText.text(of: report), markdown] {
        try #require(unsafe(text) == nil, "seed \(seed): \(text)")
      }
      let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| verdict |") }
      try #require(rows.count == changes.count, "seed \(seed): \(markdown)")
      for row in rows {
        // A character after a backslash is plain text.
        let plain = row.replacing(/\\./, with: "")
        #expect(plain.count { $0.unicodeScalars.first == "|" } == 6, "\(row)")
        #expect(
          !plain.replacing("<br>", with: "").unicodeScalars.contains { "<>[]".unicodeScalars.contains($0) }
        )
      }
    }
    #expect(count > Self.seeds.count)
  }

  @Test func `a combining mark does not break Markdown escapes`() {
    #expect(MarkdownText.escaped("a|\u{301}b") == "a\\|\u{301}b")
    #expect(MarkdownText.escaped("[x](y) &#8238; ~~z~~") == "\\[x\\](y) \\&\\#8238; \\~\\~z\\~\\~")
  }
}
