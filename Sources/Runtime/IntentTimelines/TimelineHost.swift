public import IntentPlatform
import IntentText

/// Shows widgets as the system would: requests timelines from their providers and keeps what shows when.
///
/// Each widget of a `ConfigurationStore` gets its own timeline from the provider of its kind. A new one is requested
/// when the policy of the last one says so, when the configuration changes, and when the app asks. A provider that
/// fails or takes too long does not change what shows, and does not affect the others.
///
/// Dates come from the clock, so a test with a ``ManualClock`` runs through a day in milliseconds.
public actor TimelineHost {
  /// The limits on providers and on what is kept.
  public nonisolated let limits: TimelineHostLimits
  /// The refreshes that each widget gets.
  public nonisolated let budget: RefreshBudget

  let store: ConfigurationStore
  let time: HostTime
  var providers: [String: any HostedTimelineProvider] = [:]
  var placed: [PlacedWidget: HostedWidget] = [:]
  var log: EventLog
  var isRunning = false
  var lastCallID = 0
  var alarm: (offset: Duration, task: Task<Void, Never>)?
  private var watch: Task<Void, Never>?

  /// Creates a host, which does nothing until ``start(watchingEvery:)``.
  ///
  /// - Parameters:
  ///   - store: The store of the widgets' configurations.
  ///   - clock: The clock.
  ///   - date: The current date of the clock.
  ///   - budget: The refreshes that each widget gets.
  ///   - limits: The limits on providers and on what is kept.
  public init(
    _ store: ConfigurationStore,
    clock: some Clock<Duration> = ContinuousClock(),
    startingAt date: Date = Date(),
    budget: RefreshBudget = RefreshBudget(),
    limits: TimelineHostLimits = TimelineHostLimits()
  ) {
    self.store = store
    self.budget = budget
    self.limits = limits
    time = HostTime(clock, startingAt: date)
    log = EventLog(limit: limits.maximumEventCount)
  }

  deinit {
    watch?.cancel()
    alarm?.task.cancel()
    for widget in placed.values { widget.call?.task.cancel() }
    log.finish()
  }

  /// Sets the provider of a kind of widget.
  ///
  /// While the host runs, the store's widgets of that kind get new timelines at once. If the store cannot be read,
  /// widgets without a timeline wait for the next ``look()``.
  ///
  /// - Parameters:
  ///   - provider: The provider.
  ///   - kind: The kind of the store's widgets.
  public func add(_ provider: some HostedTimelineProvider, forKind kind: String) {
    providers[kind] = provider
    guard isRunning else { return }
    for widget in widgets where widget.kind == kind { look(at: widget, anew: .replaced) }
    let stored = (try? store.contents().widgets) ?? []
    for widget in stored where widget.kind == kind && placed[widget] == nil { look(at: widget) }
  }

  /// Starts the host: gives each widget of the store a timeline, and keeps them up to date until ``stop()``. A stopped
  /// host can start again.
  ///
  /// - Parameter interval: How often to check the store for changes, by this process or another, in real time; with
  ///   `nil`, only when ``look()`` is called.
  /// - Throws: `ConfigurationStoreError` if the store cannot be read; the host has not started then.
  public func start(watchingEvery interval: Duration? = .milliseconds(500)) throws {
    guard !isRunning else { return }
    // Before the first look, so that no change is missed.
    let changes = interval.map { store.changes(every: $0) }
    placed = [:]
    isRunning = true
    do {
      try look()
    } catch {
      isRunning = false
      throw error
    }
    log.begin()
    guard let changes else { return }
    watch = Task { [weak self] in
      for await widget in changes { await self?.look(at: widget) }
    }
  }

  /// Stops the host and cancels running calls. What has shown remains available.
  public func stop() async {
    isRunning = false
    for (widget, state) in placed {
      state.call?.task.cancel()
      placed[widget]?.call = nil
      placed[widget]?.due = nil
      placed[widget]?.again = nil
    }
    let ending = [watch, alarm?.task]
    watch = nil
    alarm = nil
    log.finish()
    for task in ending {
      task?.cancel()
      await task?.value
    }
  }
}

extension TimelineHost {
  /// Requests new timelines for a kind of widget, as `WidgetCenter` does.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - inForeground: Whether the app is in the foreground, plays audio or navigates: then the requests do not use the
  ///     budget.
  public func reloadTimelines(ofKind kind: String, inForeground: Bool = false) {
    for widget in widgets where widget.kind == kind { reload(widget, .requested, isFree: inForeground) }
  }

