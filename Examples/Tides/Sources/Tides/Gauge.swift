import Foundation

/// The tide of a harbour.
///
/// The moon's pull has a period of 12.42 hours, the sun's one of 12 hours; together they cause spring and neap tides.
/// The harbours are invented.
struct Gauge: Sendable {
  let id: String
  let name: String
  let coast: String
  /// Half of the moon's part of the tide, in metres.
  let reach: Double
  /// The delay of the moon's high water here, in hours.
  let lag: Double

  static let all = [
    Gauge(id: "saltmere", name: "Saltmere", coast: "North Coast", reach: 1.9, lag: 2.6),
    Gauge(id: "gull-ness", name: "Gull Ness", coast: "North Coast", reach: 1.4, lag: 4.1),
    Gauge(id: "copper-quay", name: "Copper Quay", coast: "South Coast", reach: 0.9, lag: 8.2),
    Gauge(id: "lantern-point", name: "Lantern Point", coast: "South Coast", reach: 2.6, lag: 9.7),
    Gauge(id: "great-skerry", name: "Great Skerry", coast: "Islands", reach: 0.8, lag: 11.3),
  ]

  /// The height above chart datum, in metres.
  func height(at date: Date) -> Double {
    let hours = date.timeIntervalSince(Date(timeIntervalSince1970: 1_767_225_600)) / 3_600
    let moon = cos(2 * .pi * (hours - lag) / 12.4206)
    let sun = 0.3 * cos(2 * .pi * (hours - lag) / 12)
    return reach * (1.4 + moon + sun)
  }

  /// The high and low waters of the next hours, to the minute.
  func turns(after date: Date, hours: Int) -> [Turn] {
    let heights = (-1...hours * 60).map { height(at: date + Double($0) * 60) }
    return heights.indices.dropFirst().dropLast().compactMap { index in
      let height = heights[index]
      let isHigh = height >= heights[index - 1] && height > heights[index + 1]
      let isLow = height <= heights[index - 1] && height < heights[index + 1]
      guard isHigh || isLow else { return nil }
      return Turn(date: date + Double(index - 1) * 60, height: height, isHigh: isHigh)
    }
  }
}

/// A high or low water.
struct Turn: Sendable, Equatable {
  var date: Date
  var height: Double
  var isHigh: Bool
}
