import Foundation

/// Where the app asks for harbours and tides. It stands for a server: it is slow, and sometimes fails.
actor HarbourOffice {
  private let clock: any Clock<Duration>
  private let isClosed: Bool
  private var callCount = 0

  /// - Parameters:
  ///   - clock: By what it is slow.
  ///   - isClosed: Whether nobody is there today.
  init(clock: any Clock<Duration> = ContinuousClock(), isClosed: Bool = false) {
    self.clock = clock
    self.isClosed = isClosed
  }

  /// The harbours. Each first call of two finds the line engaged.
  func harbours() async throws -> [Gauge] {
    try await clock.sleep(for: .milliseconds(100))
    if isClosed { throw HarbourOfficeError.closed }
    callCount += 1
    if callCount % 2 == 1 { throw HarbourOfficeError.engaged }
    return Gauge.all
  }

  /// The tide at a harbour. Nobody is there from 02:00 to 02:20, and from 14:00 to 14:10 the line to the islands is so
  /// bad that it takes 40 seconds.
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
    case .engaged: "the line to the harbour office is engaged"
    case .unknown(let id): "the harbour office knows no harbour '\(id)'"
    }
  }
}
