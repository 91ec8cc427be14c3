#if canImport(WidgetKit)
  import AppIntents
  import IntentTimelines
  import SwiftUI
  import WidgetKit

  /// The widget, with the `kind` that it had as a SiriKit widget.
  struct BookshelfWidget: Widget {
    init() {
      let source: BookshelfOptionsSource? = BookshelfOptionsSource(BookshelfOptions())
      AppDependencyManager.shared.add(dependency: source)
    }

    var body: some WidgetConfiguration {
      AppIntentConfiguration(
        kind: "Bookshelf",
        intent: BookshelfAppIntent.self,
        provider: HostedIntentTimelineProvider(BookshelfTimelines()) { $0.configuration }
      ) { entry in
        BookshelfView(entry: entry.content)
      }
      .configurationDisplayName("Bookshelf")
      .description("Shows the books on one of your shelves.")
      .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
  }

  struct BookshelfView: View {
    let entry: BookshelfEntry

    var body: some View {
      VStack(alignment: .leading) {
        Text(entry.shelf).font(.headline)
        ForEach(entry.titles, id: \.self) { Text($0) }
        if let goal = entry.goal {
          Text("\(goal) pages today").font(.caption)
        }
      }
      .containerBackground(.background, for: .widget)
    }
  }
#endif
