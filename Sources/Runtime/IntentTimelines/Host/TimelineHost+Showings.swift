public import IntentPlatform

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
