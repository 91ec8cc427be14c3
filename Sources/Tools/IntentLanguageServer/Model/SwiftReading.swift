import AppFacts
import IntentPlatform

/// Reads Swift beside the server, which answers meanwhile.
package struct SwiftReading {
  package typealias Found = Result<SwiftCode, any Error>
  /// Reads Swift files, and calls a function at the end, on any thread.
  package typealias Reader = @Sendable ([String], @escaping @Sendable (Found) -> Void) -> Void

  /// `nil` while what was read is outdated.
  private(set) var code: Found?
  private var running: Guarded<Found?>?
  private var isOutdated = true

  var isUnderWay: Bool { running != nil }
  /// Whether ``update(_:_:)`` finds something new.
  var hasEnded: Bool { running?.withLock { $0 != nil } == true }

  mutating func forget() {
    (isOutdated, code) = (true, nil)
  }

  /// Takes what was read. If it is outdated, starts again, but only then: a program at a time is enough.
  ///
  /// - Returns: Whether the code is new.
  mutating func update(_ paths: [String], _ read: Reader) -> Bool {
    let isNew = take()
    guard isOutdated, running == nil, !paths.isEmpty else { return isNew }
    isOutdated = false
    let place = Guarded<Found?>(nil)
    running = place
    read(paths) { found in place.withLock { $0 = found } }
    return take()
  }

  private mutating func take() -> Bool {
    guard let found = running?.withLock({ $0 }) else { return false }
    running = nil
    code = isOutdated ? nil : found
    return !isOutdated
  }
}
