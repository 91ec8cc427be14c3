import Foundation
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics
@testable import LibIntentc

struct ComparisonExampleTests {
  static func versions(_ rule: Rule) throws -> (old: String, new: String) {
    let example = try #require(rule.help).example
    let parts = example.components(separatedBy: "<!-- after -->")
    #expect(parts.count == 2)
    let pieces = parts.map {
      $0.replacingOccurrences(of: "<!-- before -->", with: "").trimmingCharacters(in: .newlines)
    }
    // Only what is used is stored, and only Shortcuts and Siri ask and respond.
    let isForShortcuts = [.resolutionChanged, .responseChanged].contains(rule)
    let files = pieces.map {
      $0.isEmpty ? Sample().xml : RuleExample.xml($0, isUsed: true, isForShortcuts: isForShortcuts)
    }
    return (try #require(files.first), try #require(files.last))
  }

  static let rules = Set(ChangeChecks.rules).subtracting(ofSwift)

  private static let ofSwift: [Rule] = [
    .reachReduced, .classNameShared, .conformanceIndirect, .identifierChanged, .widgetKindChanged,
    .widgetFamilyRemoved, .phraseRemoved, .intentMoved,
  ]

  @Test(arguments: rules) func `the example of a rule triggers only that rule`(
    _ rule: Rule
  ) throws {
    let (old, new) = try Self.versions(rule)
    let expected: [Rule] =
      switch rule {
      case .caseIndexReused: [.caseRemoved, .caseIndexReused]
      case .tagReused: [.tagChanged, .tagReused]
      case .textChanged: [.textChanged, .textChanged]
      default: [rule]
      }
    let changes = Changes.between(old, new)
    #expect(changes.map(\.diagnostic.rule) == expected, "found: \(changes.map(\.line))")
    for change in changes {
      #expect(change.verdict == Verdict(change.diagnostic.rule.severity) || change.isMilder)
    }
  }

  @Test(arguments: rules) func `a version equals itself`(_ rule: Rule)
    throws
  {
    let (old, new) = try Self.versions(rule)
    for version in [old, new] { #expect(Changes.between(version, version) == []) }
  }

  @Test(.enabled(if: Corpus.isPresent, "the corpus is not next to the project"))
  func `a public definition equals itself`() {
    for file in Corpus.files(in: "files") {
      let report = DefinitionComparison(from: .paths([file.path]), to: .paths([file.path])).run().report
      #expect(report.problems == [] && report.changes == [], "\(file.lastPathComponent)")
    }
  }
}

extension SchemaChange {
  fileprivate var isMilder: Bool { verdict < Verdict(diagnostic.rule.severity) }
}
