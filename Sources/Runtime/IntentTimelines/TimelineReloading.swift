extension TimelineHost {
  /// Looks for new, changed and removed widgets in the store, unless the host is stopped.
  ///
  /// - Throws: `ConfigurationStoreError` if the store can't be read. Problems of single widgets become
  ///   events.
  public func look() throws {
    guard isRunning else { return }
    // Look at the known widgets first, because listing the store sets corrupt configurations aside without
    // reporting them.
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

  /// Looks whether a widget needs a timeline. With a reason, the widget gets a new timeline even if nothing
  /// changed.
  func look(at widget: PlacedWidget, anew reason: HostedReloadReason? = nil) {
    guard isRunning, let provider = providers[widget.kind] else { return }
    do {
      guard let configuration = try provider.configuration(of: widget, in: store) else {
        return remove(widget)
      }
      if let known = placed[widget] {
        guard reason != nil || !known.configuration.equals(configuration) else { return }
        placed[widget]?.configuration = configuration
        // The running call uses the old configuration or provider.
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

extension TimelineHost {
  func reload(_ widget: PlacedWidget, _ reason: HostedReloadReason, isFree: Bool) {
    guard isRunning, let state = placed[widget] else { return }
    guard families[widget.kind]?.contains(widget.family) ?? true else { return dropFamily(of: widget) }
    placed[widget]?.isSupported = true
    // One call serves all pending requests, and is free if one of them is.
    let isFree = isFree || state.due?.isFree == true || state.again?.isFree == true
    guard state.call == nil else {
      placed[widget]?.again = (reason, isFree)
      placed[widget]?.due = nil
      return
    }
    if isFree {
      placed[widget]?.report.freeCount += 1
    } else if !pay(for: widget, reason) {
      return
    }
    call(widget, reason, isFree: isFree)
  }

  /// Apple doesn't document what the system shows in a placed widget after its family lost support. People
  /// report that it stays, without content.
  private func dropFamily(of widget: PlacedWidget) {
    guard let state = placed[widget], state.isSupported, let provider = providers[widget.kind] else { return }
    let now = time.elapsed
    let placeholder = ShowingSchedule(provider.placeholder(in: context(of: widget)), at: now)
    placed[widget]?.isSupported = false
    placed[widget]?.due = nil
    placed[widget]?.schedule.replace(by: placeholder.items, at: now, limit: limits.maximumPastEntryCount)
    note(.unsupportedFamily, of: widget)
  }

  /// Returns `false` if the refresh must wait.
  private func pay(for widget: PlacedWidget, _ reason: HostedReloadReason) -> Bool {
    guard var state = placed[widget] else { return false }
    defer { placed[widget] = state }
    let now = time.elapsed
    if state.ledger.take(at: now, of: budget) {
      state.report.grantedCount += 1
      return true
    }
    let next = state.ledger.next(after: now)
    state.report.droppedCount += 1
    note(.dropped(reason, until: time.date(at: next)), of: widget)
    state.due = (next, reason, false)
    wake(at: next)
    return false
  }

  private func call(_ widget: PlacedWidget, _ reason: HostedReloadReason, isFree: Bool) {
    guard let provider = providers[widget.kind], let configuration = placed[widget]?.configuration else {
      return
    }
    lastCallID += 1
    let id = lastCallID
    let context = context(of: widget)
    let deadline = time.elapsed + limits.providerTime
    let task = time.task { [weak self] in
      do {
        let timeline = try await provider.anyTimeline(for: configuration, in: context)
        await self?.finish(widget, id, .success(timeline))
      } catch {
        await self?.finish(widget, id, .failure(error))
      }
    }
    placed[widget]?.due = nil
    placed[widget]?.again = nil
    placed[widget]?.call = HostedCall(id: id, reason: reason, isFree: isFree, deadline: deadline, task: task)
    wake(at: deadline)
  }

  private func finish(_ widget: PlacedWidget, _ id: Int, _ result: Result<AnyTimeline, any Error>) {
    guard isRunning, let call = placed[widget]?.call, call.id == id else { return }
    placed[widget]?.call = nil
    do {
      try take(result.get(), call.reason, for: widget)
    } catch {
      note(.failed(call.reason, words(for: error)), of: widget)
      retry(call, for: widget)
    }
    goOn(widget)
  }

  private func take(_ timeline: AnyTimeline, _ reason: HostedReloadReason, for widget: PlacedWidget) throws {
    let now = time.elapsed
    let kept = KeptTimeline(timeline.entries, time: time, at: now, limit: limits.maximumEntryCount)
    guard let last = kept.entries.last else { throw TimelineHostError.noEntries }
    placed[widget]?.schedule.replace(by: kept.entries, at: now, limit: limits.maximumPastEntryCount)
    note(.reloaded(reason, entryCount: kept.entries.count), of: widget)
    if kept.leftOutCount > 0 { note(.leftOut(count: kept.leftOutCount), of: widget) }
    let wanted: Duration? =
      switch timeline.policy {
      case .atEnd: last.offset
      case .after(let date): time.offset(of: date)
      case .never: nil
      }
    if let wanted { plan(widget, at: max(wanted, now + limits.minimumInterval), .policy, isFree: false) }
  }

  // A retry counts against the budget, also after a free call: Apple doesn't say that it is free.
  private func retry(_ call: HostedCall, for widget: PlacedWidget) {
    placed[widget]?.report.failureCount += 1
    plan(widget, at: time.elapsed + limits.retryInterval, .retry, isFree: false)
  }

  private func plan(_ widget: PlacedWidget, at offset: Duration, _ reason: HostedReloadReason, isFree: Bool) {
    // Without this minimum, a host with limits of 0 would loop without advancing the time.
    let offset = max(offset, time.elapsed + .seconds(1))
    placed[widget]?.due = (offset, reason, isFree)
    wake(at: offset)
  }

  private func goOn(_ widget: PlacedWidget) {
    guard let again = placed[widget]?.again else { return }
    placed[widget]?.again = nil
    reload(widget, again.reason, isFree: again.isFree)
  }

  /// Gives up the widget's running call. If the call ignores the cancellation, its result is dropped.
  func giveUp(_ widget: PlacedWidget) {
    guard let call = placed[widget]?.call else { return }
    call.task.cancel()
    placed[widget]?.call = nil
  }

  func catchUp(_ widget: PlacedWidget) {
    guard let state = placed[widget], let next = state.nextOffset, next <= time.elapsed else { return }
    if let call = state.call {
      giveUp(widget)
      placed[widget]?.report.cutOffCount += 1
      note(.cutOff(call.reason), of: widget)
      retry(call, for: widget)
      goOn(widget)
    } else if let due = state.due {
      placed[widget]?.due = nil
      reload(widget, due.reason, isFree: due.isFree)
    }
  }
}

/// A timeline of any entry type.
typealias AnyTimeline = (entries: [any HostedTimelineEntry], policy: HostedTimelineReloadPolicy)

extension TimelineHost {
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
