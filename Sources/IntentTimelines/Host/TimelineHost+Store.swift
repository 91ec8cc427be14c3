extension TimelineHost {
  /// Looks at the store now: new widgets and those whose configuration has changed get a timeline, removed ones are
  /// forgotten. While the host does not run, nothing happens.
  ///
  /// - Throws: `ConfigurationStoreError` where the store cannot be read. What is wrong with a single widget is an
  ///   event.
  public func look() throws {
    guard isRunning else { return }
    // First, because the store's list has no room for what is wrong with one of them.
    for widget in widgets { look(at: widget) }
    let stored = try store.contents().widgets
    for widget in Set(placed.keys).subtracting(stored) { remove(widget) }
    for widget in stored where placed[widget] == nil { look(at: widget) }
  }

  /// Looks at one widget.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - reason: Why it gets a new timeline even where its configuration has not changed.
  func look(at widget: PlacedWidget, anew reason: HostedReloadReason? = nil) {
    guard isRunning, let provider = providers[widget.kind] else { return }
    do {
      guard let configuration = try provider.configuration(of: widget, in: store) else {
        return remove(widget)
      }
      if let known = placed[widget] {
        guard reason != nil || !known.configuration.equals(configuration) else { return }
        placed[widget]?.configuration = configuration
        // What is made for the old configuration, or by the old provider, is of no use any more.
        giveUp(widget)
        reload(widget, reason ?? .configured, isFree: true)
      } else {
        let placeholder = provider.placeholder(in: context(of: widget))
        placed[widget] = HostedWidget(
          configuration: configuration,
          schedule: ShowingSchedule(placeholder, at: time.elapsed)
        )
        reload(widget, .placed, isFree: true)
      }
    } catch {
      note(.failed(reason ?? .configured, words(for: error)), of: widget)
    }
  }

  private func remove(_ widget: PlacedWidget) {
    guard let state = placed.removeValue(forKey: widget) else { return }
    state.call?.task.cancel()
    note(.removed, of: widget)
  }

  func context(of widget: PlacedWidget) -> HostedTimelineProviderContext {
    HostedTimelineProviderContext(family: widget.family, now: time.now)
  }
}
