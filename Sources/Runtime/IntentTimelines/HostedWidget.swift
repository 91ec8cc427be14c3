public import IntentPlatform

/// A host's state of a widget.
struct HostedWidget {
  var configuration: any GeneratedConfiguration
  var schedule: ShowingSchedule
  /// When and why to request the next timeline, and whether that is free; `nil` if not scheduled.
  var due: (offset: Duration, reason: HostedReloadReason, isFree: Bool)?
  /// The running call of the provider.
  var call: HostedCall?
  /// The cancelled calls that have not ended.
  var stuckCalls: Set<Int> = []
  /// Why to call the provider again after the current call.
  var again: (reason: HostedReloadReason, isFree: Bool)?
  /// Whether it was reported that too many calls are stuck.
  var isStuck = false
  var ledger = RefreshLedger()
  var report = RefreshReport()

  /// The time of the next action.
  var nextOffset: Duration? {
    call?.deadline ?? due?.offset
  }
}

/// A call of a provider for a timeline.
struct HostedCall {
  let id: Int
  let reason: HostedReloadReason
  let isFree: Bool
  let deadline: Duration
  let task: Task<Void, Never>
}

/// What a widget shows from a date on.
public struct HostedShowing: Sendable {
  /// When it starts to show; for the first entry of a timeline this can be later than the entry's date.
  public var date: Date
  /// The entry, of the provider's type.
  public var entry: any HostedTimelineEntry
  /// Whether it is the placeholder, which shows before the first timeline.
  public var isPlaceholder: Bool
}

/// A widget's past, current and future entries.
struct ShowingSchedule {
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

  /// The entry that shows at a time; `nil` before the first.
  func item(at offset: Duration) -> Item? {
    items.last { $0.offset <= offset }
  }

  /// Replaces the future entries by a timeline.
  ///
  /// - Parameters:
  ///   - entries: The timeline's entries, sorted by time.
  ///   - now: The time.
  ///   - limit: The number of past entries to keep.
  mutating func replace(by entries: [Item], at now: Duration, limit: Int) {
    let new = entries.map { Item(offset: max($0.offset, now), entry: $0.entry) }
    // An entry that began at the same moment as the first of these never showed.
    items.removeAll { $0.offset > now || $0.offset == new.first?.offset }
    items += new
    let showing = items.lastIndex { $0.offset <= now } ?? 0
    items.removeFirst(max(0, showing - max(0, limit)))
  }
}

/// The kept part of a timeline of any type.
struct KeptTimeline {
  /// Sorted by time: the current entry, if any, and the later ones.
  private(set) var entries: [ShowingSchedule.Item]
  /// The number of entries beyond the limit or without a valid date.
  private(set) var leftOutCount: Int

  init(_ entries: [any HostedTimelineEntry], time: HostTime, at now: Duration, limit: Int) {
    let dated = entries.compactMap { entry in
      time.offset(of: entry.date).map { ShowingSchedule.Item(offset: $0, entry: entry) }
    }
    // If two have the same date, the later one comes last.
    let all = dated.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
    // The one before it would never show.
    let ends = all.indices.filter { $0 == all.count - 1 || all[$0].offset < all[$0 + 1].offset }
    let sorted = ends.map { all[$0] }
    let first = sorted.lastIndex { $0.offset <= now } ?? 0
    self.entries = Array(sorted[first...].prefix(max(1, limit)))
    leftOutCount = entries.count - dated.count + sorted.count - first - self.entries.count
  }
}
