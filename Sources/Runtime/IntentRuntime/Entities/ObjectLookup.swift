import IntentPlatform

/// Finds objects by their stored identifiers.
public struct ObjectLookup<Object: GeneratedObject>: Sendable {
  /// An object as an option.
  public typealias Option = OptionsCollection<Object>.Option

  private let query: String
  private let memory: OptionsMemory?
  private let limit: Duration

  /// Creates a lookup.
  ///
  /// - Parameters:
  ///   - query: The App Intents query that finds the objects.
  ///   - memory: Remembers the query's options, if any.
  ///   - limit: How long to wait for the provider.
  public init(_ query: String, memory: OptionsMemory?, limit: Duration = .seconds(5)) {
    self.query = query
    self.memory = memory
    self.limit = limit
  }

  /// Returns an option for each stored identifier that is not empty: from `find`, or else from the memory, or
  /// else from `list`, or else from the identifier alone. An answer after the time limit is only remembered
  /// for later calls.
  ///
  /// - Parameters:
  ///   - identifiers: The stored identifiers.
  ///   - find: Returns the objects with the given identifiers, or `nil` to have `list` searched instead.
  ///   - list: Returns all options. Called only if an object is neither found nor remembered, and either
  ///     `find` gave no answer or the object's identifier is empty.
  public func options(
    for identifiers: [String],
    find: @escaping @Sendable ([String]) async throws -> [Object]?,
    among list: @escaping @Sendable () async throws -> OptionsCollection<Object>
  ) async -> [Option] {
    let stored = identifiers.compactMap { StoredIdentifier(text: $0) }
    let named = Set(stored).filter { !$0.parts.identifier.isEmpty }
    let end = ContinuousClock.now + limit

    var found: [String: Option] = [:]
    var isAnswered = false
    if !named.isEmpty {
      let work: @Sendable () async throws -> [String: Option]? = {
        let objects = try await find(named.map(\.parts.identifier).sorted())
        return objects.map { use($0.map { option(of: $0) }, for: named) }
      }
      if let answer = await firstResult(of: work, before: end), let answer {
        found = answer
        isAnswered = true
      }
    }
    for identifier in stored where found[identifier.text] == nil {
      found[identifier.text] = memory?.option(identifier.text, of: query)
    }
    // `find` can't look up an empty identifier.
    let isIncomplete = stored.contains {
      found[$0.text] == nil && (!isAnswered || $0.parts.identifier.isEmpty)
    }
    if isIncomplete {
      let work: @Sendable () async throws -> [String: Option] = {
        let options = noting(try await list())
        return use(options.options, for: Set(stored))
      }
      found.merge(await firstResult(of: work, before: end) ?? [:]) { _, new in new }
    }
    memory?.use(found, of: query)
    return stored.compactMap { identifier in
      found[identifier.text] ?? Object(storedIdentifier: identifier.text).map { Option($0) }
    }
  }

  /// Remembers options for later lookups.
  public func noting(_ options: OptionsCollection<Object>) -> OptionsCollection<Object> {
    memory?.see(byIdentifier(options.options), of: query)
    return options
  }

  /// Remembers objects for later lookups.
  public func noting(_ objects: [Object]) -> [Object] {
    memory?.see(byIdentifier(objects.map { option(of: $0) }), of: query)
    return objects
  }

  /// Remembers an object for later lookups.
  public func noting(_ object: Object) -> Object {
    _ = noting([object])
    return object
  }

  private func option(of object: Object) -> Option {
    let old: Option? = memory?.option(StoredIdentifier(object).text, of: query)
    return Option(object, subtitle: old?.subtitle, imageName: old?.imageName)
  }

  private func use(_ options: [Option], for asked: Set<StoredIdentifier>) -> [String: Option] {
    let identifiers = Set(asked.map(\.text))
    let found = byIdentifier(options).filter { identifiers.contains($0.key) }
    memory?.use(found, of: query)
    return found
  }

  private func byIdentifier(_ options: [Option]) -> [String: Option] {
    Dictionary(options.map { (StoredIdentifier($0.value).text, $0) }) { first, _ in first }
  }
}

/// Returns `nil` if the work fails or is late. Late work continues.
private func firstResult<Value: Sendable>(
  of work: @escaping @Sendable () async throws -> Value,
  before end: ContinuousClock.Instant
) async -> Value? {
  guard ContinuousClock.now < end else { return nil }
  return await withCheckedContinuation { continuation in
    let waiting = Guarded<CheckedContinuation<Value?, Never>?>(continuation)
    let answer: @Sendable (Value?) -> Void = { value in
      let first = waiting.withLock { waiting in
        defer { waiting = nil }
        return waiting
      }
      first?.resume(returning: value)
    }
    let clock = Task {
      try await Task.sleep(until: end, clock: .continuous)
      answer(nil)
    }
    Task {
      answer(try? await work())
      clock.cancel()
    }
  }
}
