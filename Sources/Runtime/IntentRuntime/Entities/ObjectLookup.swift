import IntentPlatform

/// Finds the objects of one query by what App Intents store for them. Generated queries use it.
public struct ObjectLookup<Object: GeneratedObject>: Sendable {
  /// An object, and what people see of it.
  public typealias Option = OptionsCollection<Object>.Option

  private let query: String
  private let memory: OptionsMemory?
  private let limit: Duration

  /// - Parameters:
  ///   - query: The name of the query.
  ///   - memory: What remembers its options; `nil` to remember nothing.
  ///   - limit: The time after which the provider is not waited for.
  public init(_ query: String, memory: OptionsMemory?, limit: Duration = .seconds(5)) {
    self.query = query
    self.memory = memory
    self.limit = limit
  }

  /// An option for each identifier, in order: as the provider returns it by its identifier, or as it is remembered, or
  /// from the list, or else its identifier alone. An empty identifier has none.
  ///
  /// The provider is waited for only some seconds. What it returns later is remembered.
  ///
  /// - Parameters:
  ///   - identifiers: The stored identifiers.
  ///   - find: Returns the objects with some identifiers; `nil` to look among the options.
  ///   - list: Returns the options. It is called if an object is not remembered, and `find` returns nothing or the
  ///     object has no identifier.
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
    // The provider finds no object by an empty identifier.
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

  /// Keeps options that people see, so that the one that they choose is known.
  public func noting(_ options: OptionsCollection<Object>) -> OptionsCollection<Object> {
    memory?.see(byIdentifier(options.options), of: query)
    return options
  }

  /// Keeps objects that people see, so that they are known when a widget asks for them.
  public func noting(_ objects: [Object]) -> [Object] {
    memory?.see(byIdentifier(objects.map { option(of: $0) }), of: query)
    return objects
  }

  /// Keeps an object that people see, so that it is known when a widget asks for it.
  public func noting(_ object: Object) -> Object {
    _ = noting([object])
    return object
  }

  /// An option for an object, with the subtitle and the image that it had.
  private func option(of object: Object) -> Option {
    let old: Option? = memory?.option(StoredIdentifier(object).text, of: query)
    return Option(object, subtitle: old?.subtitle, imageName: old?.imageName)
  }

  /// Remembers those of the options that a widget asked for, and returns them.
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

/// The result of some work, or `nil` if it fails or is not there in time. The work then goes on.
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
