import Foundation
import IntentDefinition
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentDesign

/// The table in `Documentation/Format.md` follows the format's description: a line for each key, an ID's with the key of
/// its text and those of fields as a parameter's, and the word that sets the key in `design`.
struct FormatPageTests {
  private static let keys = DefinitionKey.all.filter { key in
    switch key {
    case .field(let owner, _), .metadata(let owner, _): owner == .parameter
    default: !key.name.hasSuffix("ID")
    }
  }

  /// The keys in the page's table, each with the word beside it.
  private static func lines() throws -> [(key: String, word: String?)] {
    let page = try String(contentsOf: Repository.url("Documentation/Format.md"), encoding: .utf8)
    return page.split(separator: "\n").filter { $0.hasPrefix("| `IN") }.compactMap { line in
      let names = line.split(separator: "|").first.map {
        $0.split(separator: "`", omittingEmptySubsequences: false)
      }
      guard let names, names.count > 1 else { return nil }
      return (String(names[1]), names.count > 3 ? String(names[3]) : nil)
    }
  }

  @Test func `each key has one line`() throws {
    let lines = try Self.lines().map(\.key)
    #expect(Set(lines).count == lines.count)
    let texts = Set(Self.keys.map { $0.name.hasSuffix("ID") ? String($0.name.dropLast(2)) : $0.name })
    #expect(texts.symmetricDifference(lines) == [])
  }

  @Test func `the word beside a key sets it in design`() throws {
    let words = Set(ElementKind.allCases.flatMap { DesignAttribute.all(of: $0).map(\.name) })
    let own = Dictionary(Self.keys.map { ($0.name, $0.word?.name) }) { first, _ in first }
    for (key, word) in try Self.lines() {
      if let known = own[key] ?? nil {
        #expect(word == known, "the line of '\(key)'")
      } else if let word {
        #expect(words.contains(word), "no word '\(word)' for '\(key)'")
      }
    }
  }
}
