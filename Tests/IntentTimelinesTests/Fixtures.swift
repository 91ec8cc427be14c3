import Foundation
import GeneratedSchemas

@testable import IntentTimelines

struct Word: HostedTimelineEntry, Equatable {
  var date: Date
  var text: String
  var relevance: HostedTimelineEntryRelevance?
}

struct Words: HostedTimelineProvider {
  typealias Body =
    @Sendable (UpNextConfiguration, HostedTimelineProviderContext) async throws
    -> HostedTimeline<Word>

  var body: Body

  init(_ body: @escaping Body) {
    self.body = body
  }

  static func clock(_ policy: @escaping @Sendable (Date) -> HostedTimelineReloadPolicy) -> Words {
    Words { _, context in
      HostedTimeline(entries: [Word(date: context.now, text: context.now.hour)], policy: policy(context.now))
    }
  }

  func placeholder(in context: Context) -> Word {
    Word(date: context.now, text: "…")
  }

  func snapshot(for configuration: UpNextConfiguration, in context: Context) async throws -> Word {
    let timeline = try await body(configuration, context)
    return timeline.entries.first ?? placeholder(in: context)
  }

  func timeline(for configuration: UpNextConfiguration, in context: Context) async throws
    -> HostedTimeline<Word>
  {
    try await body(configuration, context)
  }
}

final class Home: Sendable {
  static let kind = "Words"
  let url: URL
  let store: ConfigurationStore
  let clock = ManualClock()
  let host: TimelineHost

  init(
    budget: RefreshBudget = RefreshBudget(),
    limits: TimelineHostLimits = TimelineHostLimits()
  ) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
    store = try ConfigurationStore(directory: url)
    host = TimelineHost(store, clock: clock, startingAt: .sixOClock, budget: budget, limits: limits)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func start(
    _ provider: Words,
    _ widgets: PlacedWidget...,
    supportedFamilies: Set<ConfigurationFamily>? = nil
  ) async throws {
    for widget in widgets { try store.write(UpNextConfiguration(), for: widget) }
    await host.add(provider, forKind: Self.kind, supportedFamilies: supportedFamilies)
    try await host.start(watchingEvery: nil)
    await clock.advance(by: .zero)
  }

  func text(_ widget: PlacedWidget = .first, after time: Duration? = nil) async -> String? {
    let date = time.map { Date.sixOClock + $0 / .seconds(1) }
    return (await host.showing(of: widget, at: date)?.entry as? Word)?.text
  }

  func texts(_ widget: PlacedWidget = .first) async -> [String] {
    await host.entries(of: widget).compactMap { ($0 as? Word)?.text }
  }

  func kinds(_ widget: PlacedWidget = .first) async -> [TimelineHostEvent.Kind] {
    await host.events.filter { $0.widget == widget }.map(\.kind)
  }
}

extension TimelineHost {
  /// Past, current and future entries.
  func entries(of widget: PlacedWidget) -> [any HostedTimelineEntry] {
    placed[widget]?.schedule.items.map(\.entry) ?? []
  }
}

extension PlacedWidget {
  static let first = PlacedWidget(Home.kind, .systemSmall, id: "1")
  static let second = PlacedWidget(Home.kind, .systemMedium, id: "2")
  static let other = PlacedWidget("Other", .systemSmall, id: "1")
}

extension Date {
  /// June 1, 2026, 06:00 UTC.
  static let sixOClock = Date(timeIntervalSince1970: 1_780_293_600)

  /// `06:15`.
  var hour: String {
    let minutes = Int(timeIntervalSince1970 / 60) % 1_440
    return [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

extension Duration {
  static func minutes(_ count: Int) -> Duration { .seconds(count * 60) }
  static func hours(_ count: Int) -> Duration { .minutes(count * 60) }
}
