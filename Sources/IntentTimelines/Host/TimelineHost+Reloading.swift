extension TimelineHost {
  /// Asks for a widget's next timeline, now or when its budget has room.
  func reload(_ widget: PlacedWidget, _ reason: HostedReloadReason, isFree: Bool) {
    guard isRunning, let state = placed[widget] else { return }
    guard state.call == nil, state.stuckCalls.count < max(1, limits.maximumStuckCallCount) else {
      // One more call does for all that ask meanwhile; if one of them is free, so is it.
      placed[widget]?.again = (reason, isFree || state.again?.isFree == true)
      placed[widget]?.due = nil
      return
    }
    if isFree {
      placed[widget]?.report.freeCount += 1
    } else if !pay(for: widget, reason) {
      return
    }
    call(widget, reason)
  }

  /// Takes a refresh out of a widget's budget. `false` where it must wait.
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
    if budget.isEnforced {
      state.due = (next, reason)
      wake(at: next)
    }
    return !budget.isEnforced
  }

  private func call(_ widget: PlacedWidget, _ reason: HostedReloadReason) {
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
    placed[widget]?.call = HostedCall(id: id, reason: reason, deadline: deadline, task: task)
    wake(at: deadline)
  }

  /// Takes what a provider has said, unless it was given up.
  private func finish(_ widget: PlacedWidget, _ id: Int, _ result: Result<AnyTimeline, any Error>) {
    guard isRunning, let call = placed[widget]?.call, call.id == id else {
      placed[widget]?.stuckCalls.remove(id)
      return goOn(widget)
    }
    placed[widget]?.call = nil
    do {
      try take(result.get(), call.reason, for: widget)
    } catch {
      note(.failed(call.reason, words(for: error)), of: widget)
      retry(widget)
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
    if let wanted { plan(widget, at: max(wanted, now + limits.minimumInterval), .policy) }
  }

  private func retry(_ widget: PlacedWidget) {
    placed[widget]?.report.failureCount += 1
    plan(widget, at: time.elapsed + limits.retryInterval, .retry)
  }

  private func plan(_ widget: PlacedWidget, at offset: Duration, _ reason: HostedReloadReason) {
    // Else a host whose limits are 0 would ask without end while time stands still.
    let offset = max(offset, time.elapsed + .seconds(1))
    placed[widget]?.due = (offset, reason)
    wake(at: offset)
  }

  /// Asks once more where somebody has asked meanwhile.
  private func goOn(_ widget: PlacedWidget) {
    guard let again = placed[widget]?.again else { return }
    placed[widget]?.again = nil
    reload(widget, again.reason, isFree: again.isFree)
  }

  /// Does not wait for a call any more. If it does not listen, it goes on for nothing.
  func giveUp(_ widget: PlacedWidget) {
    guard let call = placed[widget]?.call else { return }
    call.task.cancel()
    placed[widget]?.call = nil
    placed[widget]?.stuckCalls.insert(call.id)
  }

  /// Does what is to be done by now for a widget.
  func catchUp(_ widget: PlacedWidget) {
    guard let state = placed[widget], let next = state.nextOffset, next <= time.elapsed else { return }
    if let call = state.call {
      giveUp(widget)
      placed[widget]?.report.cutOffCount += 1
      note(.cutOff(call.reason), of: widget)
      retry(widget)
      goOn(widget)
    } else if let due = state.due {
      placed[widget]?.due = nil
      reload(widget, due.reason, isFree: false)
    }
  }
}

/// A timeline of any provider.
typealias AnyTimeline = (entries: [any HostedTimelineEntry], policy: HostedTimelineReloadPolicy)