  /// Requests new timelines for all widgets.
  ///
  /// - Parameter inForeground: Whether the app is in the foreground: then the requests do not use the budget.
  public func reloadAllTimelines(inForeground: Bool = false) {
    for widget in widgets { reload(widget, .requested, isFree: inForeground) }
  }

  /// The provider's snapshot of a widget. What the widget shows does not change.
  ///
  /// - Parameter widget: A widget of the store.
  /// - Returns: The entry, of the provider's type.
  /// - Throws: ``TimelineHostError``, `ConfigurationStoreError`, and the provider's errors.
  public func snapshot(of widget: PlacedWidget) async throws -> any HostedTimelineEntry {
    let provider = try provider(of: widget.kind)
    guard let configuration = try provider.configuration(of: widget, in: store) else {
      throw TimelineHostError.notPlaced(widget)
    }
    let context = context(of: widget)
    return try await time.limit(limits.providerTime) {
      try await provider.anySnapshot(for: configuration, in: context)
    }
  }

  /// A gallery's preview of a kind of widget: its provider's snapshot of the definition's defaults.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - family: The widget family.
  /// - Returns: The entry, of the provider's type.
  /// - Throws: ``TimelineHostError``, and the provider's errors.
  public func preview(ofKind kind: String, in family: ConfigurationFamily) async throws
    -> any HostedTimelineEntry
  {
    let provider = try provider(of: kind)
    let context = HostedTimelineProviderContext(family: family, now: time.now, isPreview: true)
    return try await time.limit(limits.providerTime) {
      try await provider.anySnapshot(for: nil, in: context)
    }
  }

  private func provider(of kind: String) throws -> any HostedTimelineProvider {
    guard let provider = providers[kind] else { throw TimelineHostError.unknownKind(kind) }
    return provider
  }
}

extension TimelineHost {
  /// The current date of the host's clock.
  public var now: Date {
    time.now
  }

  /// The widgets that have a timeline or wait for their first, sorted by kind, family and identifier.
  public var widgets: [PlacedWidget] {
    placed.keys.sorted { ($0.kind, $0.family.rawValue, $0.id) < ($1.kind, $1.family.rawValue, $1.id) }
  }

  /// What a widget shows.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - date: The date; `nil` is now. For a later date, what shows without further timelines.
  /// - Returns: What shows; `nil` for a widget that is not placed, or was not at that date.
  public func showing(of widget: PlacedWidget, at date: Date? = nil) -> HostedShowing? {
    let offset = date.map(time.offset) ?? time.elapsed
    return offset.flatMap { placed[widget]?.schedule.item(at: $0) }.map(showing)
  }

  /// A widget's past, current and future entries by date, limited by
  /// ``TimelineHostLimits/maximumPastEntryCount``.
  public func showings(of widget: PlacedWidget) -> [HostedShowing] {
    placed[widget]?.schedule.items.map(showing) ?? []
  }

  /// The widget of a kind with the most relevant entry now, which a stack would show on top. `nil` if none is relevant.
  public func mostRelevantWidget(ofKind kind: String) -> PlacedWidget? {
    let now = time.elapsed
    var best: (widget: PlacedWidget, score: Float)?
    for widget in widgets where widget.kind == kind {
      guard let item = placed[widget]?.schedule.item(at: now), let relevance = item.entry.relevance else {
        continue
      }
      let isOver =
        relevance.duration > 0 && time.now.timeIntervalSince(item.entry.date) >= relevance.duration
      if !isOver && relevance.score > best?.score ?? 0 { best = (widget, relevance.score) }
    }
    return best?.widget
  }

  /// Counts of a widget's timeline requests; `nil` if it is not placed.
  public func report(of widget: PlacedWidget) -> RefreshReport? {
    placed[widget]?.report
  }

  /// The last ``TimelineHostLimits/maximumEventCount`` events, in order.
  public var events: [TimelineHostEvent] {
    Array(log.events)
  }

  /// The events from now on, until the host stops or is gone. A slow reader misses the earliest. Events of one moment
  /// come in any order.
  public func newEvents() -> AsyncStream<TimelineHostEvent> {
    log.stream()
  }

  private func showing(_ item: ShowingSchedule.Item) -> HostedShowing {
    HostedShowing(date: time.date(at: item.offset), entry: item.entry, isPlaceholder: item.isPlaceholder)
  }

  func note(_ kind: TimelineHostEvent.Kind, of widget: PlacedWidget) {
    log.append(TimelineHostEvent(date: time.now, widget: widget, kind: kind))
  }

  /// The text of a provider's error, which can have any length and contain anything.
  func words(for error: any Error) -> String {
    visibleText(String("\(error)".prefix(500)))
  }
}
