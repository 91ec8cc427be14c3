public import IntentPlatform

extension TimelineHost {
  /// The date by the host's clock.
  public var now: Date {
    time.now
  }

  /// The widgets that have a timeline or wait for their first, in the order of kind, size and identifier.
  public var widgets: [PlacedWidget] {
    placed.keys.sorted { ($0.kind, $0.family.rawValue, $0.id) < ($1.kind, $1.family.rawValue, $1.id) }
  }

  /// What a widget shows.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - date: When; `nil` is now. For a later date it is what shows if no other timeline comes before.
  /// - Returns: What it shows; `nil` for a widget that is not placed, and before it was.
  public func showing(of widget: PlacedWidget, at date: Date? = nil) -> HostedShowing? {
    let offset = date.map(time.offset) ?? time.elapsed
    return offset.flatMap { placed[widget]?.schedule.item(at: $0) }.map(showing)
  }

  /// What a widget has shown, shows and is to show, by date, as far back as
  /// ``TimelineHostLimits/maximumPastEntryCount`` says.
  public func showings(of widget: PlacedWidget) -> [HostedShowing] {
    placed[widget]?.schedule.items.map(showing) ?? []
  }

  /// The widget of a kind whose entry matters most now: the one that comes to the top of a stack. `nil` where none
  /// matters.
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

  /// How often a widget's timeline was asked for; `nil` for one that is not placed.
  public func report(of widget: PlacedWidget) -> RefreshReport? {
    placed[widget]?.report
  }

  /// What has happened, the last ``TimelineHostLimits/maximumEventCount`` of it, the earliest first.
  public var events: [TimelineHostEvent] {
    Array(log.events)
  }

  /// What happens from now on, until the host stops or is gone; nothing where it has stopped. Who does not keep up
  /// misses the earliest. What happens at one moment comes in any order.
  public func newEvents() -> AsyncStream<TimelineHostEvent> {
    log.stream()
  }

  private func showing(_ item: ShowingSchedule.Item) -> HostedShowing {
    HostedShowing(date: time.date(at: item.offset), entry: item.entry, isPlaceholder: item.isPlaceholder)
  }

  func note(_ kind: TimelineHostEvent.Kind, of widget: PlacedWidget) {
    log.append(TimelineHostEvent(date: time.now, widget: widget, kind: kind))
  }

  /// What a provider throws can be of any length, and hold anything.
  func words(for error: any Error) -> String {
    visibleText(String("\(error)".prefix(500)))
  }
}
