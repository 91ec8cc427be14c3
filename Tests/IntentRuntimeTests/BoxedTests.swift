import IntentRuntime
import RuntimeSamples
import Testing

struct BoxedTests {
  @Test func `an object can hold an object of its own type`() {
    var item = CalendarItem.home
    #expect(item.parent == nil)
    item.parent = .work
    item.parent?.parent = .home
    #expect(item.parent?.parent?.identifier == "home")
    #expect(item.parent?.parent?.parent == nil)
  }

  @Test func `a copy is an independent value`() {
    var item = CalendarItem.home
    item.parent = .work
    var copy = item
    copy.parent?.displayString = "Changed"
    #expect(item.parent == .work)
    #expect(copy != item)
  }

  @Test func `equal values in different boxes are equal`() {
    var left = CalendarItem.home
    var right = CalendarItem.home
    left.parent = .work
    right.parent = .work
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    right.parent = nil
    #expect(left != right)
  }

  @Test func `types may refer to each other in a cycle`() {
    var place = Place(identifier: "p", displayString: "P")
    place.region = Region(identifier: "r", displayString: "R")
    let copy = place
    place.region?.capital = copy
    #expect(place.region?.capital?.region?.capital == nil)
  }
}
