import Foundation
import GeneratedSchemas
import IntentTimelines
import Testing

struct RecommendationTests {
  @Test func `a provider recommends the cases of the first enum`() {
    let provider = Words { _, _ in HostedTimeline(entries: [], policy: .never) }
    let found = provider.recommendations()
    #expect(found.map(\.title.text) == ["Automatic", "Red", "Orange", "Green", "Blue", "Purple"])
    #expect(found.map(\.configuration.titleColor) == TitleColor.allCases)
    #expect(found.map(\.configuration.mirrorCalendarApp) == Array(repeating: true, count: 6))
    // With the key and the table of its translations.
    #expect(found.first?.title == TitleColor.automatic.localizedTitle)
  }

  @Test func `without an enum, a provider recommends the defaults`() {
    let found = HostedRecommendation<MusicRecommendationsConfiguration>.cases
    #expect(found.map(\.configuration) == [MusicRecommendationsConfiguration()])
    #expect(found.map(\.title) == [MusicRecommendationsConfiguration.schema.title])
  }

  @Test func `options are recommended by their display strings`() {
    let options = OptionsCollection(
      ["Home", "Work"].map { CalendarItem(identifier: $0.lowercased(), displayString: $0) }
    )
    let found = HostedRecommendation<UpNextConfiguration>.options(options) { $0.calendars = [$1] }
    #expect(found.map(\.title.text) == ["Home", "Work"])
    #expect(found.map(\.configuration.calendars.first?.identifier) == ["home", "work"])
  }

  @Test func `at most 16 options are recommended`() {
    let options = OptionsCollection(
      (0..<40).map { CalendarItem(identifier: "\($0)", displayString: "\($0)") }
    )
    #expect(HostedRecommendation<UpNextConfiguration>.options(options) { $0.calendars = [$1] }.count == 16)
  }
}
