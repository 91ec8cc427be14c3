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
}
