import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentDesign

struct DesignVersionsTests {
  @Test func `a change that breaks nothing says its first new problem`() throws {
    let folder = try TestFolder()
    var tree = DesignTree(root: .newDefinition("Trip"))
    for element in ["Trip", "Trip.mode: car|bus"] { try tree.apply(try .adding(element), released: nil) }
    var versions = DesignVersions(DesignDocument(path: folder("Trip.intentdefinition"), tree: tree))
    let words = versions.remove(ElementPath(.enumeration, ["Mode"]))
    #expect(words?.hasPrefix("error: there is no enum 'Mode'") == true, "\(words ?? "")")
  }
}
