/// A curve of block characters.
struct Curve {
  private static let blocks = Array(" ▁▂▃▄▅▆▇█")

  let heights: [Double]

  /// The rows, from the top.
  func rows(_ count: Int) -> [String] {
    let lowest = heights.min() ?? 0
    let range = max((heights.max() ?? 0) - lowest, 0.1)
    // Even the lowest water is an eighth of a row high, so that it is visible.
    let eighths = heights.map { 1 + Int(($0 - lowest) / range * Double(count * 8 - 1)) }
    return (0..<count).reversed().map { row in
      String(eighths.map { Self.blocks[min(max($0 - row * 8, 0), 8)] })
    }
  }
}
