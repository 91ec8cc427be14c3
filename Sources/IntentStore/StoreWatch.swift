/// Sees what has changed in a store by looking again and again, which is alike on all systems.
actor StoreWatch {
  /// The times of files are so coarse on some disks that two changes within this time can look like one.
  private static let coarsest = Duration.seconds(2)

  private let storage: any ConfigurationStorage
  private let interval: Duration
  /// What was seen last, by name.
  private var marks: [String: StorageMark]
  /// Whose configuration has the name.
  private var widgets: [String: PlacedWidget] = [:]
  private var folderMark: StorageMark?
  private var folderChanged = ContinuousClock.now
  private var lastLook = ContinuousClock.now
  /// What is still to be told, the first last.
  private var pending: [PlacedWidget] = []

  init(_ storage: any ConfigurationStorage, every interval: Duration) {
    self.storage = storage
    self.interval = interval
    folderMark = storage.mark()
    marks = (try? storage.marks()) ?? [:]
    for name in marks.keys {
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

  /// Whose configuration has, or had, a name.
  private func widget(_ name: String) -> PlacedWidget? {
    if case .whole(let record)? = try? storage.record(name), StoreName.name(of: record.widget) == name {
      widgets[name] = record.widget
    }
    return marks[name] == nil ? widgets.removeValue(forKey: name) : widgets[name]
  }
}
