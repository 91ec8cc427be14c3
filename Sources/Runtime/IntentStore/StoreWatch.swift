extension ConfigurationStore {
  /// Reports a widget if any process adds, changes or removes its configuration from now on.
  ///
  /// The store is only checked while a task waits for the next widget. A check takes at least one system call
  /// for each widget. Several changes of a widget within an interval are reported once. If the store can't be
  /// read, the next check tries again.
  public func changes(every interval: Duration = .milliseconds(500)) -> AsyncStream<PlacedWidget> {
    let watch = StoreWatch(storage, every: interval)
    return AsyncStream { await watch.next() }
  }
}

/// Reports changes of a store's records. Polls, because that works the same on all systems.
actor StoreWatch {
  private let storage: any ConfigurationStorage
  private let interval: Duration
  private var marks: [String: StorageMark]
  /// Names of records that were there at the start and haven't changed since. Their widgets are read when
  /// they are needed.
  private var unread: Set<String>
  private var widgets: [String: PlacedWidget] = [:]
  private var pending: [PlacedWidget] = []

  init(_ storage: any ConfigurationStorage, every interval: Duration) {
    self.storage = storage
    self.interval = interval
    marks = (try? storage.marks()) ?? [:]
    unread = Set(marks.keys)
    // A shortened name doesn't tell its widget, and the record may be gone later, so read it now. Reading all
    // records would take too long here.
    for name in marks.keys where StoreName.isShortened(name) {
      if case .whole(let record)? = try? storage.record(name) { widgets[name] = record.widget }
    }
  }

  /// Returns `nil` once the task is cancelled.
  func next() async -> PlacedWidget? {
    while !Task.isCancelled {
      if let widget = pending.popLast() { return widget }
      look()
      if pending.isEmpty { try? await Task.sleep(for: interval) }
    }
    return nil
  }

  private func look() {
    guard let new = try? storage.marks() else { return }
    let old = marks
    marks = new
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    pending = changed.sorted(by: >).compactMap(widget)
  }

  private func widget(_ name: String) -> PlacedWidget? {
    if unread.remove(name) != nil, widgets[name] == nil { widgets[name] = StoreName.widget(of: name) }
    if case .whole(let record)? = try? storage.record(name), StoreName.name(of: record.widget) == name {
      widgets[name] = record.widget
    }
    return marks[name] == nil ? widgets.removeValue(forKey: name) : widgets[name]
  }
}
