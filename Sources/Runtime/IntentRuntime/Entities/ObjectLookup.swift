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

  /// Returns an option for each stored identifier that isn't empty, unless its object is gone.
  ///
  /// The provider is right. An object that `find` leaves out is gone. What `list` lacks is not, because a
  /// list can be partial: such an object is taken from the memory, or else has only its identifier. If `find`
  /// fails or is late, the memory comes before `list`. A late answer is only remembered.
  ///
  /// - Parameters:
  ///   - identifiers: The stored identifiers.
  ///   - find: Returns the objects with the given identifiers, or `nil` to have `list` searched instead.
  ///   - list: Returns all options. Called only for objects that are still unknown, which includes those with
  ///     an empty identifier.
  public func options(
    for identifiers: [String],
    find: @escaping @Sendable ([String]) async throws -> [Object]?,
    among list: @escaping @Sendable () async throws -> OptionsCollection<Object>
  ) async -> [Option] {
    let stored = identifiers.compactMap { StoredIdentifier(text: $0) }
    let end = ContinuousClock.now + limit
    var found: [String: Option] = [:]
    var unknown = Set(stored)
    // `find` can't look up an empty identifier.
    let named = unknown.filter { !$0.parts.identifier.isEmpty }
    if !named.isEmpty {
      let work: @Sendable () async throws -> [String: Option]? = {
        let objects = try await find(named.map(\.parts.identifier).sorted())
        return objects.map { use($0.map { option(of: $0) }, for: named, isComplete: true) }
      }
      switch await firstResult(of: work, before: end) {
      case .some(let answer?):
        found = answer
        unknown.subtract(named)
      case .some(nil): break
      case nil:
        for identifier in named { found[identifier.text] = memory?.option(identifier.text, of: query) }
        memory?.use(found, of: query)
        unknown = unknown.filter { found[$0.text] == nil }
      }
    }
    if !unknown.isEmpty {
      let asked = unknown
      let work: @Sendable () async throws -> [String: Option] = {
        let options = noting(try await list())
        return use(options.options, for: asked, isComplete: false)
      }
      found.merge(await firstResult(of: work, before: end) ?? [:]) { _, new in new }
    }
    for identifier in unknown where found[identifier.text] == nil {
      let remembered: Option? = memory?.option(identifier.text, of: query)
      found[identifier.text] = remembered ?? Object(storedIdentifier: identifier.text).map { Option($0) }
      if let remembered { memory?.use([identifier.text: remembered], of: query) }
    }
    return stored.compactMap { found[$0.text] }
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

  /// Remembers the options that were asked for and, if no option is missing, forgets the others.
  private func use(
    _ options: [Option],
    for asked: Set<StoredIdentifier>,
    isComplete: Bool
  ) -> [String: Option] {
    let identifiers = Set(asked.map(\.text))
    let found = byIdentifier(options).filter { identifiers.contains($0.key) }
    if isComplete { memory?.forget(identifiers.subtracting(found.keys), of: query) }
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
