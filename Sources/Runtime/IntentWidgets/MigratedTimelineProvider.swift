#if canImport(AppIntents) && canImport(WidgetKit) && !os(tvOS)
  public import AppIntents
  public import WidgetKit

  /// Runs a SiriKit widget's unchanged timeline provider, entries and views with an App Intent:
  ///
  ///     AppIntentConfiguration(
  ///       kind: "UpNext",
  ///       intent: UpNextAppIntent.self,
  ///       provider: MigratedTimelineProvider(Provider()) { UpNextIntent($0.configuration) }
  ///     ) { entry in
  ///       UpNextView(entry: entry)
  ///     }
  ///
  /// The old provider's recommendations, and its relevance for intents, are lost, because WidgetKit does not
  /// expose them. Entries keep their relevance.
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
    ///   - old: The SiriKit widget's provider.
    ///   - recommendations: Returns the configurations to choose from on Apple Watch. The default is a single
    ///     configuration with the App Intent's defaults; from watchOS 26 on, an empty list, because users
    ///     edit the complication.
    ///   - intent: Converts an App Intent to the SiriKit intent of the old provider.
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

    /// Returns the placeholder if the old provider takes longer than 15 seconds.
    public func snapshot(for intent: New, in context: TimelineProviderContext) async -> Old.Entry {
      nonisolated(unsafe) let (old, makeIntent, context) = (old, self.intent, context)
      let entry = await firstCall { old.getSnapshot(for: makeIntent(intent), in: context, completion: $0) }
      return entry ?? old.placeholder(in: context)
    }

    /// Shows the placeholder for 15 minutes if the old provider takes longer than 15 seconds.
    public func timeline(for intent: New, in context: TimelineProviderContext) async -> Timeline<Old.Entry> {
      nonisolated(unsafe) let (old, makeIntent, context) = (old, self.intent, context)
      let timeline = await firstCall { old.getTimeline(for: makeIntent(intent), in: context, completion: $0) }
      let next = Date.now + ProviderLimits.pause / .seconds(1)
      return timeline ?? Timeline(entries: [old.placeholder(in: context)], policy: .after(next))
    }

    public func recommendations() -> [AppIntentRecommendation<New>] {
      if let choices { return choices() }
      #if os(watchOS)
        // Before watchOS 26, an empty list would offer no complication.
        guard #available(watchOS 26, *) else {
          let title = String(localized: New.title)
          return [AppIntentRecommendation(intent: New(), description: title)]
        }
      #endif
      return []
    }
  }
#endif
