import IntentDiagnostics
import Testing

@testable import IntentDesign

struct DesignPathTests {
  @Test(arguments: [
    ElementPath(.enumeration, ["Mode.car"]), ElementPath(.enumCase, ["Mode", "car "]),
    ElementPath(.parameter, ["Trip", "city.title"]),
  ])
  func `an element whose path names another one is refused`(_ path: ElementPath) {
    #expect(throws: DesignProblem.self) { try DesignPath(path) }
    #expect(throws: DesignProblem.self) { try DesignPath(path, attribute: "title") }
  }

  @Test func `an element has the path that people write`() throws {
    let path = ElementPath(.parameter, ["Trip", "city"])
    #expect(try DesignPath(path) == DesignPath("Trip.city"))
    #expect(try DesignPath(path, attribute: "title") == DesignPath("Trip.city.title"))
  }

  @Test func `only an intent with a parameter gets a combination`() throws {
    var tree = DesignTree(root: .newDefinition("Trip"))
    try tree.apply(try .adding("Trip"), released: nil)
    let combination = ElementPath(.combination, ["Trip", ""])
    #expect(!DesignVersions.choices(beside: nil, tree).contains { $0.path == combination })
    try tree.apply(try .adding("Trip.city: String"), released: nil)
    #expect(DesignVersions.choices(beside: nil, tree).contains { $0.path == combination })
  }
}
