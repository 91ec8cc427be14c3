import Intents
import SwiftUI
import WidgetKit

struct Provider: IntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: Date(), configuration: MusicRecommendationsIntent()) }
}

struct Entry: TimelineEntry {
  let date: Date
  let configuration: MusicRecommendationsIntent
}

@main
struct MusicWidget: Widget {
  let kind: String = "Music"

  init() {
    Fonts.load()
  }

  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: kind,
      intent: MusicRecommendationsIntent.self,
      provider: Provider()) { entry in
        MusicView(entry: entry)
      }
      .configurationDisplayName("Music")
  }
}
