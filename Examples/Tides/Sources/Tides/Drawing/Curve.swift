/// A curve of blocks, as high as the rows it is given.
struct Curve {
  private static let blocks = Array(" ▁▂▃▄▅▆▇█")

  let heights: [Double]

  /// The rows, the upper one first.
  func rows(_ count: Int) -> [String] {
    let lowest = heights.min() ?? 0
    let range = max((heights.max() ?? 0) - lowest, 0.1)
    // The lowest water is one eighth of a row high, so that it can be seen.
    let eighths = heights.map { 1 + Int(($0 - lowest) / range * Double(count * 8 - 1)) }
    return (0..<count).reversed().map { row in
      String(eighths.map { Self.blocks[min(max($0 - row * 8, 0), 8)] })
    }
  }
}
