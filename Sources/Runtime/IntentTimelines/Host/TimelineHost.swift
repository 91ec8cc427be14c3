public import IntentPlatform

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
