extension TimelineHost {
  /// Requests new timelines for a kind of widget, as `WidgetCenter` does.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - inForeground: Whether the app is in the foreground, plays audio or navigates: then the requests do not use the
  ///     budget.
  public func reloadTimelines(ofKind kind: String, inForeground: Bool = false) {
    for widget in widgets where widget.kind == kind { reload(widget, .requested, isFree: inForeground) }
  }

  /// Requests new timelines for all widgets.
  ///
  /// - Parameter inForeground: Whether the app is in the foreground: then the requests do not use the budget.
  public func reloadAllTimelines(inForeground: Bool = false) {
    for widget in widgets { reload(widget, .requested, isFree: inForeground) }
  }

  /// The provider's snapshot of a widget. What the widget shows does not change.
  ///
  /// - Parameter widget: A widget of the store.
  /// - Returns: The entry, of the provider's type.
  /// - Throws: ``TimelineHostError``, `ConfigurationStoreError`, and the provider's errors.
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

  /// A gallery's preview of a kind of widget: its provider's snapshot of the definition's defaults.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - family: The widget family.
  /// - Returns: The entry, of the provider's type.
  /// - Throws: ``TimelineHostError``, and the provider's errors.
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
