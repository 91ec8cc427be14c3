/// What a host asks of a provider whose types it does not know.
extension HostedTimelineProvider {
  /// The configuration of a widget; `nil` where none is stored.
  func configuration(
    of widget: PlacedWidget,
    in store: ConfigurationStore
  ) throws -> (any GeneratedConfiguration)? {
    try store.read(Configuration.self, for: widget)?.configuration
  }

  /// A snapshot; `nil` is the configuration of a widget that was not configured.
  func anySnapshot(
    for configuration: (any GeneratedConfiguration)?,
    in context: Context
  ) async throws -> any HostedTimelineEntry {
    try await snapshot(for: configuration as? Configuration ?? Configuration(), in: context)
  }

  func anyTimeline(
    for configuration: any GeneratedConfiguration,
    in context: Context
  ) async throws -> AnyTimeline {
    let timeline = try await timeline(for: configuration as? Configuration ?? Configuration(), in: context)
    return (timeline.entries, timeline.policy)
  }
}

extension GeneratedConfiguration {
  func equals(_ other: any GeneratedConfiguration) -> Bool {
    (other as? Self) == self
  }
}
