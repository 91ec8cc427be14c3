import Foundation

/// Simulates the app's server: it is slow, and sometimes fails.
actor HarbourOffice {
  private let clock: any Clock<Duration>
  private let isClosed: Bool
  private var callCount = 0

  /// - Parameters:
  ///   - clock: The clock for delays.
  ///   - isClosed: Whether every request fails.
  init(clock: any Clock<Duration> = ContinuousClock(), isClosed: Bool = false) {
    self.clock = clock
    self.isClosed = isClosed
  }

  /// The harbours. Every other request fails at first, because the line is busy.
  func harbours() async throws -> [Gauge] {
    try await clock.sleep(for: .milliseconds(100))
    if isClosed { throw HarbourOfficeError.closed }
    callCount += 1
    if callCount % 2 == 1 { throw HarbourOfficeError.engaged }
    return Gauge.all
  }

  /// The tide at a harbour. Fails from 02:00 to 02:20. From 14:00 to 14:10, the islands take 40 seconds.
  func gauge(of id: String, at date: Date) async throws -> Gauge {
    let minute = date.minuteOfDay
    if isClosed || (120..<140).contains(minute) { throw HarbourOfficeError.closed }
    guard let gauge = Gauge.all.first(where: { $0.id == id }) else { throw HarbourOfficeError.unknown(id) }
    let isBadLine = gauge.coast == "Islands" && (840..<850).contains(minute)
    try await clock.sleep(for: isBadLine ? .seconds(40) : .milliseconds(100))
    return gauge
  }
}

enum HarbourOfficeError: Error, CustomStringConvertible {
  case closed
  case engaged
  case unknown(String)

  var description: String {
    switch self {
    case .closed: "the harbour office is closed"
    case .engaged: "the line to the harbour office is busy"
    case .unknown(let id): "the harbour office has no harbour '\(id)'"
    }
  }
}
