import Foundation
import IntentTimelines

/// What a widget shows from a date on.
struct TideEntry: HostedTimelineEntry {
  var date: Date
  var relevance: HostedTimelineEntryRelevance?
  var harbour: String
  var unit: HeightUnit
  /// The height of the water in metres, every half hour for a day.
  var heights: [Double]
  /// The next high and low waters.
  var turns: [Turn]
  /// When the water will be too shallow, if ever.
  var shallowFrom: Date?
  /// The link that opens the app with the whole configuration.
  var link: URL?
}

extension TideEntry {
  /// The entry of a harbour at a date.
  init(_ gauge: Gauge, _ configuration: TidesConfiguration, at date: Date) {
    self.date = date
    harbour = gauge.name
    unit = configuration.unit
    heights = (0..<48).map { gauge.height(at: date + Double($0) * 1_800) }
    turns = gauge.turns(after: date, hours: 25)
    // While the warning is off, the draught is hidden and ignored.
    if configuration.isVisible(\.draught) {
      let minutes = (0..<720).first { gauge.height(at: date + Double($0) * 60) < configuration.draught }
      shallowFrom = minutes.map { date + Double($0) * 60 }
    }
    if shallowFrom != nil { relevance = HostedTimelineEntryRelevance(score: 1) }
    link = URL(string: "tides://harbour").map(configuration.url)
  }

  /// The entry of a widget without data.
  init(emptyAt date: Date) {
    self.date = date
    harbour = "Tides"
    unit = .metres
    heights = []
    turns = []
  }

  var isRising: Bool {
    turns.first?.isHigh ?? true
  }
}

extension HeightUnit {
  /// A height in this unit: `3.4 m`.
  func text(_ metres: Double) -> String {
    let value = self == .feet ? metres / 0.3048 : metres
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) \(self == .feet ? "ft" : "m")"
  }
}
