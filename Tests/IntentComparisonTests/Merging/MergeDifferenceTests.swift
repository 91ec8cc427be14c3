import Foundation
import IntentComparison
import IntentDiagnostics
import IntentFixes
import TestSupport
import Testing

@testable import IntentCompiler

struct MergeDifferenceTests {
  private func merge(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
    func file(_ bytes: [UInt8]) -> InputFile { InputFile(path: "Up.intentdefinition", bytes: bytes) }
    let result = MergeCall(base: file(base), ours: file(ours), theirs: file(theirs)).run()
    // New numbers are changes of their own.
    return result.conflicts.isEmpty && result.notes.isEmpty ? result.bytes : nil
  }

  /// Leaves out translations, which depend on the other changes.
  private func changes(_ old: [UInt8], _ new: [UInt8]) -> [String] {
    Changes.between(String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
      .map { "\($0.diagnostic.rule.name): \($0.diagnostic.message.prefix { !",;".contains($0) })" }.sorted()
  }

  private func expectChangesOfOthers(
    _ base: [UInt8],
    _ ours: [UInt8],
    _ theirs: [UInt8],
    _ merged: [UInt8]
  ) {
    let (theirChanges, ourChanges) = (changes(base, theirs), changes(base, ours))
    let (addedToOurs, addedToTheirs) = (changes(ours, merged), changes(theirs, merged))
    #expect(addedToOurs == theirChanges)
    #expect(addedToTheirs == ourChanges)
  }

  @Test func `a parameter, a case, an intent and a text of two branches`() throws {
    let base = try MergeSample.file().bytes
    let ours = try MergeSample.file {
      $0.parameters.append(.init(name: "size", tag: 3))
      $0.title = "Up next"
    }
    .bytes
    let theirs = try MergeSample.file {
      $0.cases.append(("green", 3))
      $0.intents = [["INIntentName": "Down", "INIntentTitle": "Down", "INIntentVerb": "View"]]
    }
    .bytes
    let merged = try #require(merge(base, ours, theirs))
    expectChangesOfOthers(base, ours, theirs, merged)
    #expect(changes(ours, merged).count == 2)
    #expect(changes(theirs, merged).count == 2)
  }

  @Test(.enabled(if: Corpus.isPresent, "there are no public definitions"))
  func `a change in a history, merged with the change before it`() throws {
    let histories = Dictionary(grouping: Corpus.files(in: "history")) { $0.deletingLastPathComponent().path }
    var merges = 0
    for (_, files) in histories.sorted(by: { $0.key < $1.key }) {
      let versions = try files.map { try Data(contentsOf: $0) }.map { bytes in
        CanonicalForm.format(InputFile(path: "Up.intentdefinition", bytes: [UInt8](bytes))).bytes ?? []
      }
      for (base, (ours, next)) in zip(versions, zip(versions.dropFirst(), versions.dropFirst(2))) {
        // The second change without the first one, where it does not need it.
        guard let theirs = merge(ours, base, next), let merged = merge(base, ours, theirs) else { continue }
        expectChangesOfOthers(base, ours, theirs, merged)
        merges += 1
      }
    }
    #expect(merges > 30)
  }
}
