public import IntentPlatform

/// The host's state for a placed widget.
struct HostedWidget {
  var configuration: any GeneratedConfiguration
  var schedule: ShowingSchedule
  var due: (offset: Duration, reason: HostedReloadReason, isFree: Bool)?
  var call: HostedCall?
  /// Why to call the provider again after the current call.
  var again: (reason: HostedReloadReason, isFree: Bool)?
  var isSupported = true
  var ledger = RefreshLedger()
  var report = RefreshReport()

  var nextOffset: Duration? {
    call?.deadline ?? due?.offset
  }
}

/// A call of a provider that hasn't returned.
struct HostedCall {
  let id: Int
  let reason: HostedReloadReason
  let isFree: Bool
  let deadline: Duration
  let task: Task<Void, Never>
}

/// An entry that a widget shows, and since when.
public struct HostedShowing: Sendable {
  /// When the entry begins to show, which may be later than the entry's date.
  public var date: Date
  /// The entry, of the provider's type.
  public var entry: any HostedTimelineEntry
  /// Whether this is the placeholder before the first timeline.
  public var isPlaceholder: Bool
}

/// The entries of a widget, by the time they show.
struct ShowingSchedule {
  /// An entry, and when it is shown.
  struct Item {
    var offset: Duration
    var entry: any HostedTimelineEntry
    var isPlaceholder = false
  }

  /// Sorted by time.
  private(set) var items: [Item]

  init(_ placeholder: any HostedTimelineEntry, at now: Duration) {
    items = [Item(offset: now, entry: placeholder, isPlaceholder: true)]
  }

  func item(at offset: Duration) -> Item? {
    items.last { $0.offset <= offset }
  }

  /// Keeps at most `limit` past entries.
  mutating func replace(by entries: [Item], at now: Duration, limit: Int) {
    let new = entries.map {
      Item(offset: max($0.offset, now), entry: $0.entry, isPlaceholder: $0.isPlaceholder)
    }
    // An old entry from the same moment as the new first entry never showed.
    items.removeAll { $0.offset > now || $0.offset == new.first?.offset }
    items += new
    let showing = items.lastIndex { $0.offset <= now } ?? 0
    items.removeFirst(max(0, showing - max(0, limit)))
  }
}

/// The entries of a timeline that the host keeps.
struct KeptTimeline {
  /// Entries from the current one on, sorted by time.
  private(set) var entries: [ShowingSchedule.Item]
  /// Counts entries beyond the limit or with an invalid date.
  private(set) var leftOutCount: Int

  init(_ entries: [any HostedTimelineEntry], time: HostTime, at now: Duration, limit: Int) {
    let dated = entries.compactMap { entry in
      time.offset(of: entry.date).map { ShowingSchedule.Item(offset: $0, entry: entry) }
    }
    // Keeps the order of entries with the same date.
    let all = dated.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
    // If entries have the same date, only the last would ever show.
    let ends = all.indices.filter { $0 == all.count - 1 || all[$0].offset < all[$0 + 1].offset }
    let sorted = ends.map { all[$0] }
    let first = sorted.lastIndex { $0.offset <= now } ?? 0
    self.entries = Array(sorted[first...].prefix(max(1, limit)))
    leftOutCount = entries.count - dated.count + sorted.count - first - self.entries.count
  }
}
