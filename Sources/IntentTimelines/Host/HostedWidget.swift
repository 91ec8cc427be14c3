/// What a host knows of a widget.
struct HostedWidget {
  var configuration: any GeneratedConfiguration
  var schedule: ShowingSchedule
  /// When the next timeline is to be asked for, and why; `nil` is not by itself.
  var due: (offset: Duration, reason: HostedReloadReason)?
  /// The call of the provider that is under way.
  var call: HostedCall?
  /// The calls that were given up and have not ended.
  var stuckCalls: Set<Int> = []
  /// Why the provider is to be asked once more when a call has ended.
  var again: (reason: HostedReloadReason, isFree: Bool)?
  var ledger = RefreshLedger()
  var report = RefreshReport()

  /// When something is to be done next.
  var nextOffset: Duration? {
    call?.deadline ?? due?.offset
  }
}

/// A call of a provider for a timeline.
struct HostedCall {
  let id: Int
  let reason: HostedReloadReason
  let deadline: Duration
  let task: Task<Void, Never>
}
