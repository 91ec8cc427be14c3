public import IntentPlatform

/// Shows widgets as the system would: asks their providers for timelines, keeps what shows when, and asks again.
///
/// Each widget of a `ConfigurationStore` gets a timeline of its own from the provider of its kind. A new one is
/// asked for when the policy of the last one says so, when the configuration changes, and when the app asks for it.
/// A provider that fails or takes too long leaves what shows as it is, and disturbs no other.
///
/// Dates come from the clock, so that a ``ManualClock`` runs through a day in milliseconds.
public actor TimelineHost {
  /// How much providers are given, and how much is kept.
  public nonisolated let limits: TimelineHostLimits
  /// How many refreshes each widget is granted.
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

  /// A host that does nothing until ``start(watchingEvery:)``.
  ///
  /// - Parameters:
  ///   - store: The store that holds the widgets' configurations.
  ///   - clock: By what time passes.
  ///   - date: The date that it is by the clock now.
  ///   - budget: How many refreshes each widget is granted.
  ///   - limits: How much providers are given, and how much is kept.
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

  /// Has a provider draw the widgets of a kind, in place of the one before it.
  ///
  /// While the host runs, the store's widgets of that kind get new timelines at once. Where the store cannot be read
  /// then, those that have none yet wait for the next ``look()``.
  ///
  /// - Parameters:
  ///   - provider: The provider.
  ///   - kind: The kind, as the store's widgets have it.
  public func add(_ provider: some HostedTimelineProvider, forKind kind: String) {
    providers[kind] = provider
    guard isRunning else { return }
    for widget in widgets where widget.kind == kind { look(at: widget, anew: .replaced) }
    let stored = (try? store.contents().widgets) ?? []
    for widget in stored where widget.kind == kind && placed[widget] == nil { look(at: widget) }
  }

  /// Begins: gives each widget of the store a timeline, and keeps them up to date until ``stop()``. A host that was
  /// stopped begins anew.
  ///
  /// - Parameter interval: How often to see whether the store was changed, by this process or another, in real
  ///   time; `nil` is only when ``look()`` is called.
  /// - Throws: `ConfigurationStoreError` where the store cannot be read; the host has not begun then.
  public func start(watchingEvery interval: Duration? = .milliseconds(500)) throws {
    guard !isRunning else { return }
    // Before the first look, so that no change falls between the two.
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

  /// Ends: gives up what is under way, and changes nothing any more. What has shown can still be asked for.
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
