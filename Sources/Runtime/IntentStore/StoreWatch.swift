extension ConfigurationStore {
  /// The widgets whose configurations are stored, changed or removed from now on, by this process or another.
  ///
  /// The store is checked while a task waits for the next widget, so a change is reported after one interval
  /// at most, plus the time of the check. If a folder has not changed, a check is one system call; otherwise
  /// it is one for each widget. Several changes of one widget within an interval are reported once. A
  /// configuration that becomes corrupt is a change of its widget. If the store cannot be read, it is checked
  /// again.
  ///
  /// - Parameter interval: The time between two checks.
  public func changes(every interval: Duration = .milliseconds(500)) -> AsyncStream<PlacedWidget> {
    let watch = StoreWatch(storage, every: interval)
    return AsyncStream { await watch.next() }
  }
}

/// Detects changes of a store by polling, which works in the same way on all systems.
actor StoreWatch {
  /// On some disks, file times are so coarse that two changes within this time can look the same.
  private static let coarsest = Duration.seconds(2)

  private let storage: any ConfigurationStorage
  private let interval: Duration
  /// The last marks, by name.
  private var marks: [String: StorageMark]
  /// The names that had a configuration at the start, until their widgets are known.
  private var unread: Set<String>
  /// The widgets, by the names of their configurations.
  private var widgets: [String: PlacedWidget] = [:]
  private var folderMark: StorageMark?
  private var folderChanged = ContinuousClock.now
  private var lastLook = ContinuousClock.now
  /// The changes that are not reported yet, in reverse order.
  private var pending: [PlacedWidget] = []

  init(_ storage: any ConfigurationStorage, every interval: Duration) {
    self.storage = storage
    self.interval = interval
    folderMark = storage.mark()
    marks = (try? storage.marks()) ?? [:]
    unread = Set(marks.keys)
    // Only these names do not hold their widgets. Reading all records would take too long here.
    for name in marks.keys where StoreName.isShortened(name) {
      if case .whole(let record)? = try? storage.record(name) { widgets[name] = record.widget }
    }
  }

  /// Waits for the next change. `nil` once the task is cancelled.
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

  /// The widget whose configuration has or had the name.
  private func widget(_ name: String) -> PlacedWidget? {
    if unread.remove(name) != nil, widgets[name] == nil { widgets[name] = StoreName.widget(of: name) }
    if case .whole(let record)? = try? storage.record(name), StoreName.name(of: record.widget) == name {
      widgets[name] = record.widget
    }
    return marks[name] == nil ? widgets.removeValue(forKey: name) : widgets[name]
  }
}
