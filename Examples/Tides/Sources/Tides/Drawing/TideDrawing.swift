import Foundation
import IntentRuntime

/// Draws an entry as text, for each widget family. A real widget would have views instead.
struct TideDrawing {
  let entry: TideEntry

  func lines(for family: ConfigurationFamily) -> [String] {
    switch family {
    case .systemSmall: TextBox(width: 24).around([entry.harbour, "", level, "", notice])
    case .systemMedium: TextBox(width: 52).around([heading(48), ""] + curve(rows: 1) + ["", notice])
    case .systemLarge: TextBox(width: 52).around([heading(48), ""] + curve(rows: 5) + [""] + table)
    case .systemExtraLarge: TextBox(width: 76).around([heading(72), ""] + curveAndTable)
    case .accessoryInline: ["\(entry.harbour) \(level)" + (notice.isEmpty ? "" : " · \(notice)")]
    case .accessoryCircular:
      ["╭──────╮", "│\(height.centred(in: 6))│", "│\(arrow.centred(in: 6))│", "╰──────╯"]
    case .accessoryCorner: [level]
    case .accessoryRectangular: [entry.harbour, level, notice]
    }
  }

  private var height: String {
    entry.heights.first.map(entry.unit.text) ?? "– –"
  }

  private var level: String {
    "\(arrow) \(height)"
  }

  private var arrow: String {
    entry.isRising ? "↑" : "↓"
  }

  /// The next turn of the tide, or a warning.
  private var notice: String {
    if let date = entry.shallowFrom { return "! Shallow from \(date.hour)" }
    return entry.turns.first.map { words(for: $0) } ?? ""
  }

  /// The harbour on the left, the height on the right.
  private func heading(_ width: Int) -> String {
    entry.harbour.padded(to: width - level.count) + level
  }

  /// The day's water, with a time below every twelfth column.
  private func curve(rows: Int) -> [String] {
    let times = stride(from: 0, to: entry.heights.count, by: 12)
      .map { (entry.date + Double($0) * 1_800).hour.padded(to: 12) }
    return Curve(heights: entry.heights).rows(rows) + [times.joined()]
  }

  private var table: [String] {
    let turns = entry.turns.map { words(for: $0).padded(to: 14) + entry.unit.text($0.height) }
    return entry.shallowFrom == nil ? turns : turns + ["", notice]
  }

  private var curveAndTable: [String] {
    let left = curve(rows: 8)
    return left.indices.map { row in
      left[row].padded(to: 51) + (table.indices.contains(row) ? table[row] : "")
    }
  }

  private func words(for turn: Turn) -> String {
    "\(turn.isHigh ? "High" : "Low") \(turn.date.hour)"
  }
}
