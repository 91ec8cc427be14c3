#if canImport(WidgetKit) && !os(tvOS)
  import AppIntents
  import Intents
  import IntentWidgets
  import SwiftUI
  import WidgetKit

  /// The example in the documentation: a widget whose provider, entries and view did not change.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
  struct UpNextWidget: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(
        kind: "UpNext",
        intent: UpNextAppIntent.self,
        provider: MigratedTimelineProvider(UpNextProvider()) { UpNextIntent($0.configuration) }
      ) { entry in
        UpNextView(entry: entry)
      }
    }
  }

  struct UpNextView: View {
    let entry: UpNextEntry

    var body: some View { Text(entry.intent.heading ?? "") }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 26.0, *)
  struct UpNextEntry: TimelineEntry {
    let date: Date
    let intent: UpNextIntent
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 26.0, *)
  struct UpNextProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> UpNextEntry { UpNextEntry(date: .now, intent: UpNextIntent()) }

    func getSnapshot(
      for intent: UpNextIntent,
      in context: Context,
      completion: @escaping (UpNextEntry) -> Void
    ) {
      completion(UpNextEntry(date: .now, intent: intent))
    }

    func getTimeline(
      for intent: UpNextIntent,
      in context: Context,
      completion: @escaping (Timeline<UpNextEntry>) -> Void
    ) {
      completion(Timeline(entries: [UpNextEntry(date: .now, intent: intent)], policy: .never))
    }

    func recommendations() -> [IntentRecommendation<UpNextIntent>] { [] }
  }

  // Short forms of what intentc generates.

  final class UpNextIntent: INIntent, @unchecked Sendable {
    @NSManaged var heading: String?

    convenience init(_ configuration: UpNextConfiguration) {
      self.init()
      heading = configuration.heading
    }
  }

  struct UpNextConfiguration { var heading = "" }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
  struct UpNextAppIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Up Next" }

    @Parameter(title: "Heading", default: "Up next") var heading: String

    var configuration: UpNextConfiguration { UpNextConfiguration(heading: heading) }
  }
#endif
