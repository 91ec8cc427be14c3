import IntentSchema
import Testing

struct TypeWordsTests {
  /// 'describe' called all of them 'date'.
  @Test func `a point in time says that it is in UTC, and differs from a day`() {
    #expect(ParameterType.date.words == "date and time in UTC")
    let both = [DateSettings.Components.date, .dateAndTime].map { DateSettings($0, format: .relative) }
    #expect(both.map { ParameterType.dateComponents($0).words } == ["date", "date and time"])
  }
}
