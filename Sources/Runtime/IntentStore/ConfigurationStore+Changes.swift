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
