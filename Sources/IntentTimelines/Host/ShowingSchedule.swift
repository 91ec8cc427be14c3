/// What a widget has shown, shows, and is to show.
struct ShowingSchedule {
  struct Item {
    var offset: Duration
    var entry: any HostedTimelineEntry
    var isPlaceholder = false
  }

  /// By time.
  private(set) var items: [Item]

  init(_ placeholder: any HostedTimelineEntry, at now: Duration) {
    items = [Item(offset: now, entry: placeholder, isPlaceholder: true)]
  }

  /// What shows at a time; `nil` before the first.
  func item(at offset: Duration) -> Item? {
    items.last { $0.offset <= offset }
  }

  /// Puts a timeline in the place of what has not shown yet.
  ///
  /// - Parameters:
  ///   - entries: The timeline's entries, by time.
  ///   - now: The time.
  ///   - limit: How many are remembered of those that have shown before.
  mutating func replace(by entries: [Item], at now: Duration, limit: Int) {
    items.removeAll { $0.offset > now }
    items += entries.map { Item(offset: max($0.offset, now), entry: $0.entry) }
    let pastCount = items.count { $0.offset < now }
    items.removeFirst(max(0, pastCount - max(0, limit)))
  }
}

/// A timeline of any provider, as far as it is kept.
struct KeptTimeline {
  /// By time: the one that shows now, if there is one, and those that show later.
  private(set) var entries: [ShowingSchedule.Item]
  /// How many there is no room for, or that have no date.
  private(set) var leftOutCount: Int

  init(_ entries: [any HostedTimelineEntry], time: HostTime, at now: Duration, limit: Int) {
    let dated = entries.compactMap { entry in
      time.offset(of: entry.date).map { ShowingSchedule.Item(offset: $0, entry: entry) }
    }
    // Of two with one date the later one comes last.
    let sorted = dated.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
    let first = sorted.lastIndex { $0.offset <= now } ?? 0
    self.entries = Array(sorted[first...].prefix(max(1, limit)))
    leftOutCount = entries.count - dated.count + sorted.count - first - self.entries.count
  }
}
