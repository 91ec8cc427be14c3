/// A host's calls of a provider, without its concrete types.
extension HostedTimelineProvider {
  /// The stored configuration of a widget, if any.
  func configuration(
    of widget: PlacedWidget,
    in store: ConfigurationStore
  ) throws -> (any GeneratedConfiguration)? {
    try store.read(Configuration.self, for: widget)?.configuration
  }

  /// A snapshot; a `nil` configuration uses the defaults.
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
