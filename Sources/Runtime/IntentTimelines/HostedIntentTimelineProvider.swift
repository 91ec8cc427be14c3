#if canImport(WidgetKit) && !os(tvOS)
  public import IntentPlatform
  import IntentRuntime
  import IntentSchema
  public import WidgetKit
#endif

#if canImport(AppIntents) && canImport(WidgetKit) && !os(tvOS)
  public import AppIntents

  /// Lets WidgetKit show the timelines of a ``HostedTimelineProvider``.
  ///
  ///     AppIntentConfiguration(
  ///       kind: "UpNext",
  ///       intent: UpNextAppIntent.self,
  ///       provider: HostedIntentTimelineProvider(UpNextTimelines()) { $0.configuration }
  ///     ) { entry in
  ///       UpNextView(entry: entry.content)
  ///     }
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
  public struct HostedIntentTimelineProvider<
    Provider: HostedTimelineProvider,
    Intent: WidgetConfigurationIntent
  >: AppIntentTimelineProvider {
    public typealias Entry = HostedEntry<Provider.Entry>

    private let provider: Provider
    private let configuration: @Sendable (Intent) -> Provider.Configuration
    private let intent: (@Sendable (Provider.Configuration) -> Intent)?

    /// Seconds until a retry.
    private static var pause: TimeInterval { 900 }

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - provider: Provides the timelines.
    ///   - intent: Converts a recommended configuration to an App Intent. If `nil`, the only recommendation
    ///     has the defaults. From watchOS 26 on, `nil` recommends nothing, because users edit the
    ///     complication.
    ///   - configuration: Returns the `configuration` of an App Intent.
    public init(
      _ provider: Provider,
      intent: (@Sendable (Provider.Configuration) -> Intent)? = nil,
      configuration: @escaping @Sendable (Intent) -> Provider.Configuration
    ) {
      self.provider = provider
      self.intent = intent
      self.configuration = configuration
    }

    public func placeholder(in context: TimelineProviderContext) -> Entry {
      HostedEntry(provider.placeholder(in: hosted(context)))
    }

    /// Returns the placeholder if the provider throws an error.
    public func snapshot(for intent: Intent, in context: TimelineProviderContext) async -> Entry {
      let context = hosted(context)
      let entry = try? await provider.snapshot(for: configuration(intent), in: context)
      return HostedEntry(entry ?? provider.placeholder(in: context))
    }

    /// Shows the placeholder for 15 minutes if the provider throws an error.
    public func timeline(for intent: Intent, in context: TimelineProviderContext) async -> Timeline<Entry> {
      let context = hosted(context)
      guard let timeline = try? await provider.timeline(for: configuration(intent), in: context) else {
        let entry = HostedEntry(provider.placeholder(in: context))
        return Timeline(entries: [entry], policy: .after(context.now.addingTimeInterval(Self.pause)))
      }
      let policy: TimelineReloadPolicy =
        switch timeline.policy {
        case .atEnd: .atEnd
        case .after(let date): .after(date)
        case .never: .never
        }
      return Timeline(entries: timeline.entries.map { HostedEntry($0) }, policy: policy)
    }

    #if os(watchOS)
      public func recommendations() -> [AppIntentRecommendation<Intent>] { choices }
    #endif

    private var choices: [AppIntentRecommendation<Intent>] {
      #if Foundation
        let texts = TextLookup(Bundle.main)
      #else
        let texts = TextLookup.base
      #endif
      guard let intent else {
        if #available(watchOS 26, *) { return [] }
        let title = texts(Provider.Configuration.schema.title)
        return [AppIntentRecommendation(intent: Intent(), description: title)]
      }
      let limit = HostedRecommendation<Provider.Configuration>.maximumCount
      return provider.recommendations().prefix(limit).map {
        AppIntentRecommendation(intent: intent($0.configuration), description: texts($0.title))
      }
    }

    private func hosted(_ context: TimelineProviderContext) -> HostedTimelineProviderContext {
      HostedTimelineProviderContext(
        family: ConfigurationFamily(context.family),
        now: .now,
        isPreview: context.isPreview
      )
    }
  }
#endif

#if canImport(WidgetKit) && !os(tvOS)
  /// Wraps an entry for WidgetKit.
  @available(visionOS 26.0, *)
  public struct HostedEntry<Content: HostedTimelineEntry>: TimelineEntry {
    /// The provider's entry.
    public let content: Content

    /// Wraps an entry.
    public init(_ content: Content) {
      self.content = content
    }

    public var date: Date { content.date }

    public var relevance: TimelineEntryRelevance? {
      content.relevance.map { TimelineEntryRelevance(score: $0.score, duration: $0.duration) }
    }
  }

  @available(visionOS 26.0, *)
  extension ConfigurationFamily {
    /// Unknown families get the array sizes of a large widget.
    init(_ family: WidgetFamily) {
      self =
        switch family {
        #if !os(watchOS)
          case .systemSmall: .systemSmall
          case .systemMedium: .systemMedium
          case .systemLarge: .systemLarge
          case .systemExtraLarge: .systemExtraLarge
        #endif
        #if os(iOS) || os(watchOS)
          case .accessoryCircular: .accessoryCircular
          case .accessoryRectangular: .accessoryRectangular
          case .accessoryInline: .accessoryInline
        #endif
        #if os(watchOS)
          case .accessoryCorner: .accessoryCorner
        #endif
        default: .systemLarge
        }
    }
  }
#endif
