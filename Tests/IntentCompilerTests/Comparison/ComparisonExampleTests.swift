import Foundation
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics
@testable import IntentReports

/// What holds for every rule of a comparison, so that the catalogue can be trusted as a whole.
struct ComparisonExampleTests {
  /// The two versions in a rule's example.
  static func versions(_ rule: Rule) throws -> (old: String, new: String) {
    let example = try #require(rule.help).example
    let parts = example.components(separatedBy: "<!-- after -->")
    #expect(parts.count == 2)
    let pieces = parts.map {
      $0.replacingOccurrences(of: "<!-- before -->", with: "").trimmingCharacters(in: .newlines)
    }
    let files = pieces.map { $0.isEmpty ? Host().xml : RuleExample.xml($0) }
    return (try #require(files.first), try #require(files.last))
  }

  /// The rules on what stands in other files than definitions.
  static let otherFiles: Set<Rule> = [
    .swiftNameChanged, .tableChanged, .translationChanged, .translationAdded, .translationRemoved,
  ]
  /// The rules whose examples are two definitions.
  static let rules = Rule.comparisonRules.filter { !otherFiles.contains($0) }

  @Test(arguments: rules) func `the example of a rule is what it finds, and nothing else`(
    _ rule: Rule
  ) async throws {
    let (old, new) = try Self.versions(rule)
    let expected: [Rule] =
      switch rule {
      case .caseIndexReused: [.caseRemoved, .caseIndexReused]
      case .tagReused: [.tagChanged, .tagReused]
      default: [rule]
      }
    let changes = await Changes.between(old, new)
    #expect(changes.map(\.diagnostic.rule) == expected, "found: \(changes.map(\.line))")
    for change in changes {
      #expect(change.verdict == Verdict(change.diagnostic.rule.severity) || change.isMilder)
    }
  }

  @Test(arguments: rules) func `a version compared with itself has not changed`(_ rule: Rule)
    async throws
  {
    let (old, new) = try Self.versions(rule)
    for version in [old, new] { #expect(await Changes.between(version, version) == []) }
  }

  @Test(arguments: rules) func `a baseline says what the definition says`(_ rule: Rule)
    async throws
  {
    let (old, new) = try Self.versions(rule)
    let schema = await Changes.schema([old])
    let source = SourceText(path: "baseline.json", bytes: Baseline.text(of: schema))
    let (read, problems) = BaselineReader.read(source)
    #expect(problems == [])
    let baseline = try #require(read)
    #expect(Baseline.text(of: baseline) == source.bytes)
    #expect(Comparison.changes(from: baseline, to: schema) == [])
    let next = await Changes.schema([new])
    #expect(
      Comparison.changes(from: baseline, to: next).map(\.line)
        == Comparison.changes(from: schema, to: next).map(\.line)
    )
  }
}

extension SchemaChange {
  /// Whether nothing that is stored has what is changed, as with an enum that no parameter has.
  fileprivate var isMilder: Bool { verdict < Verdict(diagnostic.rule.severity) }
}
