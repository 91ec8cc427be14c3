import IntentDefinition
import IntentDiagnostics
import Testing

@testable import IntentDesign

struct DesignAttributeTests {
  @Test(arguments: ElementKind.allCases)
  func `each word means one value of an element`(kind: ElementKind) {
    let names = DesignAttribute.all(of: kind).map(\.name)
    #expect(Set(names).count == names.count && !names.isEmpty)
  }
}
