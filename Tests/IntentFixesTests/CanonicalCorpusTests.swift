import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics
@testable import IntentFixes

@Suite(.enabled(if: Corpus.isPresent, "there is no corpus next to the project"))
struct CanonicalCorpusTests {
  private static let files = Corpus.files(in: "files") + Corpus.files(in: "history")

  private func format(_ bytes: [UInt8], _ file: URL) throws -> [UInt8] {
    let result = CanonicalForm.format(InputFile(path: file.path, bytes: bytes))
    #expect(result.diagnostics.allSatisfy { $0.rule == .newFile })
    return try #require(result.bytes)
  }

  @Test func `a file that Xcode saved is unchanged`() throws {
    var others: [String] = []
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: file))
      let formatted = try format(bytes, file)
      if formatted != bytes { others.append(file.lastPathComponent) }
      #expect(try format(formatted, file) == formatted)
      let before = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSObject
      let after = try PropertyListSerialization.propertyList(from: Data(formatted), format: nil)
      #expect(before?.isEqual(after) == true, "\(file.lastPathComponent)")
    }
    #expect(Self.files.count == 197)
    // One file that was edited by hand, twice.
    #expect(
      others.sorted() == ["03-b732e030.intentdefinition", "cryptomator__ios__Intents.intentdefinition"]
    )
  }
}
