import IntentRuntime
import Testing

@Suite struct BoxedTests {
  @Test func anObjectCanHoldOneOfItsOwnType() {
    var item = CalendarItem.home
    #expect(item.parent == nil)
    item.parent = .work
    item.parent?.parent = .home
    #expect(item.parent?.parent?.identifier == "home")
    #expect(item.parent?.parent?.parent == nil)
  }

  @Test func aCopyIsAValueOfItsOwn() {
    var item = CalendarItem.home
    item.parent = .work
    var copy = item
    copy.parent?.displayString = "Changed"
    #expect(item.parent == .work)
    #expect(copy != item)
  }

  @Test func equalValuesAreEqualWhereverTheyAre() {
    var left = CalendarItem.home
    var right = CalendarItem.home
    left.parent = .work
    right.parent = .work
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    right.parent = nil
    #expect(left != right)
  }

  @Test func typesMayReferToEachOtherInACircle() {
    var place = Place(identifier: "p", displayString: "P")
    place.region = Region(identifier: "r", displayString: "R")
    let copy = place
    place.region?.capital = copy
    #expect(place.region?.capital?.region?.capital == nil)
  }
}
