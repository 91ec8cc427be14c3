public import IntentPlatform
import IntentText

/// Requests the timelines of a `ConfigurationStore`'s widgets and keeps track of the entries, as the system
/// would. If a provider fails or is too slow, its widgets keep their entries.
public actor TimelineHost {
  /// The limits on providers and memory.
  public nonisolated let limits: TimelineHostLimits
  /// How many refreshes each widget gets.
  public nonisolated let budget: RefreshBudget

  let store: ConfigurationStore
  let time: HostTime
  var providers: [String: any HostedTimelineProvider] = [:]
  /// Kinds without an entry support every family.
  var families: [String: Set<ConfigurationFamily>] = [:]
  var placed: [PlacedWidget: HostedWidget] = [:]
  var log: EventLog
  var isRunning = false
  var lastCallID = 0
  var alarm: (offset: Duration, task: Task<Void, Never>)?
  private var watch: Task<Void, Never>?

  /// Creates a host at a date. Call ``start(watchingEvery:)`` to run it.
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
  }

  /// Sets the provider for a kind. Its widgets get new timelines immediately. If the store can't be read,
  /// widgets without a timeline wait for the next ``look()``.
  ///
  /// - Parameters:
  ///   - provider: Provides the timelines.
  ///   - kind: The kind of the widgets.
  ///   - supportedFamilies: As in WidgetKit's `supportedFamilies(_:)`; `nil` for all. A placed widget of
  ///     another family shows the placeholder and gets no timeline.
  public func add(
    _ provider: some HostedTimelineProvider,
    forKind kind: String,
    supportedFamilies: Set<ConfigurationFamily>? = nil
  ) {
    providers[kind] = provider
    families[kind] = supportedFamilies
    guard isRunning else { return }
    for widget in widgets where widget.kind == kind { look(at: widget, anew: .replaced) }
    let stored = (try? store.contents().widgets) ?? []
    for widget in stored where widget.kind == kind && placed[widget] == nil { look(at: widget) }
  }

  /// Keeps the timelines of the store's widgets up to date until ``stop()``.
  ///
  /// - Parameter interval: The real time between checks of the store; `nil` to only check in ``look()``.
  /// - Throws: `ConfigurationStoreError` if the store can't be read. The host then stays stopped.
  public func start(watchingEvery interval: Duration? = .milliseconds(500)) throws {
    guard !isRunning else { return }
    // Start watching before the first look, so as not to miss a change.
    let changes = interval.map { store.changes(every: $0) }
    placed = [:]
    isRunning = true
    do {
      try look()
    } catch {
      isRunning = false
      throw error
    }
    guard let changes else { return }
    watch = Task { [weak self] in
      for await widget in changes { await self?.look(at: widget) }
    }
  }

  /// Stops the host and cancels running calls. Past entries remain available.
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
    for task in ending {
      task?.cancel()
      await task?.value
    }
  }
}

extension TimelineHost {
  /// Requests new timelines, as `WidgetCenter` does.
  ///
  /// - Parameters:
  ///   - kind: The kind of the widgets.
  ///   - inForeground: Whether the app is in the foreground, plays audio or navigates, which makes requests free.
  public func reloadTimelines(ofKind kind: String, inForeground: Bool = false) {
    for widget in widgets where widget.kind == kind { reload(widget, .requested, isFree: inForeground) }
  }

  /// Requests new timelines for all widgets.
  ///
  /// - Parameter inForeground: See ``reloadTimelines(ofKind:inForeground:)``.
  public func reloadAllTimelines(inForeground: Bool = false) {
    for widget in widgets { reload(widget, .requested, isFree: inForeground) }
  }

  /// Requests a snapshot. The widget's timeline stays unchanged.
  ///
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

  /// Requests a snapshot with the definition's defaults.
  ///
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
  /// The host's current date.
  public var now: Date {
    time.now
  }

  /// The widgets that have a timeline or wait for one, sorted by kind, family and identifier.
  public var widgets: [PlacedWidget] {
    placed.keys.sorted { ($0.kind, $0.family.rawValue, $0.id) < ($1.kind, $1.family.rawValue, $1.id) }
  }

  /// Returns the entry that shows at a date, by default now; `nil` if the widget is not placed, or was not at
  /// that date. For a future date, assumes no further timelines.
  public func showing(of widget: PlacedWidget, at date: Date? = nil) -> HostedShowing? {
    let offset = date.map(time.offset) ?? time.elapsed
    return offset.flatMap { placed[widget]?.schedule.item(at: $0) }.map(showing)
  }

  /// Returns the counts of a widget's requests; `nil` if the widget is not placed.
  public func report(of widget: PlacedWidget) -> RefreshReport? {
    placed[widget]?.report
  }

  /// The latest events, at most ``TimelineHostLimits/maximumEventCount``.
  public var events: [TimelineHostEvent] {
    Array(log.events)
  }

  private func showing(_ item: ShowingSchedule.Item) -> HostedShowing {
    HostedShowing(date: time.date(at: item.offset), entry: item.entry, isPlaceholder: item.isPlaceholder)
  }

  func note(_ kind: TimelineHostEvent.Kind, of widget: PlacedWidget) {
    log.append(TimelineHostEvent(date: time.now, widget: widget, kind: kind))
  }

  // A provider's error can have any length and contain anything.
  func words(for error: any Error) -> String {
    visibleText(String("\(error)".prefix(500)))
  }
}
