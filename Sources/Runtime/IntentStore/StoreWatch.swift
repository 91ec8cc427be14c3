extension ConfigurationStore {
  /// Reports the widgets with a new, changed or removed configuration from now on, by this process or
  /// another.
  ///
  /// The store is only checked while a task waits for the next widget, so a change arrives after an interval
  /// at most, plus the time of the check. A check of an unchanged folder is one system call; otherwise it
  /// takes one per widget. Several changes of a widget within an interval are reported once. A configuration
  /// that becomes corrupt counts as changed. If the store can't be read, the next check tries again.
  ///
  /// - Parameter interval: The time between checks.
  public func changes(every interval: Duration = .milliseconds(500)) -> AsyncStream<PlacedWidget> {
    let watch = StoreWatch(storage, every: interval)
    return AsyncStream { await watch.next() }
  }
}

/// Detects changes of a store by polling, which works the same on all systems.
actor StoreWatch {
  /// On some disks, file times are so coarse that two changes within this time look the same.
  private static let coarsest = Duration.seconds(2)

  private let storage: any ConfigurationStorage
  private let interval: Duration
  private var marks: [String: StorageMark]
  /// The names with a configuration at the start but a widget that is unknown so far.
  private var unread: Set<String>
  private var widgets: [String: PlacedWidget] = [:]
  private var folderMark: StorageMark?
  private var folderChanged = ContinuousClock.now
  private var lastLook = ContinuousClock.now
  /// The unreported changes, in reverse order.
  private var pending: [PlacedWidget] = []

  init(_ storage: any ConfigurationStorage, every interval: Duration) {
    self.storage = storage
    self.interval = interval
    folderMark = storage.mark()
    marks = (try? storage.marks()) ?? [:]
    unread = Set(marks.keys)
    // Only these names don't contain their widgets. Reading all records would take too long here.
    for name in marks.keys where StoreName.isShortened(name) {
      if case .whole(let record)? = try? storage.record(name) { widgets[name] = record.widget }
    }
  }

  /// Waits for the next change; `nil` once the task is cancelled.
  func next() async -> PlacedWidget? {
    while !Task.isCancelled {
      if let widget = pending.popLast() { return widget }
      look()
      if pending.isEmpty { try? await Task.sleep(for: interval) }
    }
    return nil
  }

  private func look() {
    let mark = storage.mark()
    if mark != folderMark { folderChanged = .now }
    guard mark == nil || folderChanged.duration(to: lastLook) < Self.coarsest else { return }
    lastLook = .now
    guard let new = try? storage.marks() else { return }
    folderMark = mark
    let old = marks
    marks = new
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    pending = changed.sorted(by: >).compactMap(widget)
  }

  /// The widget that the name belongs or belonged to.
  private func widget(_ name: String) -> PlacedWidget? {
    if unread.remove(name) != nil, widgets[name] == nil { widgets[name] = StoreName.widget(of: name) }
    if case .whole(let record)? = try? storage.record(name), StoreName.name(of: record.widget) == name {
      widgets[name] = record.widget
    }
    return marks[name] == nil ? widgets.removeValue(forKey: name) : widgets[name]
  }
}
