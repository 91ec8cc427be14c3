import IntentConversions
import IntentRuntime
import RuntimeSamples
import Testing

/// A class stores numbers of cases; a plain enum may lack some.
struct EnumNumberTests {
  @Test func `a number without a case is written back while the value does not change`() {
    var configuration = UpNextConfiguration()
    configuration.keepIntentIndex(42, "look")
    #expect(configuration.intentIndex(configuration.look?.rawValue, "look") == 42)
    configuration.look = .full
    #expect(
      configuration.intentIndex(configuration.look?.rawValue, "look") == DisplayMode.full.rawValue
    )
  }

  @Test func `0 is an enum that is not set`() {
    var configuration = UpNextConfiguration()
    configuration.keepIntentIndex(0, "look")
    #expect(configuration.intentIndex(1, "look") == 1)
    #expect(configuration.intentIndex(nil, "look") == 0)
  }

  @Test func `a list with a number without a case is written back whole`() {
    var configuration = UpNextConfiguration()
    configuration.keepIntentIndices([1, 42], "look")
    #expect(configuration.intentIndices([1], "look") == [1, 42])
    configuration.look = .full
    #expect(configuration.intentIndices([1], "look") == [1])
    #expect(configuration.intentIndices([], "look") == nil)
  }

  @Test func `an object keeps numbers, too`() {
    var item = CalendarItem.home
    item.keepIntentIndex(42, "colour")
    item.keepIntentIndices([1, 42], "colours")
    #expect(item.intentIndex(1, "colour") == 42)
    #expect(item.intentIndices([1], "colours") == [1, 42])
    #expect(CalendarItem.work.intentIndices([], "colours") == nil)
  }
}
