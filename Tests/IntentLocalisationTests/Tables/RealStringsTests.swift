import Foundation
import TestSupport
import Testing

@testable import IntentDiagnostics
@testable import IntentLocalisation

struct RealStringsTests {
  static let folder = Corpus.folder.appendingPathComponent("strings")

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: RealStringsTests.folder.path),
      "the corpus of real files is not here"
    )
  )
  func `every real table is read`() throws {
    let names =
      FileManager.default.enumerator(atPath: RealStringsTests.folder.path)?.compactMap { $0 as? String } ?? []
    let tables = names.filter { $0.hasSuffix(".strings") }
    #expect(!tables.isEmpty)
    for name in tables {
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
      let (table, diagnostics) = StringsTable.read(Array(data), path: name)
      #expect(diagnostics.filter { $0.severity > .lint } == [])
      let isCommentAlone = !data.contains(UInt8(ascii: "="))
      #expect(!table.entries.isEmpty || isCommentAlone, "\(name)")
    }
  }
}
