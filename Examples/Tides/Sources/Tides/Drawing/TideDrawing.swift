import Foundation
import IntentRuntime

/// Draws an entry as text, for each size of widget. A real widget has views in its place.
struct TideDrawing {
  let entry: TideEntry

  func lines(for family: ConfigurationFamily) -> [String] {
    switch family {
    case .systemSmall: TextBox(width: 24).around(small)
    case .systemMedium: TextBox(width: 52).around(medium)
    case .systemLarge: TextBox(width: 52).around(large(rows: 5))
    case .systemExtraLarge: TextBox(width: 76).around(large(rows: 8))
    case .accessoryInline: [inline]
    case .accessoryCircular:
      ["╭─────╮", "│\(height.centred(in: 5))│", "│\(arrow.centred(in: 5))│", "╰─────╯"]
    case .accessoryCorner: ["\(arrow) \(height)"]
    case .accessoryRectangular: [entry.harbour, "\(arrow) \(height)", notice]
    }
  }

  private var height: String {
    entry.heights.first.map(entry.unit.text) ?? "– –"
  }

  private var arrow: String {
    entry.isRising ? "↑" : "↓"
  }

  /// The next turn of the tide, or what is more urgent.
  private var notice: String {
    if let date = entry.shallowFrom { return "! Shallow from \(date.hour)" }
    return entry.turns.first.map { words(for: $0) } ?? ""
  }

  private var inline: String {
    "\(entry.harbour) \(arrow) \(height)" + (notice.isEmpty ? "" : " · \(notice)")
  }

  private var small: [String] {
    [entry.harbour, "", "\(arrow) \(height)", "", notice]
  }

  private var medium: [String] {
    [
      entry.harbour.padded(to: 38) + "\(arrow) \(height)".padded(to: 10), "",
      Curve(heights: entry.heights).rows(1)[0], hours(every: 12), "",
      notice,
    ]
  }

  private func large(rows: Int) -> [String] {
    let table = entry.turns.map { turn in
      words(for: turn).padded(to: 14) + entry.unit.text(turn.height)
    }
    return [entry.harbour.padded(to: 38) + "\(arrow) \(height)".padded(to: 10), ""]
      + Curve(heights: entry.heights).rows(rows) + [hours(every: 12), ""] + table
      + (entry.shallowFrom == nil ? [] : ["", notice])
  }

  /// The times below a curve, one for so many of its columns.
  private func hours(every columns: Int) -> String {
    stride(from: 0, to: entry.heights.count, by: columns)
      .map { (entry.date + Double($0) * 1_800).hour.padded(to: columns) }
      .joined()
  }

  private func words(for turn: Turn) -> String {
    "\(turn.isHigh ? "High" : "Low") \(turn.date.hour)"
  }
}
