/// Finds the places of one text in another that was edited in one place.
struct TextShift {
  private let start: Int
  private let oldEnd: Int
  private let newEnd: Int

  /// What both texts begin and end with stays; what is between is the edit.
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var same = 0
    while same < shorter - start, old[old.count - 1 - same] == new[new.count - 1 - same] { same += 1 }
    self.start = start
    oldEnd = old.count - same
    newEnd = new.count - same
  }

  /// The offset in the new text. An offset in what was replaced is the start of the edit.
  func callAsFunction(_ offset: Int) -> Int {
    if offset <= start { return offset }
    return offset >= oldEnd ? offset - oldEnd + newEnd : start
  }

  /// The range in the new text.
  func callAsFunction(_ range: Range<Int>) -> Range<Int> {
    let start = self(range.lowerBound)
    return start..<max(start, self(range.upperBound))
  }
}
