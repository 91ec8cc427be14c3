import DeskKit
import SwiftUI
import WidgetKit

final class LunchProvider: IntentTimelineProvider {
  typealias Intent = LunchOrderIntent
}

struct LunchWidget: Widget {
  var body: some WidgetConfiguration { makeConfiguration() }

  private func makeConfiguration() -> some WidgetConfiguration {
    let provider = LunchProvider()
    return IntentConfiguration(kind: "Lunch", intent: LunchOrderIntent.self, provider: provider) { entry in
      LunchView(entry: entry)
    }
  }
}
