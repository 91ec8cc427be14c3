import Foundation

extension Date {
  /// Parses `2026-06-01T06:00` as UTC.
  init?(minute text: String) {
    guard let date = try? Date("\(text):00Z", strategy: .iso8601) else { return nil }
    self = date
  }

  /// The minutes since midnight.
  var minuteOfDay: Int {
    let minutes = Int((timeIntervalSince1970 / 60).rounded(.down)) % 1_440
    return minutes < 0 ? minutes + 1_440 : minutes
  }

  /// The time, such as `06:00`.
  var hour: String {
    [minuteOfDay / 60, minuteOfDay % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
