extension TimelineHost {
  /// Makes sure that the host wakes at a time, or earlier.
  func wake(at offset: Duration) {
    guard isRunning else { return }
    if let alarm, alarm.offset <= offset { return }
    alarm?.task.cancel()
    let task = time.task { [weak self, time] in
      try? await time.sleep(until: offset)
      if !Task.isCancelled { await self?.woke() }
    }
    alarm = (offset, task)
  }

  private func woke() {
    // A replaced alarm does nothing.
    guard isRunning, !Task.isCancelled else { return }
    alarm = nil
    for widget in widgets { catchUp(widget) }
    if let next = placed.values.compactMap(\.nextOffset).min() { wake(at: next) }
  }
}
