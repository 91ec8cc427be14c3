extension TimelineHost {
  /// Asks for new timelines of a kind of widget, as `WidgetCenter` does for an app.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - inForeground: Whether the app is in the foreground, or plays audio or guides somebody: then it costs
  ///     nothing of the budget.
  public func reloadTimelines(ofKind kind: String, inForeground: Bool = false) {
    for widget in widgets where widget.kind == kind { reload(widget, .requested, isFree: inForeground) }
  }

  /// Asks for new timelines of all widgets.
  ///
  /// - Parameter inForeground: Whether the app is in the foreground: then it costs nothing of the budget.
  public func reloadAllTimelines(inForeground: Bool = false) {
    for widget in widgets { reload(widget, .requested, isFree: inForeground) }
  }

  /// What a widget would show now, by its provider's snapshot. What it shows stays.
  ///
  /// - Parameter widget: A widget of the store.
  /// - Returns: The entry, of the type that the provider has.
  /// - Throws: ``TimelineHostError``, `ConfigurationStoreError`, and what the provider throws.
  public func snapshot(of widget: PlacedWidget) async throws -> any HostedTimelineEntry {
    let provider = try provider(of: widget.kind)
    guard let configuration = try provider.configuration(of: widget, in: store) else {
      throw TimelineHostError.notPlaced(widget)
    }
    let context = context(of: widget)
    return try await time.limit(limits.providerTime) {
      try await provider.anySnapshot(for: configuration, in: context)
    }
  }

  /// What a gallery shows of a kind of widget: its provider's snapshot of the definition's defaults.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - family: The size.
  /// - Returns: The entry, of the type that the provider has.
  /// - Throws: ``TimelineHostError``, and what the provider throws.
  public func preview(ofKind kind: String, in family: ConfigurationFamily) async throws
    -> any HostedTimelineEntry
  {
    let provider = try provider(of: kind)
    let context = HostedTimelineProviderContext(family: family, now: time.now, isPreview: true)
    return try await time.limit(limits.providerTime) {
      try await provider.anySnapshot(for: nil, in: context)
    }
  }

  private func provider(of kind: String) throws -> any HostedTimelineProvider {
    guard let provider = providers[kind] else { throw TimelineHostError.unknownKind(kind) }
    return provider
  }
}
