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
}
