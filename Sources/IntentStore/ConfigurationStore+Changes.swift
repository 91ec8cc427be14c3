extension ConfigurationStore {
  /// The widgets whose configurations are stored, changed or removed from now on, by this process or another.
  ///
  /// The store is looked at while somebody waits for the next widget, so a change is seen after the interval at
  /// the latest, plus the time to look: of a folder that does not change that is one call to the system, and
  /// else one for each widget. Several changes of one widget in between are one. What turns corrupt is a change
  /// of its widget. A store that cannot be read is looked at again.
  ///
  /// - Parameter interval: The time between two looks.
  public func changes(every interval: Duration = .milliseconds(500)) -> AsyncStream<PlacedWidget> {
    let watch = StoreWatch(storage, every: interval)
    return AsyncStream { await watch.next() }
  }
}
