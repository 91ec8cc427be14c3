/// A host's state of a widget.
struct HostedWidget {
  var configuration: any GeneratedConfiguration
  var schedule: ShowingSchedule
  /// When and why to request the next timeline, and whether that is free; `nil` if not scheduled.
  var due: (offset: Duration, reason: HostedReloadReason, isFree: Bool)?
  /// The running call of the provider.
  var call: HostedCall?
  /// The cancelled calls that have not ended.
  var stuckCalls: Set<Int> = []
  /// Why to call the provider again after the current call.
  var again: (reason: HostedReloadReason, isFree: Bool)?
  /// Whether it was reported that too many calls are stuck.
  var isStuck = false
  var ledger = RefreshLedger()
  var report = RefreshReport()

  /// The time of the next action.
  var nextOffset: Duration? {
    call?.deadline ?? due?.offset
  }
}

/// A call of a provider for a timeline.
struct HostedCall {
  let id: Int
  let reason: HostedReloadReason
  let isFree: Bool
  let deadline: Duration
  let task: Task<Void, Never>
}
