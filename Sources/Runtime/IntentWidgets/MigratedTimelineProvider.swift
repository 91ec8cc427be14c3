#if canImport(AppIntents) && canImport(WidgetKit) && !os(tvOS)
  public import AppIntents
  public import WidgetKit

  /// Provides a widget that moved to an App Intent with the timelines of the provider that it had before.
  ///
  /// The provider, its entries and the views stay as they are:
  ///
  ///     AppIntentConfiguration(
  ///       kind: "UpNext",
  ///       intent: UpNextAppIntent.self,
  ///       provider: MigratedTimelineProvider(Provider()) { UpNextIntent($0.configuration) }
  ///     ) { entry in
  ///       UpNextView(entry: entry)
  ///     }
  ///
  /// WidgetKit does not reveal the recommendations and the relevance that the old provider returns for its intents, so
  /// it is not asked for them. The relevance of its entries is kept.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
  public struct MigratedTimelineProvider<
    Old: IntentTimelineProvider,
    New: WidgetConfigurationIntent
  >: AppIntentTimelineProvider {
    private let old: Old
    private let choices: (() -> [AppIntentRecommendation<New>])?
    private let intent: (New) -> Old.Intent

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - old: The provider that the widget had before.
    ///   - recommendations: Returns the configurations that people choose from on Apple Watch. Without it, there are none
    ///     from watchOS 26, where people then edit the complication, and one before, with the defaults.
    ///   - intent: Returns the intent of the old class for an App Intent.
    public init(
      _ old: Old,
      recommendations: (() -> [AppIntentRecommendation<New>])? = nil,
      intent: @escaping (New) -> Old.Intent
    ) {
      self.old = old
      self.intent = intent
      choices = recommendations
    }

    public func placeholder(in context: TimelineProviderContext) -> Old.Entry {
      old.placeholder(in: context)
    }

    /// Returns the snapshot, or the placeholder if the old provider does not answer within 15 seconds.
    public func snapshot(for intent: New, in context: TimelineProviderContext) async -> Old.Entry {
      nonisolated(unsafe) let (old, makeIntent, context) = (old, self.intent, context)
      let entry = await firstCall { old.getSnapshot(for: makeIntent(intent), in: context, completion: $0) }
      return entry ?? old.placeholder(in: context)
    }

    /// Returns the timeline. If the old provider does not answer within 15 seconds, the placeholder shows, and WidgetKit
    /// asks again after 15 minutes.
    public func timeline(for intent: New, in context: TimelineProviderContext) async -> Timeline<Old.Entry> {
      nonisolated(unsafe) let (old, makeIntent, context) = (old, self.intent, context)
      let timeline = await firstCall { old.getTimeline(for: makeIntent(intent), in: context, completion: $0) }
      let next = Date.now + ProviderLimits.pause / .seconds(1)
      return timeline ?? Timeline(entries: [old.placeholder(in: context)], policy: .after(next))
    }

    public func recommendations() -> [AppIntentRecommendation<New>] {
      if let choices { return choices() }
      #if os(watchOS)
        // A list without an entry would offer nothing there.
        guard #available(watchOS 26, *) else {
          let title = String(localized: New.title)
          return [AppIntentRecommendation(intent: New(), description: title)]
        }
      #endif
      return []
    }
  }
#endif
