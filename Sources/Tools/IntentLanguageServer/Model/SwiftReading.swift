import AppFacts
import IntentPlatform

/// Reads Swift in the background, while the server keeps answering.
package struct SwiftReading {
  package typealias Found = Result<SwiftCode, any Error>
  /// Starts to read Swift files, and calls a function at the end, on any thread. Returns a function that ends
  /// it early.
  package typealias Reader =
    @Sendable ([String], @escaping @Sendable (Found) -> Void) -> @Sendable () -> Void

  /// The last result; `nil` while it is outdated.
  private(set) var code: Found?
  private var running: Run?
  private var isOutdated = true

  var isUnderWay: Bool { running != nil }
  /// Whether ``update(_:_:)`` finds something new.
  var hasEnded: Bool { running?.found != nil }

  mutating func forget() {
    (isOutdated, code) = (true, nil)
  }

  /// Takes a finished result. If it is outdated, starts another reading, but never two at a time.
  ///
  /// - Returns: Whether the code is new.
  mutating func update(_ paths: [String], _ read: Reader) -> Bool {
    let isNew = take()
    guard isOutdated, running == nil, !paths.isEmpty else { return isNew }
    isOutdated = false
    running = Run(paths, read)
    return take()
  }

  private mutating func take() -> Bool {
    guard let found = running?.found else { return false }
    running = nil
    code = isOutdated ? nil : found
    return !isOutdated
  }

  /// A program that reads Swift. It ends when nothing needs it any more.
  private final class Run {
    private let result = Guarded<Found?>(nil)
    private let cancel: @Sendable () -> Void

    /// `nil` until the end.
    var found: Found? { result.withLock { $0 } }

    init(_ paths: [String], _ read: Reader) {
      cancel = read(paths) { [result] found in result.withLock { $0 = found } }
    }

    deinit {
      cancel()
    }
  }
}
