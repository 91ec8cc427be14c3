extension TimelineHost {
  /// Reads the store now: new widgets and those with a changed configuration get a timeline, removed ones are
  /// forgotten. Does nothing while the host is stopped.
  ///
  /// - Throws: `ConfigurationStoreError` if the store cannot be read. Problems of single widgets are events.
  public func look() throws {
    guard isRunning else { return }
    // First, because reading the store's list does not report damaged configurations.
    for widget in widgets { look(at: widget) }
    let contents = try store.contents()
    let failing = Set(contents.failures.map(\.widget))
    for widget in Set(placed.keys).subtracting(contents.widgets)
    where !failing.contains(widget) && !failing.contains(nil) {
      remove(widget)
    }
    for widget in contents.widgets + failing.compactMap(\.self) where placed[widget] == nil {
      look(at: widget)
    }
  }

  /// Reads the configuration of one widget.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - reason: Why it gets a new timeline even if its configuration has not changed.
  func look(at widget: PlacedWidget, anew reason: HostedReloadReason? = nil) {
    guard isRunning, let provider = providers[widget.kind] else { return }
    do {
      guard let configuration = try provider.configuration(of: widget, in: store) else {
        return remove(widget)
      }
      if let known = placed[widget] {
        guard reason != nil || !known.configuration.equals(configuration) else { return }
        placed[widget]?.configuration = configuration
        // The result for the old configuration or provider is no longer useful.
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
