import Foundation
import IntentTimelines

/// Provides the timelines. It takes the plain configuration, so it runs in tests on any system.
struct BookshelfTimelines: HostedTimelineProvider {
  var library = Library.sample

  func placeholder(in context: Context) -> BookshelfEntry {
    BookshelfEntry(date: context.now, shelf: "Shelf", titles: [])
  }

  func snapshot(for configuration: BookshelfConfiguration, in context: Context) async throws -> BookshelfEntry
  {
    let shelf = configuration.shelf?.identifier ?? library.shelves.first ?? ""
    let pinned = configuration.elements(of: \.pinned, for: context.family).map(\.identifier)
    let isPinned = { (volume: Library.Volume) in pinned.contains(volume.id) }
    let others = library.volumes.filter { $0.shelf == shelf && !isPinned($0) }.sorted {
      switch configuration.order {
      case .title: $0.title < $1.title
      case .author: $0.author < $1.author
      case .recent: $0.pagesRead > $1.pagesRead
      }
    }
    return BookshelfEntry(
      date: context.now,
      shelf: shelf,
      titles: (library.volumes.filter(isPinned) + others).map(\.title),
      // While the goal is hidden, its pages are hidden and ignored.
      goal: configuration.isVisible(\.pagesPerDay) ? configuration.pagesPerDay : nil
    )
  }

  func timeline(
    for configuration: BookshelfConfiguration,
    in context: Context
  ) async throws -> HostedTimeline<BookshelfEntry> {
    let entry = try await snapshot(for: configuration, in: context)
    return HostedTimeline(entries: [entry], policy: .after(context.now + 3_600))
  }
}
